import type { ReactNode } from 'react';
import { useMatch } from '@tanstack/react-router';
import type { SitePage } from '../site-map.ts';
import { DocumentGate } from './document-gate.tsx';
import { Leads } from './leads.tsx';
import { Splash } from './splash.tsx';
import { useSessionView, type SessionView } from './use-session.ts';

interface PageGateProps {
  readonly page: SitePage;
  readonly children: (props: object) => ReactNode;
}

/** Lets a person into a page, or leads them to where they may be. SPEC section 2, access rules. */
export function PageGate({ page, children }: PageGateProps) {
  const session = useSessionView();
  // The page's own address: the current one is already the next page's while a redirect is under way, and would loop.
  const here = useMatch({ strict: false, select: ({ pathname, search }) => pathname + queryOf(search) });
  if (session.phase === 'restoring' && page.access !== 'public') return <Splash />;
  const lead = whereTo(page, session, here);
  if (lead) return <Leads to={lead.path} search={lead.search} />;
  if (page.document) return <DocumentGate table={page.document}>{(row) => children({ row })}</DocumentGate>;
  return children({});
}

interface Lead {
  readonly path: string;
  readonly search?: Readonly<Record<string, string>>;
}

/** The page that takes the place of one that may not be opened; null where it may. */
function whereTo(page: SitePage, session: SessionView, here: string): Lead | null {
  const signedIn = session.phase !== 'guest';
  if (page.access === 'public') return null;
  if (page.access === 'guest') return signedIn ? afterSignIn(session, here) : null;
  if (!signedIn) return { path: '/auth/login', ...(isRoot(here) ? {} : { search: { to: here } }) };
  if (page.access === 'session') return null;
  if (!session.active) return { path: '/auth/company-select' };
  const { can } = page;
  return can && !session.may(`${can.subject}.${can.action}`) ? { path: '/not-authorized' } : null;
}

/** The page that was asked for before the sign-in, if it is one of ours; else where the day begins. */
function afterSignIn(session: SessionView, here: string): Lead {
  if (!session.active) return { path: '/auth/company-select' };
  const asked = new URL(here, 'https://here.invalid').searchParams.get('to') ?? '';
  const [, path, query] = /^\/[a-z]{2}(\/(?!auth\/)[^?#]*)\??([^#]*)/.exec(asked) ?? [];
  return path === undefined
    ? { path: '/dashboard' }
    : { path, search: Object.fromEntries(new URLSearchParams(query)) };
}

function queryOf(search: object): string {
  const query = new URLSearchParams(Object.entries(search).map(([name, value]) => [name, String(value)]));
  return query.size === 0 ? '' : `?${query.toString()}`;
}

/** The start of the application needs no address to come back to. */
const isRoot = (path: string): boolean => /^\/[a-z]{2}(\/dashboard)?\/?$/.test(path);
