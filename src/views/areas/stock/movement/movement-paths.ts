import type { Purpose } from '#model/areas/stock/movement/movement.facts.ts';

export const MOVEMENTS = '/apps/inventory/movements';

/** Where goods are moved at once by scanning. */
export const TWO_SCANS = `${MOVEMENTS}/scan`;

/** The same, from a place. */
export const twoScansFrom = (location: string): string => `${TWO_SCANS}?from=${location}`;

export const pathOf = (id: string): string => `${MOVEMENTS}/${id}`;

/** What a new movement begins with. */
export interface Begun {
  readonly purpose?: Purpose;
  readonly warehouse?: string;
  readonly product?: string;
  readonly from?: string;
  readonly lot?: string;
  readonly receipt?: string;
}

/** The address of a new movement that begins with something. */
export function newMovementPath(begun: Begun): string {
  const query = new URLSearchParams(
    Object.entries(begun).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
  return `${MOVEMENTS}/create?${query.toString()}`;
}
