import { Trans } from '@lingui/react/macro';

/** Terms. */
export function TermsPage() {
  return (
    <section className="site-text">
      <h1>
        <Trans>Terms</Trans>
      </h1>
      <p>
        <Trans>What holds between you and us.</Trans>
      </p>
    </section>
  );
}
