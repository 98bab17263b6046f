import type { Reader } from '../engine/reader.ts';

/** Places that are not the company's own shelves; goods there are not on hand. */
export const virtualPlaces = ['supplier', 'customer', 'opening', 'loss', 'scrap', 'transit'] as const;

export interface Place {
  readonly id: string;
  readonly warehouse: string | null;
  /** May stock there be promised to customers. */
  readonly available: boolean;
  /** Do goods there belong to the company. */
  readonly owned: boolean;
}

const virtual = new Set<string>(virtualPlaces);

/** What a place means to stock; undefined for an unknown location. */
export function placeOf(view: Reader, id: string): Place | undefined {
  if (virtual.has(id)) return { id, warehouse: null, available: false, owned: id === 'transit' };
  const location = view.get('location', id);
  if (!location) return undefined;
  return {
    id,
    warehouse: location.warehouse,
    available: location.locationType !== 'quarantine',
    owned: true,
  };
}
