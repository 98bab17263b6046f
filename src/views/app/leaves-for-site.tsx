import { useLingui } from '@lingui/react/macro';
import { Message } from './error-page.tsx';
import { LeavesFor } from './leaves-for.tsx';

/** In place of a page of the public site, which is a document of its own: loads that. */
export function LeavesForSite() {
  const { t } = useLingui();
  // Without a connection the application itself is served there: loading it again would go on forever.
  if (isServedHere())
    return (
      <Message
        code="–"
        title={t`This page is not on this device`}
        text={t`Open it again when there is a connection.`}
      />
    );
  return <LeavesFor address={location.pathname + location.search} />;
}

function isServedHere(): boolean {
  const [opened] = performance.getEntriesByType('navigation');
  return opened !== undefined && new URL(opened.name).pathname === location.pathname;
}
