import type { ReceiptLine } from '#model/areas/purchasing/goods-receipt/goods-receipt.facts.ts';
import { addDays } from '#model/values/moments.ts';
import { placeKey, unheldOf } from '#model/stock/stock.tables.ts';
import { costOf } from './costs.ts';
import type { Trading } from './trading.ts';

const ONE = 1000;
/** Days that a lot of a usual delivery keeps: longer than the year that is played. */
const KEEPS = 720;

const dayAfter = ({ calendar }: Trading, at: string, days: number): string =>
  addDays(calendar.day(Date.parse(at)), days);

/** A counted line with what its labels say: the day's lot, or a line for each serial number. */
export function labelled(trading: Trading, line: ReceiptLine, at: string): ReceiptLine[] {
  const { model } = trading;
  const product = model.view.get('product', line.product);
  const { tracking = 'none', sku = '' } = product ?? {};
  if (tracking === 'none') return [line];
  if (tracking === 'lot') {
    const code = `B${dayAfter(trading, at, 0).slice(2).replaceAll('-', '')}`;
    return [{ ...line, lot: { code, expiresOn: dayAfter(trading, at, KEEPS) } }];
  }
  return Array.from({ length: (line.quantity + line.rejected) / ONE }, (_, unit) => {
    const id = model.id(`unit/${line.id}/${unit}`, at);
    const isRejected = unit * ONE < line.rejected;
    const count = isRejected ? { quantity: 0, rejected: ONE } : { quantity: ONE, rejected: 0 };
    return { ...line, ...count, id, lot: { code: `${sku}-${id.slice(-6).toUpperCase()}`, expiresOn: null } };
  });
}

/** A lot that expires soon, one that nobody may use until it is tested, and a few pieces on hold in their bin. */
export function planLots(trading: Trading): void {
  const { agenda, calendar } = trading;
  agenda.note(calendar.ago(2, 11), (at) => lotsApart(trading, at));
  agenda.note(calendar.ago(1, 15), (at) => holdSome(trading, at));
}

function lotsApart(trading: Trading, at: string): void {
  const { model, seeded, products, staff } = trading;
  const product = products.find((id) => model.view.get('product', id)?.expires) ?? '';
  const supplier = model.view.get('product', product)?.suppliers[0]?.supplier ?? null;
  const [soon, suspect] = [model.id('lot/soon', at), model.id('lot/suspect', at)];
  const line = { orderLine: null, product, quantity: 6 * ONE, rejected: 0, location: seeded.bins[0] ?? null };
  const unitCost = costOf(trading, product, at);
  const lines = [
    { ...line, id: soon, unitCost, lot: { code: 'K-2207', expiresOn: dayAfter(trading, at, 21) } },
    { ...line, id: suspect, unitCost, lot: { code: 'K-2208', expiresOn: dayAfter(trading, at, KEEPS) } },
  ];
  const as = { by: staff.warehouse, at };
  const receipt = model.id('receipt/lots', at);
  const head = { warehouse: seeded.warehouse, order: null, supplier, source: 'blind' };
  model.must('goodsReceipt', receipt, 'create', head, as);
  model.must('goodsReceipt', receipt, 'count', { lines }, as);
  model.must('goodsReceipt', receipt, 'post', {}, as);
  model.must('lot', suspect, 'block', { reason: 'quality' }, as);
}

function holdSome({ model, seeded, products, staff }: Trading, at: string): void {
  for (const product of products) {
    const balance = model.view
      .by('balance', 'bins', placeKey(product, seeded.warehouse))
      .find((row) => row.lot === undefined && row.available && unheldOf(row) >= 4 * ONE);
    if (!balance) continue;
    const hold = { product, quantity: 2 * ONE, reason: 'quality' };
    model.must('location', balance.location, 'holdStock', hold, { by: staff.warehouse, at });
    return;
  }
}
