import { Trans } from '@lingui/react/macro';

/** How it works. */
export function HowItWorksPage() {
  return (
    <section className="site-text">
      <h1>
        <Trans>How it works</Trans>
      </h1>
      <p>
        <Trans>From the first product to the shipped order.</Trans>
      </p>
    </section>
  );
}
