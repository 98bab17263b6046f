import { billFrom } from '#model/areas/purchasing/supplier-bill/bill-from-receipts.ts';
import { amountByPrice, sumsOf } from '#model/areas/purchasing/supplier-bill/bill-sums.ts';
import {
  claimedByOthers,
  receivedLines,
  unbilledOf,
} from '#model/areas/purchasing/supplier-bill/received-line.ts';
import type { BillForm, BillLine } from '#model/areas/purchasing/supplier-bill/supplier-bill.facts.ts';
import type { GoodsReceiptRow } from '#model/areas/purchasing/goods-receipt/goods-receipt.facts.ts';
import { compare } from '#model/values/order.ts';
import { multiplyDivide } from '#model/values/round.ts';
import type { Trading } from './trading.ts';

const DAY = 24 * 60 * 60 * 1000;

interface Scene {
  readonly name: string;
  /** By how many percent the supplier charges more than was agreed; absent: as agreed. */
  readonly dearer?: number;
  /** Freight that it charges besides, minor units of its currency. */
  readonly freight?: number;
  readonly end:
    | 'draft'
    | 'discarded'
    | 'deviating'
    | 'matched'
    | 'approved'
    | 'posted'
    | 'ordered'
    | 'paid'
    | 'reversed';
}

/** What suppliers billed in the last weeks: a bill in every state. [DE15] */
export function planSupplierBills(trading: Trading): void {
  const { agenda, calendar } = trading;
  const note = (days: number, scene: Scene): void =>
    agenda.note(calendar.ago(days, 16), (at) => bill(trading, scene, at));
  note(44, { name: 'paid', end: 'paid' });
  note(41, { name: 'overdue', end: 'posted', freight: 450_00 });
  note(30, { name: 'dearer', dearer: 6, end: 'paid' });
  note(23, { name: 'reversed', dearer: 12, end: 'reversed' });
  note(20, { name: 'discarded', end: 'discarded' });
  note(12, { name: 'to-pay', freight: 280_00, end: 'posted' });
  note(9, { name: 'in-file', end: 'ordered' });
  note(6, { name: 'approved', end: 'approved' });
  note(4, { name: 'explained', dearer: 4, end: 'matched' });
  note(2, { name: 'deviating', dearer: 9, end: 'deviating' });
  agenda.note(calendar.morning(0.7), (at) => bill(trading, { name: 'morning', end: 'draft' }, at));
}

function bill(trading: Trading, scene: Scene, at: string): void {
  const { model, staff } = trading;
  const document = model.id(`supplier-bill/${scene.name}`, at);
  const form = billOf(trading, scene, at);
  if (!form) return;
  const give = (by: string, type: string, data: object = {}): void =>
    model.must('supplierBill', document, type, data, { by, at });
  give(staff.purchasing, 'create', form);
  const { end, dearer = 0 } = scene;
  if (end === 'draft') return;
  if (end === 'discarded') return give(staff.purchasing, 'discard');
  give(staff.purchasing, 'match');
  if (end === 'deviating') return;
  if ((model.view.get('supplierBill', document)?.deviations ?? []).length > 0)
    give(staff.purchasing, 'explain', {
      reason: dearer > 0 ? 'agreedPrice' : 'freightOrFee',
      note: dearer > 0 ? 'New price list from the first of the month' : '',
    });
  if (end === 'matched') return;
  give(staff.founder, 'approve');
  if (end === 'approved') return;
  give(staff.founder, 'post');
  pay(trading, { document, form, end }, at);
}

interface Posted {
  readonly document: string;
  readonly form: BillForm;
  readonly end: Scene['end'];
}

/** What became of a posted bill. */
function pay({ model, staff, calendar }: Trading, { document, form, end }: Posted, at: string): void {
  const give = (type: string, data: object): void =>
    model.must('supplierBill', document, type, data, { by: staff.founder, at });
  const today = calendar.day(Date.parse(at));
  if (end === 'reversed') give('reverse', { reason: 'enteredByMistake' });
  if (end === 'ordered')
    give('order', {
      file: model.id(`payment-file/${document}`, at),
      on: form.dueOn > today ? form.dueOn : today,
    });
  if (end === 'paid') give('pay', { on: today, rate: form.rate });
}

/** A bill for the newest receipt that is not billed yet; nothing where there is none. */
function billOf(trading: Trading, scene: Scene, at: string): BillForm | undefined {
  const { model, calendar } = trading;
  const receipt = unbilledBefore(trading, at);
  const supplier = receipt && model.view.get('supplier', receipt.supplier ?? '');
  if (!receipt || !supplier) return undefined;
  let made = 0;
  const newId = (): string => model.id(`supplier-bill/${scene.name}/line/${(made += 1)}`, at);
  const today = calendar.day(Date.parse(at));
  const agreed = billFrom(model.view, supplier, [receipt], { newId, today });
  const { dearer = 0, freight } = scene;
  const lines = agreed.lines.map((line, index) => (index === 0 ? raised(line, dearer) : line));
  const charged = freight === undefined ? lines : [...lines, freightOf(newId(), freight)];
  const number = String(
    40_000 + ([...scene.name].reduce((sum, letter) => sum * 7 + letter.charCodeAt(0), 0) % 50_000),
  );
  const form: BillForm = {
    ...agreed,
    supplierNumber: number,
    paymentReference: number,
    payTo: agreed.currency === 'SEK' ? giro : account,
    lines: charged,
  };
  return { ...form, stated: sumsOf(form) };
}

const giro = { type: 'bankgiro', account: '5050-1055', bic: '' } as const;
/** The example of an IBAN that the registry of SWIFT gives for Sweden. */
const account = { type: 'iban', account: 'SE4550000000058398257466', bic: 'ESSESESS' } as const;

/** In whole öre. */
function raised(line: BillLine, percent: number): BillLine {
  const dearer = { ...line, price: multiplyDivide(line.price, 100 + percent, 10_000) * 100 };
  return percent === 0 ? line : { ...dearer, amount: amountByPrice(dearer) };
}

const freightOf = (id: string, amount: number): BillLine => ({
  id,
  product: null,
  code: '',
  text: 'Frakt',
  quantity: 1000,
  price: amount * 100,
  discount: 0,
  amount,
  vatRate: 2500,
  receipt: null,
  receiptLine: null,
});

/** The newest receipt of the days before of which nothing is billed or claimed yet. */
function unbilledBefore({ model, suppliers }: Trading, at: string): GoodsReceiptRow | undefined {
  const { view } = model;
  const before = new Date(Date.parse(at) - 2 * DAY).toISOString();
  const isFree = (row: GoodsReceiptRow): boolean =>
    (row.effectiveAt ?? at) < before &&
    receivedLines(row).some((line) => unbilledOf(line) > 0) &&
    receivedLines(row).every((line) => line.billed === 0 && claimedByOthers(view, { id: '' }, line) === 0) &&
    view.by('supplierBill', 'receipt', row.id).length === 0;
  return suppliers
    .flatMap((supplier) => view.by('goodsReceipt', 'supplier', supplier))
    .filter(isFree)
    .toSorted((a, b) => compare(b.effectiveAt ?? '', a.effectiveAt ?? '') || compare(a.id, b.id))[0];
}
