import { createRoot } from 'react-dom/client';
import { i18n } from '#i18n/i18n.ts';
import { localeOfPath } from '#i18n/locale.ts';
import { SharedPage } from '#views/site/shared.page.tsx';
import type { SitePageData } from '#views/site/site-page-data.ts';
import { createSharedHost } from './shared-host.ts';
import { sharedPage } from './shared-page.tsx';

/** Draws the page of a link in place of what was written while building, which is the same for all links. */
function draw(): void {
  const root = document.getElementById('root');
  const text = document.getElementById('page-data')?.textContent;
  const locale = localeOfPath(location.pathname);
  if (!root || text === undefined || locale === undefined) return;
  const { words } = JSON.parse(text) as SitePageData; // as site-document.ts writes it
  i18n.loadAndActivate({ locale, messages: words });
  createRoot(root).render(sharedPage(<SharedPage />, createSharedHost(locale)));
}

draw();
