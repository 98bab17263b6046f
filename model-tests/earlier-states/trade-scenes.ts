import { receiptLineFixture } from '#model/areas/purchasing/goods-receipt/goods-receipt.fixtures.ts';
import {
  orderLineFixture as purchaseLine,
  purchaseOrderFixture,
} from '#model/areas/purchasing/purchase-order/purchase-order.fixtures.ts';
import type { PurchaseOrderForm } from '#model/areas/purchasing/purchase-order/purchase-order.facts.ts';
import { productFixture } from '#model/areas/products/product/product.fixtures.ts';
import { amendmentFixture } from '#model/areas/sales/sales-order/sales-order.fixtures.ts';
import { supplierFixture } from '#model/areas/purchasing/supplier/supplier.fixtures.ts';
import { dayFromNow, now } from '#model/values/clock.fixtures.ts';
import { freshId } from '#server/testing/company.fixtures.ts';
import { playSendingBack } from './sending-back-scenes.ts';
import { parcels, type TradeSteps } from './trade-steps.ts';
import { personOf } from './trading-company.ts';

/** Ids of the documents that somebody will go on with, by what they are. */
export type OpenWork = Readonly<Record<(typeof openWork)[number], string>>;
export const openWork = [
  'pickInWork',
  'packedShipment',
  'replacedShipment',
  'countedReceipt',
  'postedReceipt',
  'blockedBin',
  'doubtedProduct',
] as const;

/** Trade as it may be met in the middle: each scene with goods of its own, so that none depends on another. */
export async function playTrade(steps: TradeSteps): Promise<OpenWork> {
  await playOrders(steps);
  await playPayments(steps);
  const [doubtedProduct, blockedBin] = [await playShortPicks(steps), await playBlockedBins(steps)];
  const pickInWork = await playPicks(steps);
  const shipments = await playShipments(steps);
  return { doubtedProduct, blockedBin, pickInWork, ...shipments, ...(await playPurchases(steps)) };
}

async function playOrders(steps: TradeSteps): Promise<void> {
  const { company } = steps;
  const product = await steps.goods('KEPT-ORDERS', [await steps.bin()], 100);
  const held = await steps.order([product], 2);
  await company.give('salesOrder', held, 'hold', { reason: 'credit' });
  await company.give('salesOrder', held, 'resume');
  await company.give('salesOrder', held, 'hold', { reason: 'customerRequest' });
  const amended = await steps.order([product], 3);
  const row = (await company.view()).get('salesOrder', amended);
  if (!row) throw new Error('an order is not there');
  const [line] = row.lines;
  const more = row.lines.map((one) => ({ ...one, quantity: one.quantity + 2000 }));
  const { lines } = amendmentFixture({ ...row, lines: more });
  await company.give('salesOrder', amended, 'amend', amendmentFixture(row, { lines }));
  const part = [{ line: line?.id, quantity: 1000 }];
  await company.give('salesOrder', amended, 'cancelLines', { reason: 'priceDispute', lines: part });
  const reopened = await steps.order([product], 1);
  await company.give('salesOrder', reopened, 'cancel', { reason: 'duplicate' });
  await company.give('salesOrder', reopened, 'reopen', { reason: 'closedByMistake' });
  await company.give('salesOrder', await steps.draft([product], 1), 'discard');
  await playEdits(steps, product);
  const waiting = await steps.order([await steps.goods('KEPT-WAITING', [await steps.bin()], 3)], 8);
  await steps.release(waiting);
}

/** What happens to a draft, to services, and to an order whose customer wants no more. */
async function playEdits(steps: TradeSteps, product: string): Promise<void> {
  const { company } = steps;
  const draft = await steps.draft([product], 4);
  await company.give('salesOrder', draft, 'update', await steps.saleOf([product], 6));
  const service = await company.create('product', productFixture({ sku: 'KEPT-SERVICE', kind: 'service' }));
  await company.give('product', service, 'activate');
  await company.give('salesOrder', await steps.order([service], 1), 'deliverServices');
  const [few, shipment] = [await steps.goods('KEPT-FEW', [await steps.bin()], 2), freshId()];
  const order = await steps.order([few], 6);
  const pick = await steps.release(order);
  await steps.keep('pick', pick, 'claim');
  await steps.keep('pick', pick, 'scan', { line: '1', quantity: 2000 });
  await steps.keep('pick', pick, 'finish', { shipment });
  await steps.keep('shipment', shipment, 'packAndShip', parcels());
  await company.give('salesOrder', order, 'closeShort', { reason: 'customerAcceptsShort' });
  const { orderedOn: _, ...sale } = await steps.saleOf([product], 1);
  const lines = sale.lines.map((line) => ({ ...line, cancelled: 0 }));
  const recorded = { ...sale, number: 'OLD-1', soldAt: now(), lines };
  await company.give('salesOrder', freshId(), 'record', recorded);
}

