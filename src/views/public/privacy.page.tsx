import { Trans } from '@lingui/react/macro';

/** Privacy. */
export function PrivacyPage() {
  return (
    <section className="site-text">
      <h1>
        <Trans>Privacy</Trans>
      </h1>
      <p>
        <Trans>What is kept about you, and for how long.</Trans>
      </p>
    </section>
  );
}
