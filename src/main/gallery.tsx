import { createRoot } from 'react-dom/client';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { I18nProvider } from '@lingui/react';
import { createActor } from 'xstate';
import { i18n } from '#i18n/i18n.ts';
import { localeOfPath, preferredLocale } from '#i18n/locale.ts';
import { notificationsMachine } from '#machines/app/notifications/notifications.machine.ts';
import { keptLocale } from '#services/storage/cookies.ts';
import { AppProvider, type App } from '#views/navigation/app-context.tsx';
import { GalleryPage } from '#views/tools/gallery/gallery.page.tsx';
import { loadIcons } from '#views/ui/icon.tsx';
import '#views/ui/theme/theme.css';
import { createPreferences, followDevice } from './preferences.ts';
import { speak } from './speak.ts';

// The page behind gallery.html: for development only, not in any build of the application.
const locale = preferredLocale(keptLocale(document), navigator.languages);

async function start(root: HTMLElement): Promise<void> {
  await Promise.all([speak(locale), loadIcons()]);
  const preferences = createPreferences(locale);
  const notifications = createActor(notificationsMachine);
  for (const actor of [preferences, notifications]) actor.start();
  followDevice(preferences);
  const changeLocale = (path: string): void => void speak(localeOfPath(path) ?? locale);
  const app = { preferences, notifications, changeLocale } as Partial<App> as App; // all that the gallery asks for
  // Specimens' links lead nowhere, but need a router.
  const router = createRouter({
    routeTree: createRootRoute({ component: GalleryPage, notFoundComponent: GalleryPage }),
    history: createMemoryHistory(),
  });
  createRoot(root).render(
    <I18nProvider i18n={i18n}>
      <AppProvider value={app}>
        <RouterProvider router={router} />
      </AppProvider>
    </I18nProvider>,
  );
}

const root = document.getElementById('root');
if (root) void start(root);
