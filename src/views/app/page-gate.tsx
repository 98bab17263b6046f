import type { ReactNode } from 'react';
import { Navigate, useLocation } from '@tanstack/react-router';
import { useLingui } from '@lingui/react';
import type { SitePage } from '../site-map.ts';
import { BlankShell } from './blank-shell.tsx';
import { CompanyGate } from './company-gate.tsx';
import { DefaultShell } from './default-shell.tsx';
import { DocumentGate } from './document-gate.tsx';
import { Splash } from './splash.tsx';
import { usePaths } from './use-paths.ts';
import { useSessionView, type SessionView } from './use-session.ts';

interface PageGateProps {
  readonly page: SitePage;
  readonly children: (props: object) => ReactNode;
}

/** Lets a person into a page, or leads them to where they may be. SPEC section 2, access rules. */
export function PageGate({ page, children }: PageGateProps) {
  const { i18n } = useLingui();
  const session = useSessionView();
  const paths = usePaths();
  const here = useLocation({ select: (at) => at.pathname + at.searchStr });
  const title = i18n._(page.title);
  if (session.phase === 'restoring') return <Splash />;
  const leads = whereTo(page, session, here);
  if (leads) return <Navigate {...({ to: paths.to(leads.path), search: leads.search, replace: true } as unknown as Parameters<typeof Navigate>[0])} />;
  if (page.layout === 'blank') return <BlankShell title={title}>{children({})}</BlankShell>;
  return (
    <DefaultShell title={title} session={session}>
      <CompanyGate>
        {page.document ? <DocumentGate table={page.document}>{(row) => children({ row })}</DocumentGate> : children({})}
      </CompanyGate>
    </DefaultShell>
  );
}

interface Lead {
  readonly path: string;
  readonly search?: Readonly<Record<string, string>>;
}

/** The page that takes the place of one that may not be opened; null where it may. */
function whereTo(page: SitePage, session: SessionView, here: string): Lead | null {
  const signedIn = session.phase !== 'guest';
  if (page.access === 'public') return null;
  if (page.access === 'guest') return signedIn ? { path: session.active ? '/dashboard' : '/auth/company-select' } : null;
  if (!signedIn) return { path: '/auth/login', ...(isRoot(here) ? {} : { search: { to: here } }) };
  if (page.access === 'session') return null;
  if (!session.active) return { path: '/auth/company-select' };
  const { can } = page;
  return can && !session.may(`${can.subject}.${can.action}`) ? { path: '/not-authorized' } : null;
}

/** The start of the application needs no address to come back to. */
const isRoot = (path: string): boolean => /^\/[a-z]{2}(\/dashboard)?\/?$/.test(path);
