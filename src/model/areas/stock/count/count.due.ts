import { isArchived } from '#model/engine/archived.ts';
import type { Reader } from '#model/engine/reader.ts';
import { COMPANY } from '#model/values/company-document.ts';
import { usualCounting, type CountingPolicy } from '#model/areas/setup/company/company.facts.ts';
import { compare } from '#model/values/order.ts';
import type { LocationRow } from '../location/location.facts.ts';
import { highestClass, type AbcClass, type AbcClasses } from './count.classes.ts';
import type { CountRow } from './count.facts.ts';

/**
 * Why a bin is to be counted, the most urgent first: a pick found less than the books, a late fact disturbed its last
 * count, a pick emptied it, picks were many since, its interval is over, nobody ever counted it.
 */
export const dueReasons = ['shortPick', 'disturbed', 'zeroCheck', 'picks', 'interval', 'never'] as const;
export type DueReason = (typeof dueReasons)[number];

/** A bin that is to be counted. */
export interface DueBin {
  readonly location: LocationRow;
  /** Of the most important goods in it; null while the classes are not known. */
  readonly class: AbcClass | null;
  readonly why: DueReason;
  /** When it was last counted, UTC ISO; null: never. */
  readonly countedAt: string | null;
  /** How often picks took from it since. */
  readonly picks: number;
  /** Days since its interval was over; 0 where it is due for another reason. */
  readonly overdue: number;
}

/** What the whole ledger says, which a device has to ask for. */
interface Figures {
  readonly classes: AbcClasses | null;
  /** Bins that a pick emptied before anybody had counted them. */
  readonly emptied: ReadonlySet<string>;
}

/** Whether it does not wait for its turn: what the books say there is known to be doubtful. */
export const isAtOnce = ({ why }: DueBin): boolean => why === 'shortPick' || why === 'disturbed';

const DAY = 86_400_000;

/** How counts are judged and planned in this company. */
const countingPolicyOf = (view: Reader): CountingPolicy =>
  view.get('company', COMPANY)?.policies.counting ?? usualCounting;

/**
 * [CN8] The bins of storage that are to be counted and that no open count has, the most urgent first. Without classes
 * nothing is due by the interval of its class.
 *
 * @param now UTC ISO
 */
export function dueBins(
  view: Reader,
  bins: readonly LocationRow[],
  counts: readonly CountRow[],
  { classes, emptied, now }: Figures & { readonly now: string },
): DueBin[] {
  const policy = countingPolicyOf(view);
  const taken = binsOfPlans(counts);
  return bins
    .filter((bin) => bin.locationType === 'storage' && !isArchived(bin) && !taken.has(bin.id))
    .filter(({ id }) => view.get('countedBin', id) === undefined)
    .flatMap((bin) => dueBin(view, bin, { policy, classes, emptied, now }) ?? [])
    .sort(
      (a, b) =>
        dueReasons.indexOf(a.why) - dueReasons.indexOf(b.why) ||
        b.overdue - a.overdue ||
        compare(a.class ?? '', b.class ?? '') ||
        a.location.pickSequence - b.location.pickSequence ||
        compare(a.location.code, b.location.code),
    );
}

/** Bins that a count is planned of, by name: nobody plans them twice. */
const binsOfPlans = (counts: readonly CountRow[]): ReadonlySet<string> =>
  new Set(
    counts.flatMap(({ state, scope }) => (state === 'planned' && scope.by === 'bins' ? scope.bins : [])),
  );

interface Asked extends Figures {
  readonly policy: CountingPolicy;
  readonly now: string;
}

function dueBin(view: Reader, location: LocationRow, asked: Asked): DueBin | null {
  const { policy, classes, emptied, now } = asked;
  const lying = view.by('balance', 'location', location.id).filter(({ onHand }) => onHand !== 0);
  const counted = view.by('lastCount', 'location', location.id);
  const goods = counted.filter(({ product }) => product !== undefined);
  const whole = counted.find(({ product }) => product === undefined)?.at;
  const partly = lying.map(
    ({ product, lot }) => goods.find((one) => one.product === product && one.lot === lot)?.at,
  );
  const countedAt = latest([
    whole,
    partly.length > 0 && !partly.includes(undefined) ? earliest(partly) : undefined,
  ]);
  const picks = goods.reduce((sum, one) => sum + one.picks, 0);
  const of =
    classes &&
    highestClass(
      classes,
      lying.map(({ product }) => product),
    );
  const interval = intervalOf(
    view,
    lying.map(({ product }) => product),
    asked,
  );
  const age = countedAt === null ? 0 : Math.floor((Date.parse(now) - Date.parse(countedAt)) / DAY);
  const isEmptied = counted.length === 0 && lying.length === 0 && emptied.has(location.id);
  const overdue = interval && countedAt !== null ? Math.max(0, age - interval) : 0;
  const isSo: Readonly<Record<DueReason, boolean>> = {
    shortPick: lying.some(({ doubted }) => doubted !== undefined),
    disturbed: counted.some(({ disturbed }) => disturbed === true),
    zeroCheck: policy.zeroCheck && (goods.some((one) => one.emptied === true) || isEmptied),
    picks: policy.afterPicks !== null && picks >= policy.afterPicks,
    interval: overdue > 0,
    never: countedAt === null && lying.length > 0 && interval !== null,
  };
  const why = dueReasons.find((reason) => isSo[reason]);
  return why === undefined ? null : { location, class: of, why, countedAt, picks, overdue };
}

/**
 * Days between counts of a bin: the fewest that the types of its goods say [TY10], or the class of the others; null: it
 * is not counted by turns.
 */
function intervalOf(view: Reader, products: readonly string[], { policy, classes }: Asked): number | null {
  const own = products.map((product) => intervalOfType(view, product));
  const others = products.filter((_, index) => own[index] === null);
  const isClassed = classes !== null && (products.length === 0 || others.length > 0);
  const all = [...own, isClassed ? policy.intervals[highestClass(classes, others)] : null];
  const days = all.filter((one) => one !== null);
  return days.length > 0 ? Math.min(...days) : null;
}

function intervalOfType(view: Reader, product: string): number | null {
  const type = view.get('product', product)?.type;
  return (type ? view.get('productType', type)?.countInterval : null) ?? null;
}

type Moments = readonly (string | undefined)[];
const sorted = (moments: Moments): string[] => moments.filter((one) => one !== undefined).toSorted(compare);
const earliest = (moments: Moments): string | undefined => sorted(moments)[0];
const latest = (moments: Moments): string | null => sorted(moments).at(-1) ?? null;