async function playPayments(steps: TradeSteps): Promise<void> {
  const { company } = steps;
  const product = await steps.goods('KEPT-PAID', [await steps.bin()]);
  const shipment = await steps.packed([product], 2);
  await steps.keep('shipment', shipment, 'ship');
  const order = (await company.view()).get('shipment', shipment)?.order ?? '';
  const on = dayFromNow(0);
  const [payment, mistaken] = [freshId(), freshId()];
  for (const id of [payment, mistaken])
    await company.give('salesOrder', order, 'recordPayment', { payment: id, on, amount: 100 });
  await company.give('salesOrder', order, 'takeBackPayment', { payment: mistaken });
}

/** Goods missed in a bin, found again, looked for elsewhere; returns the product that is still doubted. */
async function playShortPicks(steps: TradeSteps): Promise<string> {
  const missed = async (sku: string, bins: readonly string[]): Promise<readonly [string, string]> => {
    const product = await steps.goods(sku, bins);
    const pick = await steps.claimed([product], 8);
    const short = { line: '1', quantity: 3000, reason: 'notInBin' };
    await steps.keep('pick', pick, 'scan', { line: '1', quantity: 5000 });
    await steps.keep('pick', pick, 'shortPick', short);
    return [product, pick];
  };
  const [doubted] = await missed('KEPT-DOUBTED', [await steps.bin()]);
  const bin = await steps.bin();
  const [checked, pick] = await missed('KEPT-CHECKED', [bin]);
  await steps.finish(pick);
  await steps.company.give('location', bin, 'check', { product: checked });
  const [, found] = await missed('KEPT-FOUND', [await steps.bin()]);
  await steps.keep('pick', found, 'withdrawShort', { line: '1' });
  await missed('KEPT-ELSEWHERE', [await steps.bin(), await steps.bin()]);
  return doubted;
}

/** Bins blocked with goods in them, some reserved by a pick; returns one that still is. */
async function playBlockedBins(steps: TradeSteps): Promise<string> {
  const [blocked, freed] = [await steps.bin(), await steps.bin()];
  await steps.claimed([await steps.goods('KEPT-WITHHELD', [blocked])], 4);
  await steps.order([await steps.goods('KEPT-FREED', [freed])], 4);
  for (const bin of [blocked, freed])
    await steps.company.give('location', bin, 'block', { reason: 'quality' });
  await steps.company.give('location', freed, 'unblock');
  return blocked;
}

/** Picks at each stage; returns one that is half done. */
async function playPicks(steps: TradeSteps): Promise<string> {
  const bins = [await steps.bin(), await steps.bin()];
  const [one = '', two = ''] = await Promise.all([
    steps.goods('KEPT-PICK-1', bins, 40),
    steps.goods('KEPT-PICK-2', bins.slice(0, 1), 40),
  ]);
  await steps.release(await steps.order([one], 3));
  const paused = await steps.claimed([one, two], 3);
  await steps.keep('pick', paused, 'pause');
  const back = await steps.claimed([one], 3);
  await steps.keep('pick', back, 'scan', { line: '1', quantity: 2000 });
  await steps.keep('pick', back, 'unscan', { line: '1', quantity: 1000 });
  await steps.keep('pick', back, 'pause');
  await steps.keep('pick', back, 'resume');
  await steps.company.give('pick', back, 'cancel', { reason: 'customerRequest' });
  const half = await steps.claimed([one, two], 5);
  await steps.keep('pick', half, 'scan', { line: '1', quantity: 2000, code: 'KEPT-PICK-1' });
  return half;
}

async function playShipments(steps: TradeSteps) {
  const product = await steps.goods('KEPT-SHIPPED', [await steps.bin()], 60);
  const ship = (shipment: string): Promise<void> => steps.keep('shipment', shipment, 'ship');
  const [packedShipment, delivered, reversed, cancelled] = [
    await steps.packed([product], 2),
    await steps.packed([product], 3),
    await steps.packed([product], 4),
    await steps.packed([product], 5),
  ];
  await ship(delivered);
  await steps.keep('shipment', delivered, 'deliver');
  await steps.keep('shipment', delivered, 'undeliver', { reason: 'enteredByMistake' });
  await steps.keep('shipment', delivered, 'deliver');
  await ship(reversed);
  const replacedShipment = freshId();
  const reversal = { reason: 'wrongItem', replacement: replacedShipment };
  await steps.keep('shipment', reversed, 'reverse', reversal);
  await steps.company.give('shipment', cancelled, 'cancel', { reason: 'customerRequest' });
  const atOnce = await steps.finish(await steps.claimed([product], 1));
  await steps.keep('shipment', atOnce, 'packAndShip', parcels());
  return { packedShipment, replacedShipment };
}

