import { Suspense, useSyncExternalStore } from 'react';
import { useLocation, useMatches } from '@tanstack/react-router';
import { hotkeysInForce, useHotkeys } from '#views/ui/use-hotkeys.ts';
import { partOnDemand } from '#views/ui/part-on-demand.ts';
import { useWhenChanged } from '#views/ui/use-when-changed.ts';
import { helpDesk } from '#views/kit/help/help-desk.ts';

const HelpPanel = partOnDemand(async () => (await import('./help-panel.tsx')).HelpPanel);

/** The help over the page, while it is asked for; `?` asks. The next page begins without it. */
export function HelpOverlay() {
  const request = useSyncExternalStore(helpDesk.subscribe, helpDesk.snapshot);
  const page = useMatches({ select: (matches) => matches.at(-1)?.staticData.page });
  const path = useLocation({ select: (at) => at.pathname });
  useHotkeys({ '?': () => helpDesk.open({ tab: 'article' }) });
  useWhenChanged(path, helpDesk.close);
  if (!request) return null;
  return (
    <Suspense fallback={null}>
      <HelpPanel request={request} page={page ?? { path }} keys={hotkeysInForce()} onClose={helpDesk.close} />
    </Suspense>
  );
}
