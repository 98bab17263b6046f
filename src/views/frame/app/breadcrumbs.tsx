import { lazy, Suspense } from 'react';
import { useMatches } from '@tanstack/react-router';
import { siteMap } from '#views/site-map.ts';
import { pagesAbove } from './crumb-path.ts';
import { useSessionView } from '#views/navigation/use-session.ts';

// Lazy: only pages below a list have crumbs.
const CrumbWay = lazy(async () => ({ default: (await import('./crumb-way.tsx')).CrumbWay }));

/** The crumbs from a list to the page below it, from the site map; nothing on other pages. */
export function Breadcrumbs() {
  const page = useMatches().at(-1)?.staticData.page;
  const { may } = useSessionView();
  if (!page) return null;
  const above = pagesAbove(page, siteMap);
  const isOpen = above.every(({ can }) => !can || may(`${can.subject}.${can.action}`));
  if (above.length === 0 || !isOpen) return null;
  return (
    <Suspense fallback={<div className="ui-crumbs" />}>
      <CrumbWay page={page} above={above} />
    </Suspense>
  );
}
