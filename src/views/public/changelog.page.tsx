import { Trans } from '@lingui/react/macro';

/** Changelog. */
export function ChangelogPage() {
  return (
    <section className="site-text">
      <h1>
        <Trans>Changelog</Trans>
      </h1>
      <p>
        <Trans>What is new, the newest first.</Trans>
      </p>
    </section>
  );
}
