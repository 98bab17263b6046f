/** Milliseconds between two keys: wedge scanners stay below it, typing does not. */
const FASTEST_HAND = 50;
/** A busy machine or a weak radio may hold back a key of a scan that has begun for this long: what follows is still of it. */
const LONGEST_PAUSE = 200;
/** A fast run with fewer characters is not a code. */
const SHORTEST_CODE = 3;

/** Keys pressed in faster succession than anybody types. */
export interface Burst {
  readonly text: string;
  /** Time of the last key, milliseconds. */
  readonly last: number;
  /** How many of its keys came late. */
  readonly late: number;
}

export const noBurst: Burst = { text: '', last: Number.NEGATIVE_INFINITY, late: 0 };

/**
 * Keys that no scanner presses within a code: whoever presses them, such as what fills in a name and a password, writes
 * into fields.
 */
const LEAVES = /^(Tab|Escape|Backspace|Delete|Home|End|Page(Up|Down)|Arrow\w+)$/;

interface Key {
  readonly key: string;
  /** Milliseconds on any clock, the same for all keys. */
  readonly at: number;
  /** Ctrl, Alt or Meta is held: a shortcut, never part of a code but for its separator. */
  readonly modified: boolean;
  /** The place of the key on the keyboard, whatever is printed on it. */
  readonly code?: string;
}

/** Between the parts of a code of GS1: ASCII 29, for which scanners press Ctrl+]. */
const SEPARATOR = '\u001D';

/** The burst after one more key, and the code if this key ends a scan. */
export function afterKey(burst: Burst, pressed: Key): { readonly burst: Burst; readonly code?: string } {
  const { key, at, modified } = pressed;
  const isFast = at - burst.last <= FASTEST_HAND;
  const isLate = !isFast && isCode(burst) && at - burst.last <= LONGEST_PAUSE;
  const late = burst.late + (isLate ? 1 : 0);
  const goesOn = isFast || (isLate && isCode({ ...burst, late }));
  if (key === 'Enter') {
    const code = goesOn && !modified ? burst.text.trim() : '';
    return code.length >= SHORTEST_CODE ? { burst: noBurst, code } : { burst: noBurst };
  }
  if (LEAVES.test(key)) return { burst: noBurst };
  // Modifiers such as Shift occur between the characters of a code.
  if (key.length !== 1) return { burst: isFast || isLate ? { ...burst, last: at, late } : noBurst };
  const sign = modified ? separatorOf(pressed) : key;
  if (sign === null) return { burst: noBurst };
  return { burst: goesOn ? { text: burst.text + sign, last: at, late } : { text: sign, last: at, late: 0 } };
}

/** The key right of the letters types `]` only on some keyboards; scanners press its place all the same. */
const separatorOf = ({ key, code }: Key): string | null =>
  key === ']' || key === SEPARATOR || code === 'BracketRight' ? SEPARATOR : null;

/** Whether this is more likely a scanner than typing. */
export const isScanning = (burst: Burst): boolean => burst.text.length > 1;

/** Whether the keys are as many as a code has, at most one in four of them late: no hand presses that many. */
export const isCode = ({ text, late }: Burst): boolean =>
  text.length >= SHORTEST_CODE && late * 4 <= text.length;
