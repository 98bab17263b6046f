import { produce } from 'immer';

/**
 * What a row of each list within a form holds as long as nobody has written in it, by the list's path
 * (`addresses.delivery`). Fields that are proposed when the row is added are not in it.
 */
export type BlankRows = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** [DP30] The places of rows that were added and never written in (`contacts.1`); rows of the record itself count as written. */
export function blankPlaces(value: object, before: object | undefined, blanks: BlankRows): readonly string[] {
  return Object.entries(blanks).flatMap(([path, blank]) => {
    const held = new Set(rowsAt(before, path).map((row) => JSON.stringify(row)));
    return rowsAt(value, path).flatMap((row, index) =>
      isBlank(row, blank) && !held.has(JSON.stringify(row)) ? [`${path}.${index}`] : [],
    );
  });
}

/** The form without some of its rows. */
export function withoutRows<T extends object>(value: T, places: readonly string[]): T {
  if (places.length === 0) return value;
  return produce(value, (draft) => {
    // From the end, so that the places before it stay.
    for (const place of places.toReversed()) {
      const dot = place.lastIndexOf('.');
      rowsAt(draft, place.slice(0, dot)).splice(Number(place.slice(dot + 1)), 1);
    }
  });
}

function rowsAt(value: object | undefined, path: string): unknown[] {
  const found = path.split('.').reduce<unknown>((part, key) => Object(part)[key], value);
  return Array.isArray(found) ? found : [];
}

const isBlank = (row: unknown, blank: BlankRows[string]): boolean =>
  Object.entries(blank).every(([key, value]) => Object(row)[key] === value);
