import { mostFee } from '#model/areas/sales/customer-return/customer-return.credit.ts';
import type {
  CustomerReturnLine,
  CustomerReturnRow,
  Grade,
} from '#model/areas/sales/customer-return/customer-return.facts.ts';
import { awaited, formLine } from '#model/areas/sales/customer-return/customer-return.lines.ts';
import { partsOf } from '#model/lines/line-parts.ts';
import { compare } from '#model/values/order.ts';
import type { SalesOrderRow } from '#model/areas/sales/sales-order/sales-order.facts.ts';
import { draftInvoice, issue } from './billing.ts';
import type { Trading } from './trading.ts';

const ONE = 1000;

type End =
  | 'draft'
  | 'requested'
  | 'refused'
  | 'cancelled'
  | 'approved'
  | 'expired'
  | 'received'
  | 'graded'
  | 'posted'
  | 'closed';

interface Scene {
  readonly name: string;
  readonly reason: string;
  readonly end: End;
  readonly grade?: Grade;
  /** The share of what the goods cost that is kept, from 0 to 1. */
  readonly fee?: number;
}

/** Goods that customers sent back in the last weeks: a return in every state that waits for somebody. */
export function planReturns(trading: Trading): void {
  const { agenda, calendar } = trading;
  const note = (days: number, hour: number, scene: Scene): void =>
    agenda.note(calendar.ago(days, hour), (at) => bringBack(trading, scene, at));
  note(44, 14, { name: 'forgotten', reason: 'regretted', end: 'expired' });
  note(26, 14, { name: 'regretted', reason: 'regretted', end: 'closed', grade: 'restock', fee: 0.2 });
  note(18, 14, { name: 'damaged', reason: 'damaged', end: 'closed', grade: 'scrap' });
  note(12, 14, { name: 'wrong-item', reason: 'wrongItem', end: 'posted', grade: 'restock' });
  note(8, 14, { name: 'too-late', reason: 'regretted', end: 'refused' });
  note(7, 14, { name: 'called-off', reason: 'quality', end: 'cancelled' });
  note(5, 14, { name: 'faulty', reason: 'quality', end: 'graded', grade: 'refurbish' });
  note(4, 14, { name: 'arrived', reason: 'wrongQuantity', end: 'received' });
  note(3, 14, { name: 'expected', reason: 'quality', end: 'approved' });
  note(2, 14, { name: 'asked', reason: 'arrivedLate', end: 'requested' });
  agenda.note(calendar.morning(0.7), (at) =>
    bringBack(trading, { name: 'morning', reason: 'damaged', end: 'draft' }, at),
  );
}

function bringBack(trading: Trading, { name, reason, end, grade, fee = 0 }: Scene, at: string): void {
  const { model, staff } = trading;
  const document = model.id(`return/${name}`, at);
  const order = soldBefore(trading, at);
  if (!order) return;
  const give = (by: string, type: string, data: object = {}): void =>
    model.must('customerReturn', document, type, data, { by, at });
  const { customer, warehouse } = order;
  give(staff.sales, 'create', { customer, warehouse, order: order.id });
  const row = returnIn(trading, document);
  const lines = row.lines.map((line, index) => ({
    ...formLine(line),
    ...(index === 0 ? { quantity: ONE, reason, fee: shareOf(model, order, line, fee) } : {}),
  }));
  give(staff.sales, 'update', { warehouse, theirReference: '', notes: '', lines });
  if (end === 'draft') return;
  give(staff.sales, 'request');
  if (end === 'requested') return;
  if (end === 'refused') return give(staff.sales, 'refuse', { reason: 'tooLate' });
  if (end === 'cancelled') return give(staff.sales, 'cancel', { reason: 'customerRequest' });
  give(staff.sales, 'approve');
  if (end === 'expired') return forget(trading, document);
  if (end === 'approved') return;
  give(staff.warehouse, 'receive', { lines: partsOf(returnIn(trading, document).lines, awaited) });
  if (end === 'received' || grade === undefined) return;
  give(staff.warehouse, 'grade', gradingOf(trading, document, grade, at));
  if (end === 'graded') return;
  give(staff.warehouse, 'post');
  if (end === 'posted') return;
  if (order.invoices === undefined) give(staff.sales, 'credit');
  else creditByNote(trading, returnIn(trading, document), at);
  give(staff.sales, 'close');
}

/** A share of what one of a line's goods cost, minor units. */
const shareOf = (
  { view }: Trading['model'],
  order: SalesOrderRow,
  { orderLine, shipment }: CustomerReturnLine,
  share: number,
): number => Math.floor(mostFee(view, order, { orderLine, shipment, quantity: ONE }) * share);

/** Nothing has come for more than a month. */
function forget({ agenda, calendar, model, staff }: Trading, document: string): void {
  agenda.note(calendar.ago(9, 8), (at) =>
    model.must('customerReturn', document, 'expire', {}, { by: staff.sales, at }),
  );
}

function gradingOf({ model }: Trading, document: string, grade: Grade, at: string): object {
  const lines = model.view.get('customerReturn', document)?.lines ?? [];
  return {
    lines: lines.map(({ id, received }, index) => ({
      line: id,
      grades: [
        {
          id: model.id(`return-part/${document}/${index}`, at),
          grade,
          quantity: received,
          location: null,
          note: '',
          photo: null,
        },
      ],
    })),
  };
}

function returnIn({ model }: Trading, document: string): CustomerReturnRow {
  const row = model.view.get('customerReturn', document);
  if (!row) throw new Error(`return ${document} is not there`);
  return row;
}

/** A delivered order of the days before, of goods in whole pieces, that nothing has come back from yet. */
function soldBefore({ model, customers }: Trading, at: string): SalesOrderRow | undefined {
  const orders = customers
    .flatMap((customer) => model.view.by('salesOrder', 'customer', customer))
    .filter(
      ({ id, lines, createdAt }) =>
        createdAt < at &&
        lines.some(({ stocked, shipped }) => stocked && shipped >= ONE) &&
        model.view.by('customerReturn', 'order', id).length === 0,
    )
    .toSorted((a, b) => compare(b.createdAt, a.createdAt));
  return orders.find(({ id }) =>
    model.view
      .by('shipment', 'order', id)
      .some(({ state, lines }) => ['shipped', 'delivered'].includes(state as string) && lines.length > 0),
  );
}

/** What was invoiced is credited by a note, which credits the return. */
function creditByNote(trading: Trading, { id, customer, order }: CustomerReturnRow, at: string): void {
  const invoice = trading.model.view.get('salesOrder', order ?? '')?.invoices?.at(-1) ?? null;
  const wish = { type: 'creditNote', corrects: invoice, return: id } as const;
  const note = draftInvoice(trading, customer, `return/${id}`, at, wish);
  if (note !== null) issue(trading, note, at);
}
