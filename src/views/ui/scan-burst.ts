/** Milliseconds between two keys: wedge scanners stay below it, typing does not. */
const FASTEST_HAND = 50;
/** A fast run with fewer characters is not a code. */
const SHORTEST_CODE = 3;

/** Keys pressed in faster succession than anybody types. */
export interface Burst {
  readonly text: string;
  /** Time of the last key, milliseconds. */
  readonly last: number;
}

export const noBurst: Burst = { text: '', last: Number.NEGATIVE_INFINITY };

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
  if (key === 'Enter') {
    const code = isFast && !modified ? burst.text.trim() : '';
    return code.length >= SHORTEST_CODE ? { burst: noBurst, code } : { burst: noBurst };
  }
  if (LEAVES.test(key)) return { burst: noBurst };
  // Modifiers such as Shift occur between the characters of a code.
  if (key.length !== 1) return { burst: isFast ? { ...burst, last: at } : noBurst };
  const sign = modified ? separatorOf(pressed) : key;
  return { burst: sign === null ? noBurst : { text: isFast ? burst.text + sign : sign, last: at } };
}

/** The key right of the letters types `]` only on some keyboards; scanners press its place all the same. */
const separatorOf = ({ key, code }: Key): string | null =>
  key === ']' || key === SEPARATOR || code === 'BracketRight' ? SEPARATOR : null;

/** Whether this is more likely a scanner than typing. */
export const isScanning = (burst: Burst): boolean => burst.text.length > 1;

/** Whether the keys are as many as a code has: no hand presses that many. */
export const isCode = (burst: Burst): boolean => burst.text.length >= SHORTEST_CODE;
