import type { ReactElement } from 'react';
import { I18nProvider } from '@lingui/react';
import { i18n } from '#i18n/i18n.ts';
import { SiteHostProvider, type SiteHost } from '#views/site/site-host.ts';
import { SiteShell } from '#views/site/site-shell.tsx';

/** A page of the public site in its layout; `path` is below its language. Without a host it is as pages are written. */
export function sitePage(path: string, page: ReactElement, host?: SiteHost): ReactElement {
  const shell = <SiteShell path={path}>{page}</SiteShell>;
  return (
    <I18nProvider i18n={i18n}>
      {host ? <SiteHostProvider value={host}>{shell}</SiteHostProvider> : shell}
    </I18nProvider>
  );
}
