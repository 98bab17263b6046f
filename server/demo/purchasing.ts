import type { PurchaseOrderRow } from '#model/areas/purchasing/purchase-order/purchase-order.facts.ts';
import { termsOf } from '#model/areas/setup/party-category/party-terms.ts';
import { samplesOf } from '#model/areas/purchasing/goods-receipt/goods-receipt.inspection.ts';
import { openOf } from '#model/areas/purchasing/purchase-order/purchase-order.lines.ts';
import { placeKey } from '#model/stock/stock.tables.ts';
import { sourceOf } from '#model/areas/products/prices/price-sources.ts';
import { purchaseTerms } from '#model/areas/products/purchase-price/purchase-terms.ts';
import {
  priceOnOrder,
  type BuyingTerms,
} from '#model/areas/purchasing/purchase-order/purchase-order.sources.ts';
import { roundedUp } from '#model/values/units.ts';
import { costOf } from './costs.ts';
import { labelled } from './lots.ts';
import { rateOf } from './masters.ts';
import { tagsOfOrder } from './core-resources.ts';
import type { Trading } from './trading.ts';

interface Wish {
  readonly product: string;
  readonly quantity: number;
}

/** A product's fixed bin. */
function binOf({ seeded, products }: Trading, product: string): string {
  return seeded.bins[Math.max(0, products.indexOf(product)) % seeded.bins.length] ?? seeded.receiving;
}

/** Opening stock from before the year, at usual cost; one receipt per bin. */
export function openStock(trading: Trading, at: string, levels: (index: number) => number): void {
  const { model, seeded, staff, products, trade } = trading;
  const as = { by: staff.warehouse, at };
  for (const [place, bin] of seeded.bins.entries()) {
    const lines = products.flatMap((product, index) => {
      if (index % seeded.bins.length !== place || trade.goods[index]?.kind !== 'stocked') return [];
      const unitCost = costOf(trading, product, at);
      const id = model.id(`opening/${product}`, at);
      const line = { id, orderLine: null, product, quantity: levels(index), rejected: 0, location: bin };
      return labelled(trading, { ...line, unitCost }, at);
    });
    if (lines.length === 0) continue;
    const receipt = model.id(`opening/${bin}`, at);
    const head = { warehouse: seeded.warehouse, order: null, supplier: null, source: 'opening' };
    model.must('goodsReceipt', receipt, 'create', head, as);
    model.must('goodsReceipt', receipt, 'count', { lines }, as);
    model.must('goodsReceipt', receipt, 'post', {}, as);
  }
}

/** Creates a draft with these lines, at the supplier's usual price, in its currency; returns the order's id. */
export function draftOrder(
  trading: Trading,
  supplier: string,
  wishes: readonly Wish[],
  name: string,
  at: string,
): string {
  const { model, seeded, staff } = trading;
  const id = model.id(`purchase/${name}`, at);
  const as = { by: staff.purchasing, at };
  const tags = tagsOfOrder(model, model.view.get('supplier', supplier), 'purchaseOrder');
  model.must('purchaseOrder', id, 'create', { supplier, warehouse: seeded.warehouse, tags }, as);
  const currency = model.view.get('supplier', supplier)?.currency ?? seeded.company.form.currency;
  const rate = rateOf(seeded.company.form.currency, currency);
  const lines = wishes.map(({ product, quantity }, index) => ({
    id: model.id(`purchase/${name}/${index}`, at),
    product,
    text: '',
    ...inBoughtUnit(trading, { supplier, currency, rate }, { product, quantity }, at),
    discount: 0,
    vatClass: 'standard',
    promisedOn: null,
    tolerance: null,
  }));
  const expectedOn = model.view.get('purchaseOrder', id)?.expectedOn ?? null;
  const form = {
    supplier,
    warehouse: seeded.warehouse,
    currency,
    rate,
    theirReference: '',
    expectedOn,
    notes: '',
    lines,
  };
  model.must('purchaseOrder', id, 'update', form, as);
  return id;
}

/** As much as is bought in whole boxes, where the product is bought in them, at what the supplier asks for so much. */
function inBoughtUnit({ model }: Trading, order: BuyingTerms, { product, quantity }: Wish, at: string) {
  const row = model.view.get('product', product);
  if (!row) throw new Error(`no product ${product}`);
  const on = at.slice(0, 10);
  const { unit } = purchaseTerms(model.view, { product: row, supplier: order.supplier, on });
  const whole = unit ? roundedUp(quantity, row.unit, unit) : quantity;
  const found = priceOnOrder(model.view, order, on, row, { quantity: whole, orderedIn: unit });
  return {
    quantity: whole,
    price: found?.price ?? 0,
    ...(found && { pricedBy: sourceOf(found) }),
    ...(unit ? { orderedIn: unit } : {}),
  };
}

/**
 * How a delivery differs from the order: the delivered share of each line, what is rejected, and how far it is
 * processed.
 */
export interface Delivery {
  readonly name: string;
  /** Per line, basis points of the open quantity. */
  readonly share?: (index: number) => number;
  /** Thousandths of the first line. */
  readonly rejected?: number;
  /** It goes to the warehouse's receiving place, to be put away from there. */
  readonly toReceiving?: true;
  /** How far it is processed; posted by default. */
  readonly until?: 'draft' | 'counted' | 'checking' | 'ready' | 'posted';
}

