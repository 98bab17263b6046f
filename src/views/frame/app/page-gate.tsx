import type { ReactNode } from 'react';
import { useMatch, useParams } from '@tanstack/react-router';
import type { SitePage } from '#views/site-page.ts';
import { Remountable } from '#views/navigation/remountable.tsx';
import { DocumentGate } from './document-gate.tsx';
import { Leads } from './leads.tsx';
import { LeavesFor } from './leaves-for.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { pageAccess } from './page-access.ts';
import { Splash } from './splash.tsx';
import { useSessionView } from '#views/navigation/use-session.ts';

interface PageGateProps {
  readonly page: SitePage;
  readonly children: (props: object) => ReactNode;
}

/** Admits a person to a page, or redirects them to one they may open. */
export function PageGate({ page, children }: PageGateProps) {
  const session = useSessionView();
  // The page's own address: during a redirect the current one is already the next page's, and would loop.
  const here = useMatch({ strict: false, select: ({ pathname, search }) => pathname + queryOf(search) });
  const params = useParams({ strict: false });
  if (session.phase === 'restoring' && page.access !== 'public')
    return <Splash within={page.layout === 'blank'} />;
  const access = pageAccess(page, session, here, params);
  switch (access.is) {
    case 'led':
      return <Leads to={access.path} search={access.search} />;
    case 'elsewhere':
      return <LeavesFor address={access.address} />;
    case 'missing':
      return (
        <NotFoundPage
          path={location.pathname}
          within={page.layout === 'default' && session.active !== null ? 'main' : 'nothing'}
        />
      );
    case 'open':
      if (page.document)
        return <DocumentGate table={page.document}>{(row) => children({ row })}</DocumentGate>;
      return <Remountable>{children(page.purpose ? { page } : {})}</Remountable>;
    default:
      return access satisfies never;
  }
}

function queryOf(search: object): string {
  const query = new URLSearchParams(Object.entries(search).map(([name, value]) => [name, String(value)]));
  return query.size === 0 ? '' : `?${query.toString()}`;
}
