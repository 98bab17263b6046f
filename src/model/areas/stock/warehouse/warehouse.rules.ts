import type { Rule } from '#model/engine/chart.ts';
import { workIn } from '#model/archiving/open-work.ts';
import { onField } from '#model/engine/on-field.ts';
import type { WarehouseForm, WarehouseRow } from './warehouse.facts.ts';

type WarehouseRule<D = never> = Rule<WarehouseRow, D>;

/** [WH1] Warehouse codes are unique in the company, case-insensitively. */
export const warehouseCodeIsFree: WarehouseRule<WarehouseForm> = ({ view, id }, data) => {
  const taken = data && view.by('warehouse', 'code', data.code.toLowerCase()).some((row) => row.id !== id);
  return taken ? onField('codeTaken', 'code', { code: data.code }) : null;
};

/** Documents that take place in a warehouse, and the refusal while one of them is open. */
const work = [
  { kind: 'salesOrder', code: 'warehouseHasOrders' },
  { kind: 'purchaseOrder', code: 'warehouseHasPurchases' },
  { kind: 'pick', code: 'warehouseHasPicks' },
  { kind: 'shipment', code: 'warehouseHasShipments' },
] as const;

/** [WH3] A warehouse with open documents is not archived: they could never be finished. */
export const warehouseHasNoWork: WarehouseRule = ({ view, id }) => {
  for (const { kind, code } of work) {
    const open = view.by(kind, 'openWarehouse', id).length;
    if (open > 0) return { code, params: { open } };
  }
  return workIn(view, id);
};

/** [WH2] Only an empty warehouse can be archived. */
export const warehouseIsEmpty: WarehouseRule = ({ view, id }) => {
  const full = view
    .by('location', 'warehouse', id)
    .some((location) => view.by('balance', 'location', location.id).length > 0);
  return full ? { code: 'locationNotEmpty' } : null;
};
