import { Suspense } from 'react';
import { partOnDemand } from '#views/ui/part-on-demand.ts';
import { LeavesFor } from './leaves-for.tsx';

const SitePageMissing = partOnDemand(async () => (await import('./site-page-missing.tsx')).SitePageMissing);

/** In place of a page of the public site, which is a document of its own: loads that. */
export function LeavesForSite() {
  // Where the application itself was served there, loading it again would go on forever.
  if (isServedHere())
    return (
      <Suspense>
        <SitePageMissing />
      </Suspense>
    );
  return <LeavesFor address={location.pathname + location.search} />;
}

function isServedHere(): boolean {
  const [opened] = performance.getEntriesByType('navigation');
  return opened !== undefined && new URL(opened.name).pathname === location.pathname;
}
