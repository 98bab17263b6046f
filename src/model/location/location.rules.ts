import type { Rule } from '../engine/chart.ts';
import { onField } from '../engine/on-field.ts';
import type { LocationCheck, LocationForm, LocationRow } from './location.facts.ts';
import { placeKey } from '../stock/stock.tables.ts';
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

/** [LO3] for a form: asks for emptiness only where the use changes. */
export const locationTypeIsKept: LocationRule<LocationForm> = (context, data) =>
  !data || data.locationType === context.row?.locationType ? null : locationIsEmpty(context, undefined);

/** [LO4] The receiving, staging and quarantine locations that a warehouse names are not archived before it. */
export const warehouseDoesNotNeedIt: LocationRule = ({ view, row, id }) => {
  const warehouse = row && view.get('warehouse', row.warehouse);
  const named = warehouse && [warehouse.receiving, warehouse.staging, warehouse.quarantine].includes(id);
  return named && warehouse.state !== 'archived' ? { code: 'warehouseNeedsLocation' } : null;
};

/** [LO5] Stock is looked at where it is doubted. */
export const stockIsDoubted: LocationRule<LocationCheck> = ({ view, id }, data) => {
  const stock = data ? [view.get('balance', placeKey(data.product, id))] : view.by('balance', 'location', id);
  return stock.some((balance) => balance?.doubted !== undefined) ? null : { code: 'nothingDoubted' };
};
