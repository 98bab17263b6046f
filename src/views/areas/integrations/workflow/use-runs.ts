import { useState } from 'react';
import { useOutgoing } from '../jobs/use-outgoing.ts';
import { useAsync } from '#views/ui/use-async.ts';
import { useTicks } from '#views/ui/use-ticks.ts';

/** Milliseconds between two looks at what runs. */
const LOOK_EVERY = 5_000;

/** The runs of a workflow, looked at again every few seconds; null before the first answer. */
export function useRuns(workflow: string) {
  const { ask, press, busy } = useOutgoing();
  const [look, setLook] = useState(0);
  const asked = useAsync(`runs ${workflow} ${look}`, () => ask((desk) => desk.workflows.runs(workflow)));
  const [kept, setKept] = useState(asked);
  if (asked.status === 'ready' && kept !== asked) setKept(asked);
  const again = (): void => setLook((n) => n + 1);
  useTicks(true, LOOK_EVERY, again);
  const retry = async (run: string): Promise<void> => {
    await press(run, (desk) => desk.workflows.retry(workflow, run));
    again();
  };
  return { runs: kept.status === 'ready' ? kept.value : null, busy, retry };
}
