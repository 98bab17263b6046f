import { useState } from 'react';
import type { PairingStanding } from '#model/areas/integrations/pairing/pairing-answer.ts';
import type { PairingRow } from '#model/areas/integrations/pairing/pairing.kind.ts';
import { isOver } from '#model/areas/integrations/pairing/pairing-states.ts';
import { useApp } from '#views/navigation/app-context.tsx';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useDesk } from '#views/kit/document/use-desk.ts';
import { useAsync } from '#views/ui/use-async.ts';
import { useTicks } from '#views/ui/use-ticks.ts';

/** Calls about the pairings of the open company. */
export function usePairings() {
  const { pairings } = useApp();
  const { company } = useModel();
  return useDesk(() => pairings(company));
}

/** Milliseconds between two looks at how a pairing stands. */
const LOOK_EVERY = 3_000;

/** How a pairing stands, looked at again every few seconds until it is over; null before the first answer, and of an invitation. */
export function useStanding(row: PairingRow) {
  const { ask } = usePairings();
  const [look, setLook] = useState(0);
  const hasPartner = row.partner !== null;
  const asked = useAsync(`standing ${row.id} ${String(hasPartner)} ${look}`, async () =>
    hasPartner ? ask((desk) => desk.standing(row.id)) : null,
  );
  const [kept, setKept] = useState<PairingStanding | null>(null);
  if (asked.status === 'ready' && kept !== asked.value) setKept(asked.value);
  const again = (): void => setLook((n) => n + 1);
  useTicks(hasPartner && !isOver(row), LOOK_EVERY, again);
  return { standing: kept, again };
}
