import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useAnnouncer } from '#views/navigation/announcer.ts';
import { useAsync } from '#views/ui/use-async.ts';
import { useTicks } from '#views/ui/use-ticks.ts';
import { useConnections } from '#views/kit/document/use-connections.ts';

/** Milliseconds between two looks. */
const LOOK_EVERY = 4_000;

/** What is known of a connection, looked at again every few seconds; null before the first answer. */
export function useNews(connection: string) {
  const { t } = useLingui();
  const { ask, press, busy } = useConnections();
  const announcer = useAnnouncer();
  const [look, setLook] = useState(0);
  const asked = useAsync(`news ${connection} ${look}`, () => ask((desk) => desk.news(connection)));
  const [kept, setKept] = useState(asked);
  if (asked.status === 'ready' && kept !== asked) setKept(asked);
  const again = (): void => setLook((n) => n + 1);
  useTicks(true, LOOK_EVERY, again);
  const run = (): void =>
    void press('run', async (desk) => {
      await desk.run(connection);
      announcer.success(t`It runs now.`);
      again();
    });
  const retry = async (item: string, texts: Readonly<Record<string, string>>): Promise<void> => {
    await press(item, (desk) => desk.retry(connection, item, texts));
    again();
  };
  const drop = async (item: string): Promise<void> => {
    await press(item, (desk) => desk.drop(connection, item));
    again();
  };
  return { news: kept.status === 'ready' ? kept.value : null, busy, run, retry, drop };
}
