/** How many are kept: the last of each of so many days, weeks (from Monday) and months that have one (UTC). */
const KEPT = { days: 7, weeks: 4, months: 12 } as const;

const DAY = 86_400_000;

const dayOf = (moment: string): string => moment.slice(0, 10);
const monthOf = (moment: string): string => moment.slice(0, 7);
/** The Monday before it, or on it. */
function weekOf(moment: string): string {
  const day = Date.parse(dayOf(moment));
  const since = (new Date(day).getUTCDay() + 6) % 7;
  return dayOf(new Date(day - since * DAY).toISOString());
}

/**
 * [BK16] Which of these backups are kept, by their moments (UTC ISO): the last one of each of the last seven days, four weeks
 * and twelve months that have one. Where none are made any more, none are deleted.
 */
export function keptBackups(moments: readonly string[]): ReadonlySet<string> {
  const newest = moments.toSorted().toReversed();
  const lastOf = (named: (moment: string) => string, most: number): string[] => {
    const found = new Map<string, string>();
    for (const moment of newest) if (!found.has(named(moment))) found.set(named(moment), moment);
    return [...found.values()].slice(0, most);
  };
  return new Set([
    ...lastOf(dayOf, KEPT.days),
    ...lastOf(weekOf, KEPT.weeks),
    ...lastOf(monthOf, KEPT.months),
  ]);
}
