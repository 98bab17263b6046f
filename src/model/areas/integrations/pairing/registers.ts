import { compare } from '#model/values/order.ts';

/** When a company changed a field: a moment (UTC ISO), a counter within it, and the company. Total order. */
export interface Stamp {
  readonly at: string;
  readonly n: number;
  readonly by: number;
}

/** A plain value of JSON, in words that both companies understand. */
export type Plain =
  | string
  | number
  | boolean
  | null
  | readonly Plain[]
  | { readonly [key: string]: Plain | undefined };

/** The last change of one field that a company knows of. */
export interface Register extends Stamp {
  readonly value: Plain;
  /** The last change of the other company that whoever made this one knew of; null: none. */
  readonly seen: Stamp | null;
}

/** The registers of one record, by field. */
export type Registers = Readonly<Record<string, Register>>;

/** Whose value a field takes: that of the company with this number, the newest, or somebody is asked; `own`: it is not synced. */
export type Leader = number | 'newest' | 'ask' | 'own';

/** What comes of two registers of a field. */
type Merged = 'ours' | 'theirs' | 'conflict';
const OURS = 'ours';
const THEIRS = 'theirs';

/** Earlier before later, whoever asks. */
const compareStamps = (a: Stamp, b: Stamp): number => compare(a.at, b.at) || a.n - b.n || a.by - b.by;

const stampOf = ({ at, n, by }: Stamp): Stamp => ({ at, n, by });

/**
 * [MS5] A change that a company makes to a field it knows to be `before`. What follows what it has seen is later, whatever
 * the clocks say.
 */
export function changed(before: Register | undefined, value: Plain, { at, by }: Omit<Stamp, 'n'>): Register {
  if (!before) return { value, at, n: 0, by, seen: null };
  const isLater = compare(at, before.at) > 0;
  return {
    value,
    at: isLater ? at : before.at,
    n: isLater ? 0 : before.n + 1,
    by,
    seen: before.by === by ? before.seen : stampOf(before),
  };
}

/**
 * [MS5] What a company makes of its own register and of the other's: a function of the two alone, so that both come to
 * the same whatever arrives first.
 */
export function merge(leader: Leader, ours: Register | undefined, theirs: Register | undefined): Merged {
  if (!theirs || !ours) return theirs ? THEIRS : OURS;
  const later = compareStamps(theirs, ours) > 0 ? THEIRS : OURS;
  if (leader === 'own') return OURS;
  if (ours.by === theirs.by || leader === 'newest') return later;
  if (leader !== 'ask') return theirs.by === leader ? THEIRS : OURS;
  if (hasSeen(theirs, ours)) return THEIRS;
  if (hasSeen(ours, theirs)) return OURS;
  return isSame(ours.value, theirs.value) ? later : 'conflict';
}

const hasSeen = ({ seen }: Register, other: Register): boolean =>
  seen !== null && seen.by === other.by && compareStamps(seen, other) >= 0;

/** [MS6] The value that settles a conflict: a change by who knows both. */
export function settled(ours: Register, theirs: Register, value: Plain, made: Omit<Stamp, 'n'>): Register {
  const last = compareStamps(ours, theirs) > 0 ? ours : theirs;
  return { ...changed(last, value, made), seen: stampOf(theirs) };
}

/** Whether two values say the same: the order of their keys does not, and what is absent is not there. */
export function isSame(a: Plain | undefined, b: Plain | undefined): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [one, other] = [a as Record<string, Plain>, b as Record<string, Plain>]; // arrays have keys too
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => isSame(one[key], other[key]));
}
