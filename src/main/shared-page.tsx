import type { ReactElement } from 'react';
import { I18nProvider } from '@lingui/react';
import { i18n } from '#i18n/i18n.ts';
import { SharedHostProvider, type SharedHost } from '#views/site/shared-host.ts';

/** The page of a link. Without a host it is as it is written, before its link was read. */
export function sharedPage(page: ReactElement, host?: SharedHost): ReactElement {
  return (
    <I18nProvider i18n={i18n}>
      {host ? <SharedHostProvider value={host}>{page}</SharedHostProvider> : page}
    </I18nProvider>
  );
}
