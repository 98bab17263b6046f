import { useFormat } from '#views/ui/use-format.ts';
import { useLatest } from '#views/ui/use-latest.ts';
import { useToday } from './use-today.ts';

/** Says how long ago or ahead a calendar day (`yyyy-mm-dd`) or a moment (UTC ISO) is, computed when called. */
export function useTimeAgo(): (time: string) => string {
  const format = useFormat();
  const today = useToday();
  return useLatest((time: string) =>
    time.length === today.length ? format.relativeDay(time, today) : format.relative(time, Date.now()),
  );
}
