import { Miss, NO_TABLE } from './miss.ts';

/** What a view reads; the other value where it does not hold what that takes. */
export function ifKnown<T, O>(read: () => T, otherwise: O): T | O {
  try {
    return read();
  } catch (error) {
    if (error instanceof Miss) return otherwise;
    throw error;
  }
}

/** What a view reads; the other value where it is of a table of which this device never holds anything. */
export function ifHeld<T, O>(read: () => T, otherwise: O): T | O {
  try {
    return read();
  } catch (error) {
    if (error instanceof Miss && error.wanted.some((one) => 'id' in one && one.id === NO_TABLE))
      return otherwise;
    throw error;
  }
}
