import { Miss } from './miss.ts';

/** What a view reads; the other value where it does not hold what that takes. */
export function ifKnown<T, O>(read: () => T, otherwise: O): T | O {
  try {
    return read();
  } catch (error) {
    if (error instanceof Miss) return otherwise;
    throw error;
  }
}
