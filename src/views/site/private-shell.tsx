import type { ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { LOCALES, LOCALE_NAMES } from '#i18n/locale.ts';
import { useSharedStatus } from './shared-host.ts';
import { siteAddress } from '../navigation/site-address.ts';
import './site.css';
import './shared.css';

/** A page for who has its address: nothing around it leads into the site, and no other page learns where it is. */
export function PrivateShell({ children }: { readonly children: ReactNode }) {
  return (
    <div className="site">
      <main id="content" className="site-main shared" tabIndex={-1}>
        {children}
      </main>
      <footer className="shared-foot ui-no-print">
        <OtherLanguages />
        <p>
          <Trans>Only people with this link can see this page. Anyone you send it to sees it too.</Trans>
        </p>
      </footer>
    </div>
  );
}

/** The same link in the other languages. */
function OtherLanguages() {
  const { i18n } = useLingui();
  const { path } = useSharedStatus();
  if (path === '') return null;
  return (
    <p>
      {LOCALES.filter((locale) => locale !== i18n.locale).map((locale) => (
        <a key={locale} href={siteAddress(locale, path)} hrefLang={locale} lang={locale}>
          {LOCALE_NAMES[locale]}
        </a>
      ))}
    </p>
  );
}
