import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#views/ui/button.tsx';
import { useWrittenPage } from '#views/ui/use-written-page.ts';
import { PRODUCT_NAME } from './brand-mark.tsx';
import { Message } from './error-page.tsx';
import './shell.css';

/**
 * The application was served in place of a page of the public site: there is no connection, or the page is still being
 * written, as after a first start. Then it opens by itself.
 */
export function SitePageMissing() {
  const { t } = useLingui();
  const found = useWrittenPage();
  if (found === 'preparing') return <Preparing />;
  if (found !== 'away') return null;
  return (
    <Message
      code="–"
      title={t`This page is not on this device`}
      text={t`Open it again when there is a connection.`}
    />
  );
}

function Preparing() {
  const { t } = useLingui();
  const title = t`This page is being prepared`;
  return (
    <main className="app-message">
      <h1>{title}</h1>
      <p className="ui-soft" role="status">
        <Trans>It opens by itself in a moment. Signing in works already.</Trans>
      </p>
      <Button variant="primary" to="/auth/login">
        <Trans>Sign in</Trans>
      </Button>
      <title>{`${title} · ${PRODUCT_NAME}`}</title>
    </main>
  );
}
