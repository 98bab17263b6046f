import { placeKey } from '#model/stock/stock.tables.ts';
import { planAdjustments } from './adjusting.ts';
import { planAllocating } from './allocating.ts';
import { planAssemblies } from './assembling.ts';
import { planAdvance } from './advances.ts';
import { planBillingScenes } from './billing-scenes.ts';
import { planCounts } from './counting.ts';
import { planMovements } from './moving.ts';
import { planReturns } from './returning.ts';
import { planKits } from './kits.ts';
import { planSupplierBills } from './billing-suppliers.ts';
import { planRequests } from './requesting.ts';
import { planSendingBack } from './sending-back.ts';
import { planLanding } from './landing.ts';
import { planLots } from './lots.ts';
import { planPricedDrafts } from './prices.ts';
import { draftOrder, receive } from './purchasing.ts';
import { planQuotes } from './quoting.ts';
import { draftSale, fulfil, type SaleWish } from './selling.ts';
import { planVariants } from './variants.ts';
import { planVatTreatments } from './vat-treatments.ts';
import { talkAbout } from './talk.ts';
import { largestQuantity, type Trading } from './trading.ts';

/**
 * Special scenes of the last days: at least one document in every state a list can show, each independent, so that no
 * other scene or day depends on it.
 */
export function planScenes(trading: Trading): void {
  sellingScenes(trading);
  endedOrders(trading);
  amendedOrder(trading);
  warehouseScenes(trading);
  purchasingScenes(trading);
  receivingScenes(trading);
  morningReceipts(trading);
  unknownItems(trading);
  deliveriesToPutAway(trading);
  planLots(trading);
  planAdjustments(trading);
  planMovements(trading);
  planCounts(trading);
  planReturns(trading);
  planSendingBack(trading);
  planLanding(trading);
  planSupplierBills(trading);
  planRequests(trading);
  planKits(trading);
  planVariants(trading);
  planAssemblies(trading);
  planPricedDrafts(trading);
  planQuotes(trading);
  planBillingScenes(trading);
  planAdvance(trading);
  planAllocating(trading);
  planVatTreatments(trading);
}

/** Goods with enough free stock for a scene to take some; each scene starts searching at a different product. */
function plenty({ model, seeded, products, trade }: Trading, from: number, count = 1): SaleWish[] {
  const wishes: SaleWish[] = [];
  for (let step = 0; step < products.length && wishes.length < count; step++) {
    const index = (from + step) % products.length;
    const product = products[index] ?? '';
    const stock = model.view.get('availability', placeKey(product, seeded.warehouse));
    const quantity = Math.max(
      2000,
      Math.floor(largestQuantity(trade.goods[index]?.price ?? 1) / 4000) * 1000,
    );
    if (stock && stock.onHand - stock.reserved >= quantity) wishes.push({ product, quantity });
  }
  return wishes;
}

/** More of a product than is in stock or expected. */
function tooMuch({ model, seeded }: Trading, { product }: SaleWish): SaleWish {
  const stock = model.view.get('availability', placeKey(product, seeded.warehouse));
  return { product, quantity: (stock?.onHand ?? 0) - (stock?.reserved ?? 0) + 5000 };
}

const customer = ({ customers }: Trading, n: number): string => customers[n % customers.length] ?? '';

/** Creates an order confirmed at a time; returns its id. */
function confirmed(
  trading: Trading,
  n: number,
  wishes: readonly SaleWish[],
  name: string,
  at: string,
): string {
  const order = draftSale(trading, customer(trading, n), wishes, name, at);
  trading.model.must('salesOrder', order, 'confirm', {}, { by: trading.staff.sales, at });
  return order;
}

function sellingScenes(trading: Trading): void {
  const { agenda, calendar, model, staff } = trading;
  const sales = (at: string) => ({ by: staff.sales, at });
  for (const n of [1, 2, 3])
    agenda.note(
      calendar.morning(0.2 * n),
      (at) => void draftSale(trading, customer(trading, n), plenty(trading, n * 5, n), `draft${n}`, at),
    );
  // So long ago that what was promised is late by now, whatever the days between are.
  agenda.note(calendar.ago(8, 10), (at) => {
    const held = confirmed(trading, 4, plenty(trading, 7, 2), 'held', at);
    model.must('salesOrder', held, 'hold', { reason: 'credit' }, sales(at));
    talkAbout(trading, 'held', 'salesOrder', held, at);
  });
  // More off than the seller wanted to answer for alone.
  agenda.note(calendar.morning(0.45), (at) => {
    const wishes = plenty(trading, 9, 2).map((wish) => ({ ...wish, price: 1_0000 }));
    const order = draftSale(trading, customer(trading, 12), wishes, 'asked', at);
    model.must('salesOrder', order, 'askApproval', {}, sales(at));
    talkAbout(trading, 'asked', 'salesOrder', order, at);
  });
  agenda.note(calendar.morning(0.3), (at) => {
    const wish = tooMuch(trading, plenty(trading, 11)[0] ?? first(trading));
    talkAbout(trading, 'waiting', 'salesOrder', confirmed(trading, 5, [wish], 'waiting', at), at);
  });
  agenda.note(calendar.ago(2, 9), (at) => {
    const [some = first(trading), other = first(trading)] = plenty(trading, 14, 2);
    const order = confirmed(trading, 6, [some, tooMuch(trading, other)], 'backorder', at);
    fulfil(trading, order, 'delivered', 'backorder/1', at);
    talkAbout(trading, 'backorder', 'salesOrder', order, at);
  });
}

