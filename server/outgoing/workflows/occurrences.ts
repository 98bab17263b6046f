import type { WorkflowTrigger } from '#model/areas/integrations/workflow/workflow.facts.ts';
import { addDays, dayIn } from '#model/values/moments.ts';
import { momentOf } from '#server/platform/local-time.ts';

export type TimeTrigger = Extract<WorkflowTrigger, { on: 'time' }>;

/** The moments (UTC ISO) after one and up to another at which a trigger's hour comes in a zone, the oldest first. [WKF4] */
export function occurrences(
  trigger: TimeTrigger,
  after: string,
  until: string,
  zone: string,
): readonly string[] {
  const found: string[] = [];
  const last = dayIn(until, zone);
  for (let day = dayIn(after, zone); day <= last; day = addDays(day, 1)) {
    const at = isDay(trigger, day) ? atHour(day, trigger.hour, zone) : null;
    if (at !== null && at > after && at <= until) found.push(at);
  }
  return found;
}

/** In the night in which the hour is left out, the one after it. */
const atHour = (day: string, hour: number, zone: string): string | null =>
  momentOf(`${day} ${clock(hour)}`, zone) ?? momentOf(`${day} ${clock(hour + 1)}`, zone);
const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

function isDay({ every, day: wanted }: TimeTrigger, day: string): boolean {
  if (every === 'day') return true;
  const date = new Date(`${day}T00:00:00Z`);
  if (every === 'week') return (date.getUTCDay() || 7) === wanted;
  const isLast = addDays(day, 1).slice(0, 7) !== day.slice(0, 7);
  return date.getUTCDate() === wanted || (isLast && date.getUTCDate() < wanted);
}
