import { Trans } from '@lingui/react/macro';

/** Features. */
export function FeaturesPage() {
  return (
    <section className="site-text">
      <h1>
        <Trans>Features</Trans>
      </h1>
      <p>
        <Trans>What Lagra does, area by area.</Trans>
      </p>
    </section>
  );
}