const first = ({ products }: Trading): SaleWish => ({ product: products[0] ?? '', quantity: 1000 });

function endedOrders(trading: Trading): void {
  const { agenda, calendar, model, staff } = trading;
  const sales = (at: string) => ({ by: staff.sales, at });
  agenda.note(calendar.ago(4, 11), (at) => {
    const order = confirmed(trading, 7, plenty(trading, 3, 2), 'cancelled', at);
    model.must('salesOrder', order, 'cancel', { reason: 'customerRequest' }, sales(at));
  });
  agenda.note(calendar.ago(5, 9), (at) => {
    const [some = first(trading), other = first(trading)] = plenty(trading, 17, 2);
    const order = confirmed(trading, 8, [some, tooMuch(trading, other)], 'short', at);
    fulfil(trading, order, 'delivered', 'short/1', at);
    for (const pick of model.view.by('pick', 'open', order))
      model.must('pick', pick.id, 'cancel', { reason: 'outOfStock' }, sales(at));
    model.must('salesOrder', order, 'closeShort', { reason: 'customerAcceptsShort' }, sales(at));
  });
}

/** The customer calls to add one more before anything has shipped. */
function amendedOrder(trading: Trading): void {
  const { agenda, calendar, model, staff } = trading;
  const sales = (at: string) => ({ by: staff.sales, at });
  agenda.note(calendar.ago(6, 9), (at) => {
    const [one = first(trading), two = first(trading)] = plenty(trading, 19, 2);
    const order = confirmed(trading, 9, [one, two], 'amended', at);
    const row = model.view.get('salesOrder', order);
    if (!row) return;
    const { theirReference, promisedOn, priority, shipPolicy, deliveryAddress, tags } = row;
    const lines = row.lines.map(
      ({ id, product, text, quantity, price, pricedBy, discount, vatClass, promisedOn: on }, index) => ({
        id,
        product,
        text,
        price,
        pricedBy,
        discount,
        vatClass,
        promisedOn: on,
        quantity: index === 0 ? quantity + 1000 : quantity,
      }),
    );
    const terms = {
      theirReference,
      promisedOn,
      priority,
      shipPolicy,
      deliveryAddress,
      tags,
      notes: 'One more, by phone.',
    };
    model.must('salesOrder', order, 'amend', { ...terms, reason: 'customerRequest', lines }, sales(at));
    fulfil(trading, order, 'delivered', 'amended/1', at);
  });
}

/** A pick list and a shipment at every stage of the morning. */
function warehouseScenes(trading: Trading): void {
  const { agenda, calendar, model, staff } = trading;
  const stages = [
    'released',
    'released',
    'claimed',
    'picking',
    'paused',
    'picked',
    'packed',
    'shipped',
    'delivered',
  ] as const;
  for (const [n, stage] of stages.entries())
    agenda.note(calendar.morning(0.35 + n * 0.05), (at) => {
      const order = confirmed(trading, n + 10, plenty(trading, n * 3, 2), `stage${n}`, at);
      if (fulfil(trading, order, stage, `stage${n}`, at) === null)
        throw new Error(`${at}: nothing to release for ${stage}`);
    });
  agenda.note(calendar.ago(1, 13), (at) => {
    const order = confirmed(trading, 20, plenty(trading, 21, 2), 'returned', at);
    const shipment = fulfil(trading, order, 'shipped', 'returned/1', at);
    const reversal = { reason: 'enteredByMistake', replacement: model.id('shipment/returned/2', at) };
    if (shipment) model.must('shipment', shipment, 'reverse', reversal, { by: staff.warehouse, at });
  });
  agenda.note(calendar.ago(3, 9), (at) => {
    const order = confirmed(trading, 21, plenty(trading, 23, 1), 'unpicked', at);
    fulfil(trading, order, 'claimed', 'unpicked/1', at);
    for (const pick of model.view.by('pick', 'open', order))
      model.must('pick', pick.id, 'cancel', { reason: 'customerRequest' }, { by: staff.warehouse, at });
  });
  agenda.note(calendar.ago(2, 14), (at) => {
    const order = confirmed(trading, 22, plenty(trading, 25, 1), 'unpacked', at);
    const shipment = fulfil(trading, order, 'picked', 'unpacked/1', at);
    if (shipment)
      model.must('shipment', shipment, 'cancel', { reason: 'customerRequest' }, { by: staff.warehouse, at });
  });
}