async function playPurchases(steps: TradeSteps) {
  const buying = await buyingOf(steps);
  await playPurchaseOrders(steps, buying);
  return playDeliveries(steps, buying);
}

type Buying = Awaited<ReturnType<typeof buyingOf>>;

/** A supplier of one product, orders for it and what is delivered on them. */
async function buyingOf(steps: TradeSteps) {
  const { company } = steps;
  const numbers = { organisationNumber: '', vatNumber: '' };
  const supplierForm = supplierFixture({ number: 'K-9', ...numbers, currency: 'EUR' });
  const supplier = await company.create('supplier', supplierForm);
  const [bin, product] = [await steps.bin(), await steps.goods('KEPT-BOUGHT', [await steps.bin()])];
  const { warehouse } = company.seeded;
  const form = purchaseOrderFixture({ supplier, warehouse, currency: 'EUR' });
  const lineFor = (id: string, quantity: number) => purchaseLine({ id, product, quantity });
  const placed = async (): Promise<readonly [string, string]> => {
    const [order, line] = [await company.create('purchaseOrder', form), freshId()];
    await company.give('purchaseOrder', order, 'update', { ...form, lines: [lineFor(line, 20_000)] });
    await company.give('purchaseOrder', order, 'place');
    return [order, line];
  };
  const delivery = async (pieces: number, rejected = 0): Promise<string> => {
    const [order, orderLine] = await placed();
    const line = { id: freshId(), product, orderLine, location: bin, quantity: pieces * 1000 };
    return steps.counted({ order, source: 'order' }, [receiptLineFixture({ ...line, rejected })]);
  };
  return { form, lineFor, placed, delivery };
}

async function playPurchaseOrders(steps: TradeSteps, { form, lineFor, placed }: Buying): Promise<void> {
  const { company } = steps;
  const [order, line] = await placed();
  const said = { theirReference: 'OC-1', lines: [{ line, quantity: 18_000 }] };
  await company.give('purchaseOrder', order, 'acknowledge', said);
  const { theirReference, expectedOn, notes } = form;
  const amendment = { theirReference, expectedOn, notes, reason: 'Fewer are needed.' };
  await company.give('purchaseOrder', order, 'amend', { ...amendment, lines: [lineFor(line, 15_000)] });
  await playApprovals(steps, { ...form, lines: [lineFor(freshId(), 20_000)] });
  const [cancelled] = await placed();
  await company.give('purchaseOrder', cancelled, 'cancel', { reason: 'duplicate' });
  await company.give('purchaseOrder', cancelled, 'reopen', { reason: 'closedByMistake' });
  await company.give('purchaseOrder', await company.create('purchaseOrder', form), 'discard');
}

async function playDeliveries(steps: TradeSteps, { delivery }: Buying) {
  const { company } = steps;
  const [postedReceipt, reversed, countedReceipt, discarded, partly] = [
    await delivery(12, 1000),
    await delivery(20),
    await delivery(7),
    await delivery(1),
    await delivery(5),
  ];
  for (const receipt of [postedReceipt, reversed, partly]) await steps.post(receipt);
  const receipt = (await company.view()).get('goodsReceipt', postedReceipt);
  const dearer = receipt?.lines.map(({ id }) => ({ line: id, unitCost: 5_0000 }));
  await company.give('goodsReceipt', postedReceipt, 'correctCost', { reason: 'other', lines: dearer });
  const short = receipt?.order ?? '';
  await company.give('purchaseOrder', short, 'closeShort', { reason: 'discontinued' });
  await steps.keep('goodsReceipt', reversed, 'reverse', { reason: 'wrongQuantity' });
  await steps.keep('goodsReceipt', discarded, 'discard');
  const doubtful = await delivery(5, 3000);
  await steps.post(doubtful);
  await playSendingBack(steps, doubtful);
  return { postedReceipt, countedReceipt };
}

/** One that was taken back, rejected and approved, and one that waits. */
async function playApprovals({ company }: TradeSteps, form: PurchaseOrderForm): Promise<void> {
  const draft = async (): Promise<string> => {
    const order = await company.create('purchaseOrder', { ...form, lines: [] });
    const lines = form.lines.map((line) => ({ ...line, id: freshId() }));
    await company.give('purchaseOrder', order, 'update', { ...form, lines });
    return order;
  };
  const [order, waiting] = [await draft(), await draft()];
  const buyer = personOf('admin');
  const give = (type: string, data: object = {}, by = buyer): Promise<void> =>
    company.give('purchaseOrder', order, type, data, by);
  await give('submit');
  await give('withdraw');
  await give('submit');
  await give('reject', { reason: 'priceTooHigh' }, company.founder);
  await give('submit');
  await give('approve', {}, company.founder);
  await company.give('purchaseOrder', waiting, 'submit', {}, buyer);
}
