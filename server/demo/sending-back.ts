import type {
  SendBackLine,
  SupplierReturnRow,
} from '#model/areas/purchasing/supplier-return/supplier-return.facts.ts';
import { canGoBack, freeIn, leftOf } from '#model/areas/purchasing/supplier-return/supplier-return.source.ts';
import { compare } from '#model/values/order.ts';
import type { Trading } from './trading.ts';

const ONE = 1000;

interface Scene {
  readonly name: string;
  readonly reason: string;
  readonly end: 'draft' | 'requested' | 'rejected' | 'accepted' | 'dispatched' | 'credited' | 'cancelled';
}

/** Goods that went back to suppliers in the last weeks: a return in every state. */
export function planSendingBack(trading: Trading): void {
  const { agenda, calendar } = trading;
  const note = (days: number, scene: Scene): void =>
    agenda.note(calendar.ago(days, 15), (at) => sendBack(trading, scene, at));
  note(24, { name: 'credited', reason: 'damaged', end: 'credited' });
  note(16, { name: 'sent', reason: 'quality', end: 'dispatched' });
  note(13, { name: 'rejected', reason: 'wrongQuantity', end: 'rejected' });
  note(7, { name: 'cancelled', reason: 'other', end: 'cancelled' });
  note(6, { name: 'accepted', reason: 'wrongItem', end: 'accepted' });
  note(3, { name: 'asked', reason: 'quality', end: 'requested' });
  agenda.note(calendar.morning(0.8), (at) =>
    sendBack(trading, { name: 'morning', reason: 'damaged', end: 'draft' }, at),
  );
}

function sendBack(trading: Trading, { name, reason, end }: Scene, at: string): void {
  const { model, staff } = trading;
  const document = model.id(`supplier-return/${name}`, at);
  const receipt = receivedBefore(trading, at);
  if (receipt === undefined) return;
  const give = (by: string, type: string, data: object = {}): void =>
    model.must('supplierReturn', document, type, data, { by, at });
  give(staff.purchasing, 'create', { receipt });
  const row = model.view.get('supplierReturn', document);
  const line = row && goable(trading, row);
  if (!row || !line) return;
  const lines = row.lines.map((one) => (one.id === line.id ? { ...one, quantity: ONE, reason } : one));
  give(staff.purchasing, 'update', { notes: '', lines });
  if (end === 'draft') return;
  give(staff.purchasing, 'request');
  if (end === 'requested') return;
  if (end === 'rejected') return give(staff.purchasing, 'reject', { reason: 'other' });
  if (end === 'cancelled') return give(staff.purchasing, 'cancel', { reason: 'other' });
  give(staff.purchasing, 'accept', { theirReference: `RMA ${row.lines.length}${name.length}07` });
  if (end === 'accepted') return;
  give(staff.warehouse, 'dispatch');
  if (end === 'dispatched') return;
  give(staff.purchasing, 'credit');
}

/** The first line of which a piece lies where it would leave from. */
const goable = ({ model }: Trading, row: SupplierReturnRow): SendBackLine | undefined =>
  row.lines.find((line) => Math.min(freeIn(model.view, line), leftOf(model.view, row, line)) >= ONE);

/** A posted receipt of the days before that nothing has gone back of yet: one with rejected goods, if there is one. */
function receivedBefore({ model, suppliers }: Trading, at: string): string | undefined {
  const receipts = suppliers
    .flatMap((supplier) => model.view.by('goodsReceipt', 'supplier', supplier))
    .filter(
      (receipt) =>
        receipt.createdAt < at &&
        canGoBack(model.view, receipt) &&
        model.view.by('supplierReturn', 'receipt', receipt.id).length === 0,
    )
    .toSorted((a, b) => compare(b.createdAt, a.createdAt));
  const some = receipts.find(({ lines }) => lines.some(({ rejected }) => rejected >= ONE)) ?? receipts[0];
  return some?.id;
}