/** Creates an order for `count` goods that the supplier sells. */
function order(trading: Trading, n: number, count: number, name: string, at: string, placed = true): string {
  const { model, suppliers, products, staff } = trading;
  const supplier = suppliers[n % suppliers.length] ?? '';
  const sold = products.filter(
    (product) => model.view.get('product', product)?.suppliers[0]?.supplier === supplier,
  );
  const wishes = sold.slice(0, count).map((product) => ({ product, quantity: 20_000 }));
  const id = draftOrder(trading, supplier, wishes, name, at);
  if (placed) model.must('purchaseOrder', id, 'place', {}, { by: staff.purchasing, at });
  return id;
}

function purchasingScenes(trading: Trading): void {
  const { agenda, calendar, model, staff } = trading;
  const buyer = (at: string) => ({ by: staff.purchasing, at });
  const confirmedFor = (id: string, days: number, at: string): void => {
    const promisedOn = calendar.dayAgo(-days);
    const lines = (model.view.get('purchaseOrder', id)?.lines ?? []).map((line) => ({
      line: line.id,
      promisedOn,
    }));
    model.must('purchaseOrder', id, 'acknowledge', { theirReference: `OC-${days + 4711}`, lines }, buyer(at));
  };
  for (const n of [0, 1])
    agenda.note(calendar.morning(0.25 + n / 10), (at) => void order(trading, n, 2, `draft${n}`, at, false));
  agenda.note(calendar.ago(1, 8), (at) => void order(trading, 2, 2, 'placed', at));
  agenda.note(calendar.ago(1, 9), (at) => {
    const id = order(trading, 0, 3, 'submitted', at, false);
    model.must('purchaseOrder', id, 'submit', {}, buyer(at));
  });
  for (const days of [1, 3, 5])
    agenda.note(calendar.ago(8 - days, 8), (at) =>
      confirmedFor(order(trading, days, 3, `soon${days}`, at), days, at),
    );
  agenda.note(calendar.ago(21, 8), (at) => {
    const id = order(trading, 1, 2, 'overdue', at);
    confirmedFor(id, -6, at);
    talkAbout(trading, 'overdue', 'purchaseOrder', id, at);
  });
  agenda.note(calendar.ago(12, 8), (at) => {
    const id = order(trading, 3, 1, 'cancelled', at);
    model.must('purchaseOrder', id, 'cancel', { reason: 'orderedByMistake' }, buyer(at));
    const gone = order(trading, 0, 1, 'discarded', at, false);
    model.must('purchaseOrder', gone, 'discard', {}, buyer(at));
  });
  agenda.note(calendar.ago(30, 8), (at) => {
    const id = order(trading, 2, 3, 'short', at);
    receive(trading, id, { name: 'short/1', share: (index) => (index === 0 ? 5000 : 10_000) }, at);
    model.must('purchaseOrder', id, 'closeShort', { reason: 'supplierCannotDeliver' }, buyer(at));
  });
}

function receivingScenes(trading: Trading): void {
  const { agenda, calendar, model, staff } = trading;
  const keeper = (at: string) => ({ by: staff.warehouse, at });
  agenda.note(calendar.ago(9, 9), (at) => {
    const id = order(trading, 0, 3, 'partly', at);
    const delivery = {
      name: 'partly/1',
      share: (index: number) => (index === 0 ? 10_000 : 5000),
      rejected: 1000,
    };
    talkAbout(trading, 'partly/1', 'goodsReceipt', receive(trading, id, delivery, at), at);
  });
  agenda.note(calendar.ago(10, 9), (at) => {
    // Five per cent more is within the company's tolerance.
    const id = order(trading, 1, 1, 'over', at);
    receive(trading, id, { name: 'over/1', share: () => 10_500 }, at);
  });
  agenda.note(calendar.ago(11, 9), (at) => {
    const id = order(trading, 3, 2, 'reversed', at);
    const receipt = receive(trading, id, { name: 'reversed/1' }, at);
    model.must('goodsReceipt', receipt, 'reverse', { reason: 'wrongQuantity' }, keeper(at));
    receive(trading, id, { name: 'reversed/2' }, at);
  });
}

