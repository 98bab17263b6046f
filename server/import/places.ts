import type { LocationRow } from '#model/areas/stock/location/location.facts.ts';
import { takesGoods } from '#model/areas/purchasing/purchase-order/purchase-order.rules.ts';
import type { WarehouseRow } from '#model/areas/stock/warehouse/warehouse.facts.ts';
import type { Database } from '#server/platform/db/connect.ts';
import { allRows } from './company-data.ts';
import { Unsuitable } from './unsuitable.ts';

/** The locations of a company where goods are put. */
export interface Places {
  readonly warehouse: string;
  /** In pick sequence; at least one. */
  readonly bins: readonly string[];
}

/** A company's first warehouse and its storage bins, or its receiving location if it has none. Throws Unsuitable. */
export async function mainPlaces(database: Database, company: number): Promise<Places> {
  const { warehouses, locations } = await placesOfCompany(database, company);
  const [warehouse] = warehouses;
  if (!warehouse) throw new Unsuitable('the company has no active warehouse');
  const bins = locations
    .filter((place) => place.warehouse === warehouse.id && place.locationType === 'storage')
    .sort((a, b) => a.pickSequence - b.pickSequence)
    .map((bin) => bin.id);
  return { warehouse: warehouse.id, bins: bins.length > 0 ? bins : [warehouse.receiving] };
}

/** A company's warehouses and locations where goods may be put. */
async function placesOfCompany(
  database: Database,
  company: number,
): Promise<{ readonly warehouses: WarehouseRow[]; readonly locations: LocationRow[] }> {
  return {
    warehouses: (await allRows(database, company, 'warehouse')).filter(takesGoods),
    locations: (await allRows(database, company, 'location')).filter(takesGoods),
  };
}
