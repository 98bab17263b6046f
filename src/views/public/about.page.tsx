import { Trans } from '@lingui/react/macro';

/** About. */
export function AboutPage() {
  return (
    <section className="site-text">
      <h1>
        <Trans>About</Trans>
      </h1>
      <p>
        <Trans>Who makes Lagra, and why.</Trans>
      </p>
    </section>
  );
}
