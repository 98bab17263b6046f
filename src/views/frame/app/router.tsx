import { lazy, memo, Suspense } from 'react';
import {
  createRootRoute,
  createRoute,
  createRouter,
  Navigate,
  Outlet,
  type AnyRoute,
} from '@tanstack/react-router';
import { useLingui } from '@lingui/react';
import { aliases, siteMap } from '#views/site-map.ts';
import type { SitePage } from '#views/site-page.ts';
import { loadIcons } from '#views/ui/icon.tsx';
import { CrashPage, CrashUnderHeading, CrashWithin } from './crash-page.tsx';
import { BlankRoute, ShellRoute } from './layout-routes.tsx';
import { GetsLocale, LocaleRoot } from './locale-root.tsx';
import { OpeningPage } from './opening-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { PageGate } from './page-gate.tsx';
import { wantedLocale } from './wanted-locale.ts';

const root = createRootRoute({
  component: Outlet,
  errorComponent: CrashPage,
  notFoundComponent: () => <NotFoundPage path={location.pathname} />,
});

const localeRoute = createRoute({ getParentRoute: () => root, path: '$locale', component: LocaleRoot });

/** Unknown addresses below a locale are shown in its language and theme. */
const missingRoute = createRoute({
  getParentRoute: () => localeRoute,
  path: '$',
  component: () => <NotFoundPage path={location.pathname} />,
});

const startRoute = createRoute({ getParentRoute: () => root, path: '/', component: GetsLocale });

/** Addresses come from the site map as plain text; the router's types know only its own tree. */
const target = (to: string) => ({ to }) as Parameters<typeof Navigate>[0];

const shellRoute = createRoute({ getParentRoute: () => localeRoute, id: 'shell', component: ShellRoute });
const blankRoute = createRoute({ getParentRoute: () => localeRoute, id: 'blank', component: BlankRoute });
const layoutRoutes: Readonly<Record<SitePage['layout'], AnyRoute>> = {
  default: shellRoute,
  landing: localeRoute,
  blank: blankRoute,
  bare: localeRoute,
};

const crashes = { default: CrashWithin, landing: CrashPage, blank: CrashUnderHeading, bare: CrashPage };

function pageRoute(page: SitePage): AnyRoute {
  // The gate re-renders on every address change; a page that needs the address subscribes itself.
  const Page = memo(
    lazy(async () => {
      // A page whose icons do not come is shown without them.
      const [Loaded] = await Promise.all([page.load(), loadIcons().catch(() => {})]);
      return { default: Loaded as React.ComponentType<object> }; // PageGate passes `row`
    }),
  );
  return createRoute({
    getParentRoute: () => layoutRoutes[page.layout],
    path: page.path,
    staticData: { page },
    errorComponent: crashes[page.layout],
    component: () => (
      <PageGate page={page}>
        {(props) => (
          <Suspense fallback={<ComingPage page={page} />}>
            <Page {...props} />
          </Suspense>
        )}
      </PageGate>
    ),
  });
}

/** Shown while a page's code loads; pages outside the shell have no place for a title. */
function ComingPage({ page }: { readonly page: SitePage }) {
  const { i18n } = useLingui();
  return page.layout === 'default' ? <OpeningPage title={i18n._(page.title)} /> : null;
}

function aliasRoute([from, to]: [string, string]): AnyRoute {
  return createRoute({
    getParentRoute: () => localeRoute,
    path: from,
    component: () => <Navigate {...target(`/${wantedLocale()}${to}`)} replace />,
  });
}

/** The router over the site map. */
export function createAppRouter() {
  const pagesOf = (layout: SitePage['layout']): AnyRoute[] =>
    siteMap.filter((page) => page.layout === layout).map(pageRoute);
  const underLocale = [
    shellRoute.addChildren(pagesOf('default')),
    blankRoute.addChildren(pagesOf('blank')),
    ...pagesOf('landing'),
    ...pagesOf('bare'),
    ...Object.entries(aliases).map(aliasRoute),
    missingRoute,
  ];
  const tree = root.addChildren([startRoute, localeRoute.addChildren(underLocale)]);
  return createRouter({
    routeTree: tree,
    defaultErrorComponent: CrashPage,
    defaultNotFoundComponent: () => <NotFoundPage path={location.pathname} />,
    scrollRestoration: true,
    // Anchors are followed by the page's own chart, with the duration of its other scrolling.
    defaultHashScrollIntoView: false,
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch: (search) => {
      const entries = Object.entries(search).filter(([, value]) => value !== undefined && value !== '');
      const text = new URLSearchParams(entries.map(([key, value]) => [key, String(value)])).toString();
      return text ? `?${text}` : '';
    },
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;