/** Receives goods on an order; returns the receipt's id. */
export function receive(trading: Trading, order: string, delivery: Delivery, at: string): string {
  const { model, staff, seeded } = trading;
  const row = model.view.get('purchaseOrder', order);
  if (!row) throw new Error(`no purchase order ${order}`);
  const receipt = model.id(`receipt/${delivery.name}`, at);
  const as = { by: staff.warehouse, at };
  const head = { warehouse: seeded.warehouse, order, supplier: null, source: 'order' };
  model.must('goodsReceipt', receipt, 'create', head, as);
  if (delivery.until === 'draft') return receipt;
  const lines = countedLines(trading, row, delivery, at);
  model.must('goodsReceipt', receipt, 'count', { lines, deliveryNote: `DN ${row.number ?? ''}` }, as);
  if (delivery.until === 'counted') return receipt;
  inspect(trading, receipt, delivery, at);
  if (delivery.until === undefined || delivery.until === 'posted')
    model.must('goodsReceipt', receipt, 'post', {}, as);
  return receipt;
}

/** Checks what is to be checked before it is posted; of the first line that is, one piece may be found broken. */
function inspect({ model, staff }: Trading, receipt: string, { until }: Delivery, at: string): void {
  const row = model.view.get('goodsReceipt', receipt);
  if (!row || samplesOf(model.view, row).length === 0) return;
  const as = { by: staff.warehouse, at };
  model.must('goodsReceipt', receipt, 'submit', {}, as);
  if (until === 'checking') return;
  const { lines, inspection } = model.view.get('goodsReceipt', receipt) ?? row;
  const found = (inspection?.samples ?? []).map(({ line: id, sample }, index) => {
    const quantity = lines.find((line) => line.id === id)?.quantity ?? 0;
    const rejected = until === 'ready' && index === 0 && quantity > 1000 ? 1000 : 0;
    const why = rejected > 0 ? { reason: 'damaged', note: 'The box is dented.' } : {};
    return { line: id, checked: sample, accepted: quantity - rejected, rejected, ...why };
  });
  model.must('goodsReceipt', receipt, 'inspect', { lines: found }, as);
}

function countedLines(trading: Trading, order: PurchaseOrderRow, delivery: Delivery, at: string) {
  return order.lines.flatMap((line, index) => {
    const came = Math.floor((openOf(line) * (delivery.share?.(index) ?? 10_000)) / 10_000_000) * 1000;
    const rejected = index === 0 ? Math.min(delivery.rejected ?? 0, came) : 0;
    if (came === 0) return [];
    const id = trading.model.id(`receipt/${delivery.name}/${index}`, at);
    const location = delivery.toReceiving ? null : binOf(trading, line.product);
    const counted = { quantity: came - rejected, rejected, location, unitCost: null };
    return labelled(trading, { id, orderLine: line.id, product: line.product, ...counted }, at);
  });
}

/**
 * Reorders what has run low from each supplier every week: ordered on Monday, delivered after the lead time,
 * occasionally in two parts.
 */
export function planPurchasing(trading: Trading): void {
  const { agenda, calendar } = trading;
  for (let week = 51; week >= 1; week--)
    agenda.note(calendar.ago(week * 7, 7.5), (at) => replenish(trading, week, at));
}

function replenish(trading: Trading, week: number, at: string): void {
  const { model, suppliers, seeded, products } = trading;
  for (const supplier of suppliers) {
    const wishes = products.flatMap((product): Wish[] => {
      const row = model.view.get('product', product);
      const rule = row?.reorder[0];
      if (!row || !rule || row.suppliers[0]?.supplier !== supplier) return [];
      const stock = model.view.get('availability', placeKey(product, seeded.warehouse));
      const coming = (stock?.onHand ?? 0) + (stock?.incoming ?? 0) - (stock?.outgoing ?? 0);
      const quantity = Math.ceil((rule.max - coming) / 1000) * 1000;
      return coming < rule.min && quantity > 0 ? [{ product, quantity }] : [];
    });
    if (wishes.length > 0) order(trading, supplier, wishes, `week${week}/${supplier}`, at);
  }
}

function order(trading: Trading, supplier: string, wishes: readonly Wish[], name: string, at: string): void {
  const { model, agenda, calendar, random, staff } = trading;
  const id = draftOrder(trading, supplier, wishes, name, at);
  const placed = Date.parse(at);
  const buyer = (moment: string) => ({ by: staff.purchasing, at: moment });
  model.must('purchaseOrder', id, 'place', {}, buyer(at));
  const acknowledged = { theirReference: `OC-${random.whole(10_000, 99_999)}`, lines: [] };
  if (random.chance(0.8))
    agenda.note(calendar.later(placed, 1, 8.5), (moment) =>
      model.must('purchaseOrder', id, 'acknowledge', acknowledged, buyer(moment)),
    );
  const party = model.view.get('supplier', supplier);
  const days = party ? termsOf(model.view, 'supplier', party).leadDays : 7;
  const arrives = calendar.later(
    placed,
    Math.max(2, Math.round((days * 5) / 7) + random.whole(-1, 2)),
    7 + random.whole(0, 5),
  );
  const inParts = random.chance(0.2);
  const rejected = random.chance(0.1) ? 1000 : 0;
  agenda.note(arrives, (moment) => {
    const share = inParts ? { share: (index: number) => (index === 0 ? 5000 : 10_000) } : {};
    receive(trading, id, { name: `${name}/1`, rejected, ...share }, moment);
  });
  if (inParts || rejected > 0)
    agenda.note(calendar.later(arrives, 4, 9), (moment) =>
      receive(trading, id, { name: `${name}/2` }, moment),
    );
}
