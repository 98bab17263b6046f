import { useState } from 'react';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Replay } from '#model/areas/integrations/jobs/outgoing-desk.ts';
import { useAnnouncer } from '#views/navigation/announcer.ts';
import { useOutgoing } from '../jobs/use-outgoing.ts';
import { useAsync } from '#views/ui/use-async.ts';
import { useTicks } from '#views/ui/use-ticks.ts';

/** Milliseconds between two looks at what is sent. */
const LOOK_EVERY = 3_000;

/** What is known of the deliveries of an endpoint, looked at again every few seconds; null before the first answer. */
export function useDeliveries(webhook: string) {
  const { t } = useLingui();
  const { ask, press, busy } = useOutgoing();
  const announcer = useAnnouncer();
  const [look, setLook] = useState(0);
  const asked = useAsync(`deliveries ${webhook} ${look}`, () => ask((desk) => desk.webhook(webhook, null)));
  const [kept, setKept] = useState(asked);
  if (asked.status === 'ready' && kept !== asked) setKept(asked);
  const again = (): void => setLook((n) => n + 1);
  useTicks(true, LOOK_EVERY, again);
  const test = async (): Promise<void> => {
    await press('test', (desk) => desk.test(webhook));
    again();
  };
  const replay = async (which: Replay): Promise<void> => {
    const count = await press('replay', (desk) => desk.replay(webhook, which));
    if (count !== undefined)
      announcer.success(
        t`${plural(count, { one: '# delivery is sent again', other: '# deliveries are sent again' })}`,
      );
    again();
  };
  return { state: kept.status === 'ready' ? kept.value : null, busy, test, replay };
}
