import { Miss, type Wanted } from './miss.ts';

/** Reads something for each of many; what a view lacks of it is asked for at once, instead of one after the other. */
export function readAll<T, R>(items: readonly T[], read: (item: T) => R): readonly R[] {
  const wanted: Wanted[] = [];
  const known = items.flatMap((item) => {
    try {
      return [read(item)];
    } catch (error) {
      if (!(error instanceof Miss)) throw error;
      wanted.push(...error.wanted);
      return [];
    }
  });
  if (wanted.length > 0) throw new Miss(wanted);
  return known;
}
