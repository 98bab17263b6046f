/** Milliseconds between two keys: a wedge scanner stays under it, a hand does not. */
const FASTEST_HAND = 50;
/** Characters below which a fast run of keys is no code. */
const SHORTEST_CODE = 3;

/** Keys that came one after the other faster than a hand types. */
export interface Burst {
  readonly text: string;
  /** When the last key came, milliseconds. */
  readonly last: number;
}

export const noBurst: Burst = { text: '', last: Number.NEGATIVE_INFINITY };

interface Key {
  readonly key: string;
  /** Milliseconds on any clock, the same for all keys. */
  readonly at: number;
  /** Ctrl, Alt or Meta is held: a shortcut, never part of a code. */
  readonly modified: boolean;
}

/** The burst after one more key, and the code where this key ends a scan. */
export function afterKey(
  burst: Burst,
  { key, at, modified }: Key,
): { readonly burst: Burst; readonly code?: string } {
  const isFast = at - burst.last <= FASTEST_HAND;
  if (modified) return { burst: noBurst };
  if (key === 'Enter') {
    const code = isFast ? burst.text.trim() : '';
    return code.length >= SHORTEST_CODE ? { burst: noBurst, code } : { burst: noBurst };
  }
  // Shift and its like come between the characters of a code.
  if (key.length !== 1) return { burst: isFast ? { ...burst, last: at } : noBurst };
  return { burst: { text: isFast ? burst.text + key : key, last: at } };
}

/** Is this so far more likely a scanner than a hand. */
export const isScanning = (burst: Burst): boolean => burst.text.length > 1;
