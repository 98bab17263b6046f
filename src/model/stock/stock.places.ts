import { isArchived } from '../engine/archived.ts';
import type { Reader } from '../engine/reader.ts';

/** Places outside the company's own locations; goods there are not on hand. */
export const virtualPlaces = [
  'supplier',
  'customer',
  'opening',
  'loss',
  'scrap',
  'production',
  'transit',
] as const;

/** Those of them where goods are the company's: on their way between warehouses. */
export const ownedPlaces: readonly string[] = ['transit'] satisfies (typeof virtualPlaces)[number][];

export interface Place {
  readonly id: string;
  readonly warehouse: string | null;
  /** Whether stock there may be promised to customers. */
  readonly available: boolean;
  /** Blocked: what is put there is not free. */
  readonly blocked: boolean;
  /** Whether goods there belong to the company. */
  readonly owned: boolean;
  /** It, or its warehouse, is archived: it takes no goods. */
  readonly archived: boolean;
}

const virtual = new Set<string>(virtualPlaces);

/** Whether goods in a place are not the company's. */
export const isOutside = (id: string): boolean => virtual.has(id) && !ownedPlaces.includes(id);
/** Whether they are: in its locations, or on their way between warehouses. */
export const isOwned = (id: string): boolean => !isOutside(id);

/** A place as stock sees it; undefined for an unknown location. */
export function placeOf(view: Reader, id: string): Place | undefined {
  if (virtual.has(id))
    return {
      id,
      warehouse: null,
      available: false,
      blocked: false,
      archived: false,
      owned: ownedPlaces.includes(id),
    };
  const location = view.get('location', id);
  if (!location) return undefined;
  return {
    id,
    warehouse: location.warehouse,
    available: location.locationType !== 'quarantine',
    blocked: location.state === 'blocked',
    owned: true,
    archived: isArchived(location) || view.get('warehouse', location.warehouse)?.state === 'archived',
  };
}
