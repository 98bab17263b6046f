import { Suspense } from 'react';
import { useSelector } from '@xstate/react';
import { partOnDemand } from '#views/ui/part-on-demand.ts';
import { useEver } from '#views/ui/use-ever.ts';
import { useApp } from '#views/navigation/app-context.tsx';

const Panel = partOnDemand(async () => (await import('../appearance/customiser-panel.tsx')).CustomiserPanel);

/** The appearance settings, in a panel opened on request. */
export function Customiser() {
  const { preferences } = useApp();
  const isOpen = useSelector(preferences, (snapshot) => snapshot.matches({ customiser: 'open' }));
  const isKnown = useEver(isOpen);
  if (!isKnown) return null;
  return (
    <Suspense fallback={null}>
      <Panel open={isOpen} onClose={() => preferences.send({ type: 'closeCustomiser' })} />
    </Suspense>
  );
}
