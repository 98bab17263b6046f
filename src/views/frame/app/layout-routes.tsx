import { Outlet, useMatches } from '@tanstack/react-router';
import { useLingui } from '@lingui/react';
import type { SitePage } from '#views/site-page.ts';
import { BlankShell } from './blank-shell.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { CompanyGate } from './company-gate.tsx';
import { DefaultShell } from './default-shell.tsx';
import { LeavesForSite } from './leaves-for-site.tsx';
import { OwnTitles } from '#views/navigation/own-title.tsx';
import { Splash } from './splash.tsx';
import { useOwnName } from './use-own-name.ts';
import { useSessionView } from '#views/navigation/use-session.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    readonly page?: SitePage;
  }
}

/**
 * Keeps the shell while pages change in it. A visitor gets a public page from the public site, any other alone: it
 * redirects to the sign-in.
 */
export function ShellRoute() {
  const session = useSessionView();
  const isPublic = useMatches().at(-1)?.staticData.page?.access === 'public';
  const title = usePageTitle();
  if (session.phase === 'restoring') return <Splash />;
  if (session.phase === 'guest' || !session.active) return isPublic ? <LeavesForSite /> : <Outlet />;
  return (
    <OwnTitles>
      <DefaultShell title={title} session={session}>
        <CompanyGate title={title}>
          <Breadcrumbs />
          <Outlet />
        </CompanyGate>
      </DefaultShell>
    </OwnTitles>
  );
}

/** Pages before the shell. */
export function BlankRoute() {
  return (
    <BlankShell title={usePageTitle()}>
      <Outlet />
    </BlankShell>
  );
}

/** The page title; if the page is named after its content, that name followed by the title. */
function usePageTitle(): string {
  const { i18n } = useLingui();
  const page = useMatches().at(-1)?.staticData.page;
  const own = useOwnName(page ?? nowhere);
  if (!page) return '';
  const title = i18n._(page.title);
  return own === null ? title : `${own} · ${title}`;
}

const nowhere = { path: '' };