/** What has arrived this morning, and a receipt created by mistake. */
function morningReceipts(trading: Trading): void {
  const { agenda, calendar, model, staff } = trading;
  agenda.note(
    calendar.morning(0.5),
    (at) =>
      void receive(trading, order(trading, 2, 2, 'arriving', at), { name: 'arriving', until: 'draft' }, at),
  );
  agenda.note(
    calendar.morning(0.6),
    (at) =>
      void receive(trading, order(trading, 1, 2, 'counted', at), { name: 'counted', until: 'counted' }, at),
  );
  for (const [n, until] of (['checking', 'ready'] as const).entries())
    agenda.note(
      calendar.morning(0.4 + n / 10),
      (at) => void receive(trading, order(trading, 2, 2, until, at), { name: until, until }, at),
    );
  agenda.note(calendar.ago(2, 10), (at) => {
    const receipt = receive(
      trading,
      order(trading, 0, 1, 'mistaken', at),
      { name: 'mistaken', until: 'counted' },
      at,
    );
    model.must('goodsReceipt', receipt, 'discard', {}, { by: staff.warehouse, at });
  });
}

/** What came and nobody knew: two wait, of which one is older, and the others were found out, sent back and thrown away. */
function unknownItems(trading: Trading): void {
  const { agenda, calendar, model, staff } = trading;
  const keeper = (at: string) => ({ by: staff.warehouse, at });
  const park = (receipt: string, name: string, label: object, at: string): string => {
    const id = model.id(`unknown/${name}`, at);
    model.must('unknownItem', id, 'park', { receipt, quantity: 2000, ...label }, keeper(at));
    return id;
  };
  agenda.note(calendar.ago(6, 9), (at) => {
    const id = order(trading, 0, 2, 'unknown', at);
    const receipt = receive(trading, id, { name: 'unknown/1' }, at);
    park(receipt, 'waits', { code: 'XB-4471', note: 'A blue bag with eight screws.' }, at);
    const back = park(receipt, 'back', { code: '', note: 'A pallet of roof tiles, for somebody else.' }, at);
    const reason = { reason: 'wrongItem', reference: 'RMA 2207' };
    model.must('unknownItem', back, 'sendBack', reason, { by: staff.purchasing, at });
    const gone = park(receipt, 'gone', { code: '', note: 'Broken glass, without a label.' }, at);
    model.must('unknownItem', gone, 'discard', { reason: 'worthless' }, keeper(at));
  });
  agenda.note(calendar.morning(0.62), (at) => {
    const id = order(trading, 1, 2, 'known', at);
    const receipt = receive(trading, id, { name: 'known', until: 'counted' }, at);
    park(receipt, 'new', { code: '00471', note: 'In the same box as the rest.' }, at);
    const known = park(receipt, 'known', { code: '00472', note: '' }, at);
    const product = model.view.get('goodsReceipt', receipt)?.lines.find(({ lot }) => !lot)?.product;
    if (product === undefined) return;
    const ids = { line: model.id('unknown/line', at), receipt: model.id('unknown/receipt', at) };
    model.must('unknownItem', known, 'match', { product, ...ids }, keeper(at));
  });
}

/** What lies in receiving: of one delivery everything, of another the half. */
function deliveriesToPutAway(trading: Trading): void {
  const { agenda, calendar, model, seeded, staff } = trading;
  const deliver = (name: string, at: string): string =>
    receive(trading, order(trading, 0, 2, name, at), { name, toReceiving: true }, at);
  agenda.note(calendar.morning(0.15), (at) => void deliver('toPutAway', at));
  agenda.note(calendar.ago(1, 14), (at) => {
    const receipt = deliver('halfAway', at);
    const [line] = model.view.get('goodsReceipt', receipt)?.lines ?? [];
    const [bin] = seeded.bins;
    if (!line?.location || bin === undefined) return;
    const as = { by: staff.warehouse, at };
    const id = model.id('putAway/half', at);
    const { warehouse } = seeded;
    const moved = {
      id: model.id('putAway/half/1', at),
      product: line.product,
      ...(line.lotId === undefined ? {} : { lot: line.lotId }),
      quantity: 1000,
      from: line.location,
      to: bin,
      receiptLine: line.id,
    };
    const form = { purpose: 'putAway', warehouse, toWarehouse: warehouse, receipt, lines: [moved] };
    model.must('movement', id, 'create', form, as);
    for (const step of ['reserve', 'move']) model.must('movement', id, step, {}, as);
  });
}
