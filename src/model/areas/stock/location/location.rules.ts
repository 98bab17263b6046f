import type { Rule } from '#model/engine/chart.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { workIn } from '#model/archiving/open-work.ts';
import { onField } from '#model/engine/on-field.ts';
import type { Reader } from '#model/engine/reader.ts';
import { skuOf } from '#model/lines/line-rules.ts';
import { placeKey, unheldOf, type BalanceRow } from '#model/stock/stock.tables.ts';
import type { LocationCheck, LocationForm, LocationRow, StockHold } from './location.facts.ts';
import { locationCodeKey } from './location.kind.ts';

type LocationRule<D = never> = Rule<LocationRow, D>;

/** [LO1] A code belongs to one location of the warehouse, whatever its case. */
export const locationCodeIsFree: LocationRule<LocationForm> = ({ view, id }, data) => {
  if (!data) return null;
  const key = locationCodeKey(data.warehouse, data.code);
  const taken = view.by('location', 'code', key).some((row) => row.id !== id);
  return taken ? onField('codeTaken', 'code', { code: data.code }) : null;
};

/** [LO2] A location stands in a warehouse that there is, and stays in it. */
export const warehouseStands: LocationRule<LocationForm> = ({ view, row }, data) => {
  if (!data) return null;
  if (!view.get('warehouse', data.warehouse)) return onField('unknownWarehouse', 'warehouse');
  const moved = row !== undefined && row.warehouse !== data.warehouse;
  return moved ? onField('locationStaysInWarehouse', 'warehouse') : null;
};

/** [LO3] Only an empty location is archived, or changes what it is used for. */
export const locationIsEmpty: LocationRule = ({ view, id }) =>
  view.by('balance', 'location', id).length > 0 ? { code: 'locationNotEmpty' } : null;

/** [LO3] What is to bring, take or count goods there is finished first. */
export const nothingIsToCome: LocationRule = ({ view, row, id }) =>
  row ? workIn(view, row.warehouse, id) : null;

/** [LO3] for a form: asks for emptiness only where the use changes. */
export const locationTypeIsKept: LocationRule<LocationForm> = (context, data) =>
  !data || data.locationType === context.row?.locationType ? null : locationIsEmpty(context, undefined);

/** [LO4] The receiving, staging and quarantine locations that a warehouse names are not archived before it. */
export const warehouseDoesNotNeedIt: LocationRule = ({ view, row, id }) => {
  const warehouse = row && view.get('warehouse', row.warehouse);
  const named = warehouse && [warehouse.receiving, warehouse.staging, warehouse.quarantine].includes(id);
  return named && warehouse.state !== 'archived' ? { code: 'warehouseNeedsLocation' } : null;
};

/** [LO6] No more is put on hold than lies there unreserved, and no more freed than is on hold. */
export const mayBeHeld: LocationRule<StockHold> = ({ view, id }, data) =>
  holdFits(view, id, data, unheldOf, 'notFreeToHold');
export const mayBeFreed: LocationRule<StockHold> = ({ view, id }, data) =>
  holdFits(view, id, data, ({ held = 0 }) => held, 'notOnHold');

function holdFits(
  view: Reader,
  location: string,
  data: StockHold | undefined,
  mostOf: (balance: BalanceRow) => number,
  code: string,
): Refusal | null {
  const stock = view.by('balance', 'location', location);
  if (!data) return stock.some((balance) => mostOf(balance) > 0) ? null : { code };
  const balance = view.get('balance', placeKey(data.product, location, data.lot));
  const most = balance ? Math.max(0, mostOf(balance)) : 0;
  const sku = skuOf(view, data);
  return data.quantity > most ? onField(code, 'quantity', { sku, most, wanted: data.quantity }) : null;
}

/** [LO5] Stock is looked at where it is doubted. */
export const stockIsDoubted: LocationRule<LocationCheck> = ({ view, id }, data) => {
  const stock = view.by('balance', 'location', id).filter((row) => !data || row.product === data.product);
  return stock.some((balance) => balance.doubted !== undefined) ? null : { code: 'nothingDoubted' };
};
