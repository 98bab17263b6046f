import { topState } from '#model/engine/top-state.ts';
import { isWorkOf } from '#model/areas/setup/member/own-work.ts';
import { all, type Rule } from '#model/engine/chart.ts';
import type { DecisionContext } from '#model/engine/document-type.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { onField } from '#model/engine/on-field.ts';
import type { Reader } from '#model/engine/reader.ts';
import { firstRefused, repetition, skuOf } from '#model/lines/line-rules.ts';
import { partIsWhole } from '#model/areas/products/product/product.quantities.ts';
import { placeKey, unheldOf } from '#model/stock/stock.tables.ts';
import type { MovementForm, MovementLine, MovementRow } from './movement.facts.ts';
import { travels, unready } from './movement.lines.ts';
import { holdersOf, readyParts } from './movement.ready.ts';
import { isStocked } from '#model/areas/products/product/product.bundle.ts';

export type MovementRule<D = never> = Rule<MovementRow, D>;
type Form = Pick<MovementForm, 'warehouse' | 'toWarehouse'> & { readonly lines: readonly MovementLine[] };

/** [MO1] Goods go from a warehouse to a warehouse, both active. */
const warehousesAreActive: MovementRule<Form> = ({ view }, data) => {
  if (!data) return null;
  for (const field of ['warehouse', 'toWarehouse'] as const) {
    const warehouse = view.get('warehouse', data[field]);
    if (!warehouse) return onField('unknownWarehouse', field);
    if (warehouse.state !== 'active') return onField('warehouseNotActive', field, { code: warehouse.code });
  }
  return null;
};

/** [MO2] Only a transfer goes to another warehouse; only what is put away comes from a receipt of the warehouse. */
const purposeFits: MovementRule<MovementForm> = ({ view }, data) => {
  if (!data) return null;
  if (data.purpose !== 'transfer' && travels(data)) return onField('staysInWarehouse', 'toWarehouse');
  if (data.receipt === null) return null;
  const receipt = view.get('goodsReceipt', data.receipt);
  const fits = data.purpose === 'putAway' && receipt?.warehouse === data.warehouse;
  return fits && topState(receipt) === 'posted' ? null : onField('unknownReceipt', 'receipt');
};

/** [MO3] A line has goods of a stocked product, in whole units, from one active place to another, and occurs once. */
const linesAreSound: MovementRule<Form> = ({ view }, data) => {
  if (!data) return null;
  const repeats = repetition();
  return firstRefused(data.lines, (line) => {
    const { product, lot = '', from, to } = line;
    const problem = productProblem(view, line) ?? routeProblem(view, data, line);
    if (problem) return problem;
    const isTwice = repeats([product, lot, from, to ?? ''].join('@'));
    return isTwice ? { code: 'movedTwice', params: { sku: skuOf(view, line) } } : null;
  });
};

function productProblem(view: Reader, line: MovementLine): Refusal | null {
  const product = view.get('product', line.product);
  if (!product || product.state === 'archived') return onField('unknownProduct', 'product');
  if (!isStocked(product)) return onField('notStocked', 'product', { sku: product.sku });
  const lot = line.lot === undefined ? undefined : view.get('lot', line.lot);
  if (line.lot !== undefined && lot?.product !== product.id)
    return onField('unknownLot', 'lot', { sku: product.sku, lot: lot?.code ?? line.lot });
  return partIsWhole(view, line, line.quantity, 0);
}

function routeProblem(view: Reader, form: Form, { from, to }: MovementLine): Refusal | null {
  const leaving = placeProblem(view, form.warehouse, from, 'from');
  if (leaving || to === null) return leaving;
  if (from === to) return onField('samePlace', 'to');
  return placeProblem(view, form.toWarehouse, to, 'to');
}

/** [MO3] A place belongs to the warehouse and is active. */
export function placeProblem(view: Reader, warehouse: string, id: string, field: string): Refusal | null {
  const place = view.get('location', id);
  if (place?.warehouse !== warehouse) return onField('unknownLocation', field);
  return place.state === 'active' ? null : onField('locationNotActive', field);
}

