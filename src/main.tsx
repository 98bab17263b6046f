import { createRoot } from 'react-dom/client';
import { RouterProvider } from '@tanstack/react-router';
import { I18nProvider } from '@lingui/react';
import { i18n } from '#i18n/i18n.ts';
import { localeOfPath, preferredLocale } from '#i18n/locale.ts';
import { loadRuntimeConfig } from '#services/http/runtime-config.ts';
import { followPage } from '#services/shell/page-head.ts';
import { storages } from '#services/storage/browser-storages.ts';
import { keptLocale } from '#services/storage/cookies.ts';
import { AppProvider } from '#views/navigation/app-context.tsx';
import { pageAt } from '#views/frame/app/page-at.ts';
import { createAppRouter } from '#views/frame/app/router.tsx';
import { showStartFailure } from '#views/frame/app/start-failure.ts';
import { loadIcons } from '#views/ui/icon.tsx';
import '#views/ui/theme/theme.css';
import { fetchParts } from '#views/ui/part-on-demand.ts';
import { createApp } from './main/app.ts';
import { loadCompanySession } from './main/company.ts';
import { speak } from './main/speak.ts';
import { mendPage } from './main/update.ts';

const locale = localeOfPath(location.pathname) ?? preferredLocale(keptLocale(document), navigator.languages);

// Not top-level await: a chunk sharing code with this one would wait for it, and it for the chunk.
async function start(): Promise<void> {
  const [config] = await Promise.all([
    loadRuntimeConfig({ storage: storages.shared, fetch: globalThis.fetch.bind(globalThis) }),
    speak(locale),
  ]);
  const router = createAppRouter();
  const app = createApp(config, router);
  createRoot(pageRoot()).render(
    <I18nProvider i18n={i18n}>
      <AppProvider value={app}>
        <RouterProvider router={router} />
      </AppProvider>
    </I18nProvider>,
  );
}

function pageRoot(): HTMLElement {
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no #root');
  return root;
}

/** Milliseconds after page load reserved for the page's own content. */
const CALM = 1000;

mendPage();
addEventListener('load', () => setTimeout(() => void fetchParts(), CALM), { once: true });
// Their code loads while the rest starts; a failure is reported where the page is shown.
loadIcons().catch(() => {});
const page = pageAt(location.pathname);
page?.load().catch(() => {});
if (page?.access === 'company') loadCompanySession().catch(() => {});
followPage(document);
start().catch((error: unknown) => {
  console.error(error);
  showStartFailure(pageRoot(), locale, () => location.reload());
});
