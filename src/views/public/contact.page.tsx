import { Trans } from '@lingui/react/macro';

/** Contact. */
export function ContactPage() {
  return (
    <section className="site-text">
      <h1>
        <Trans>Contact</Trans>
      </h1>
      <p>
        <Trans>A message to the people behind Lagra.</Trans>
      </p>
    </section>
  );
}