export const isSound: MovementRule<MovementForm> = all(warehousesAreActive, purposeFits, linesAreSound);

/** [MO3] What is about to be done is whole: lines, their places, and the lots of products that have them. */
export const isComplete = (context: DecisionContext<MovementRow>): Refusal | null => {
  const { view, row } = context;
  if (!row) return null;
  if (row.lines.length === 0) return { code: 'noLines' };
  return (
    warehousesAreActive(context, row) ??
    linesAreSound(context, row) ??
    firstRefused(row.lines, (line) => {
      if (line.to === null && !travels(row)) return onField('placeMissing', 'to');
      const isTold =
        line.lot !== undefined || (view.get('product', line.product)?.tracking ?? 'none') === 'none';
      return isTold ? null : onField('lotMissing', 'lot', { sku: skuOf(view, line) });
    })
  );
};

/** [MO6] Where approval is asked for, goods are reserved once it is given. */
export const approvalIsNotAsked: MovementRule<unknown> = ({ row, id, env }) =>
  row?.asksApproval && !env.internal
    ? { code: 'approvalAsked', fix: { kind: 'movement', document: id, type: 'request' } }
    : null;

/** [MO6] Somebody else than who asked approves it, founders too. */
export const isNotOwnRequest: MovementRule<unknown> = ({ row, env, view }) =>
  row && !env.internal && isWorkOf(view, env.by, row.requestedBy, row) ? { code: 'ownRequest' } : null;

/** [MO6] Who asked for approval takes it back. */
export const isOwnRequest: MovementRule<unknown> = ({ row, env, view }) =>
  row && !env.internal && !isWorkOf(view, env.by, row.requestedBy, row) ? { code: 'notYourRequest' } : null;

/** [MO7] Selects the state that letting go leads back to. */
export const wasApproved: MovementRule<unknown> = ({ row }) =>
  row?.approvedBy === null ? { code: 'notApproved' } : null;

/** [MO7] What is reserved is not changed: it is let go first. Its note is. */
export const onlyNotes: MovementRule<MovementForm> = ({ row, id }, data) =>
  !row || !data || isSaid(row, data) ? null : alreadyReserved(id);

export const alreadyReserved = (id: string): Refusal => ({
  code: 'alreadyReserved',
  fix: { kind: 'movement', document: id, type: 'unreserve' },
});

/** Whether a form says what the row does, but for its note. */
function isSaid(row: MovementRow, { lines, ...form }: MovementForm): boolean {
  const fields = Object.entries(form).every(
    ([field, value]) => field === 'note' || row[field as keyof typeof form] === value, // the fields of the form
  );
  return fields && lines.length === row.lines.length && lines.every((line) => isKept(row, line));
}

const isKept = (row: MovementRow, { id, product, lot, quantity, from, to }: MovementLine): boolean =>
  row.lines.some(
    (line) =>
      line.id === id &&
      line.product === product &&
      line.lot === lot &&
      line.quantity === quantity &&
      line.from === from &&
      line.to === to,
  );

/** [MO5] Something that does not lie ready yet can; the refusal names who holds the goods. */
export const somethingComesReady: MovementRule<unknown> = ({ view, row, env }) => {
  if (!row || readyParts(view, row, env.today).length > 0) return null;
  const line = row.lines.find((one) => unready(one) > 0);
  if (!line) return { code: 'allIsReady' };
  const stock = view.get('balance', placeKey(line.product, line.from, line.lot));
  const params = {
    sku: skuOf(view, line),
    location: view.get('location', line.from)?.code ?? line.from,
    wanted: unready(line),
  };
  const holders = holdersOf(view, row, line);
  const free = stock ? Math.max(0, unheldOf(stock)) : 0;
  return (stock?.onHand ?? 0) > 0 && holders !== ''
    ? { code: 'heldByOthers', params: { ...params, holders } }
    : { code: 'notThere', params: { ...params, free } };
};
