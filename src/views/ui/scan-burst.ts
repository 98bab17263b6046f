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

interface Key {
  readonly key: string;
  /** Milliseconds on any clock, the same for all keys. */
  readonly at: number;
  /** Ctrl, Alt or Meta is held: a shortcut, never part of a code. */
  readonly modified: boolean;
}

/** The burst after one more key, and the code if this key ends a scan. */
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
  // Modifiers such as Shift occur between the characters of a code.
  if (key.length !== 1) return { burst: isFast ? { ...burst, last: at } : noBurst };
  return { burst: { text: isFast ? burst.text + key : key, last: at } };
}

/** Whether this is more likely a scanner than typing. */
export const isScanning = (burst: Burst): boolean => burst.text.length > 1;
