import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { i18n } from '#i18n/i18n.ts';
import { localeOfPath, withoutLocale } from '#i18n/locale.ts';
import { scrollToAnchor } from '#services/page/scroll.ts';
import { followPage } from '#services/shell/page-head.ts';
import type { SitePageData } from '#views/site/site-page-data.ts';
import { viewOf } from '#views/site/public-views.tsx';
import { HydrationSignal } from '#views/ui/hydration-signal.tsx';
import { createSiteHost } from './site-host.ts';
import { foldMenus } from './site-menus.ts';
import { sitePage } from './site-page.tsx';

/** Enlivens a page of the public site, which was written while building. */
async function enliven(): Promise<void> {
  const root = document.getElementById('root');
  const text = document.getElementById('page-data')?.textContent;
  const locale = localeOfPath(location.pathname);
  if (!root || text === undefined || locale === undefined) return;
  const { view: path, params, words } = JSON.parse(text) as SitePageData; // as site-pages.tsx writes it
  const view = await viewOf(path);
  if (!view) return;
  i18n.loadAndActivate({ locale, messages: words });
  const here = withoutLocale(location.pathname) || '/';
  const isMissing = path.endsWith('/404');
  const asked = { asked: decodeURIComponent(here.split('/').at(-1) ?? '') };
  const page = await view.load({ locale, params: isMissing ? asked : params });
  const drawn = (
    <>
      {sitePage(here, page, createSiteHost(locale))}
      <HydrationSignal />
    </>
  );
  // In slices, so that a slow phone answers a touch meanwhile.
  startTransition(() => {
    if (isMissing) createRoot(root).render(drawn);
    else hydrateRoot(root, drawn);
  });
}

/** Links to a place on the same page scroll to it as those of the application do. */
function followAnchors(): void {
  document.addEventListener('click', (event) => {
    const { target } = event;
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.hash === '' || link.href !== `${location.href.split('#')[0]}${link.hash}`) return;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const place = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    if (!place) return;
    event.preventDefault();
    history.pushState(null, '', link.hash);
    // The next Tab goes on from there, as after a plain jump.
    if (place.tabIndex < 0) place.tabIndex = -1;
    place.focus({ preventScroll: true });
    scrollToAnchor(window, place.id);
  });
}

followPage(document);
followAnchors();
foldMenus(document);
// Not top-level await: a chunk sharing code with this one would wait for it, and it for the chunk.
enliven().catch((error: unknown) => console.error(error)); // the page is whole without
