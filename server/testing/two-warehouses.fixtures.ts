import { binFixture } from '#machines/company.fixtures.ts';
import { customerFixture } from '#model/areas/sales/customer/customer.fixtures.ts';
import { receiptLineFixture } from '#model/areas/purchasing/goods-receipt/goods-receipt.fixtures.ts';
import { productFixture } from '#model/areas/products/product/product.fixtures.ts';
import {
  orderLineFixture as purchaseLine,
  purchaseOrderFixture,
} from '#model/areas/purchasing/purchase-order/purchase-order.fixtures.ts';
import { orderLineFixture, salesOrderFixture } from '#model/areas/sales/sales-order/sales-order.fixtures.ts';
import {
  askedLineFixture,
  quoteRequestFixture,
} from '#model/areas/purchasing/quote-request/quote-request.fixtures.ts';
import { supplierFixture } from '#model/areas/purchasing/supplier/supplier.fixtures.ts';
import { sharedLinkFixture } from '#model/shared-link/shared-link.fixtures.ts';
import type { Executor } from '#server/platform/commands/executor.ts';
import { foundCompany, freshId, mustPropose } from './company.fixtures.ts';

/** A warehouse with a document of every kind that stands in one: its id, by kind. */
export interface Site {
  readonly name: string;
  readonly warehouse: string;
  readonly bin: string;
  readonly documents: Readonly<Record<string, string>>;
}

export interface TwoWarehouses {
  readonly company: number;
  readonly product: string;
  readonly customer: string;
  readonly supplier: string;
  /** Two of them, alike. */
  readonly sites: readonly [Site, Site];
}

/** A company with a product and parties, and two warehouses in which nothing has happened. */
export async function foundTwoWarehouses(executor: Executor, company: number): Promise<TwoWarehouses> {
  await foundCompany(executor, company);
  const [product, customer, supplier] = [freshId(), freshId(), freshId()];
  await mustPropose(executor, company, [
    { kind: 'product', document: product, type: 'create', data: productFixture({ sku: 'BOLT' }) },
    { kind: 'product', document: product, type: 'activate', data: {} },
    { kind: 'customer', document: customer, type: 'create', data: customerFixture() },
    { kind: 'supplier', document: supplier, type: 'create', data: supplierFixture() },
  ]);
  const sites = [
    await openSite(executor, company, 'North'),
    await openSite(executor, company, 'South'),
  ] as const;
  return { company, product, customer, supplier, sites: [sites[0], sites[1]] };
}

async function openSite(executor: Executor, company: number, name: string): Promise<Site> {
  const [warehouse, bin] = [freshId(), freshId()];
  const address = { street: '', postcode: '', city: '', country: 'SE' };
  const stations = { receiving: freshId(), staging: freshId(), quarantine: freshId() };
  await mustPropose(executor, company, [
    {
      kind: 'warehouse',
      document: warehouse,
      type: 'create',
      data: { code: name, name, address, ...stations },
    },
    { kind: 'location', document: bin, type: 'create', data: binFixture(warehouse, 'A-01', 1) },
  ]);
  return { name, warehouse, bin, documents: { warehouse, location: bin } };
}

/** A document of every kind in one of them: goods come, are ordered, picked and packed; with a comment on each. */
export async function trade(executor: Executor, world: TwoWarehouses, site: Site): Promise<Site> {
  const { warehouse, bin } = site;
  const receipt = await receive(executor, world, site);
  const purchaseOrder = await buy(executor, world, warehouse);
  const sold = await sell(executor, world, warehouse);
  const worked = await workStock(executor, world, site);
  const customerReturn = await announceReturn(executor, world, warehouse);
  const supplierReturn = await sendBack(executor, world, warehouse);
  const quoteRequest = await askForQuotes(executor, world, warehouse);
  const unknownItem = await setAside(executor, world.company, receipt);
  const documents = {
    ...site.documents,
    goodsReceipt: receipt,
    purchaseOrder,
    ...sold,
    ...worked,
    customerReturn,
    supplierReturn,
    quoteRequest,
    unknownItem,
  };
  const said = Object.entries(documents).map(([about, document]) => {
    const data = { about, id: freshId(), text: `of ${warehouse}`, mentions: [] };
    return { kind: 'comment', document, type: 'write', data };
  });
  const sharedLink = freshId();
  const data = sharedLinkFixture({ about: 'salesOrder', of: sold.salesOrder });
  const make = { kind: 'sharedLink', document: sharedLink, type: 'make', data };
  await mustPropose(executor, world.company, [...said, make]);
  return { name: site.name, warehouse, bin, documents: { ...documents, sharedLink } };
}

async function receive(
  executor: Executor,
  { company, product }: TwoWarehouses,
  { warehouse, bin }: Site,
): Promise<string> {
  const document = freshId();
  const counted = { id: freshId(), product, quantity: 10_000, unitCost: 10_0000, location: bin };
  const lines = [receiptLineFixture(counted)];
  const head = { warehouse, order: null, supplier: null, source: 'opening', lines };
  const give = giving('goodsReceipt', document);
  await mustPropose(executor, company, [give('create', head), give('count', { lines }), give('post')]);
  return document;
}

async function buy(
  executor: Executor,
  { company, product, supplier }: TwoWarehouses,
  warehouse: string,
): Promise<string> {
  const document = freshId();
  const lines = [purchaseLine({ id: freshId(), product })];
  const give = giving('purchaseOrder', document);
  const form = purchaseOrderFixture({ supplier, warehouse, lines });
  await mustPropose(executor, company, [give('create', form), give('place')]);
  return document;
}

async function sell(executor: Executor, { company, product, customer }: TwoWarehouses, warehouse: string) {
  const [salesOrder, pick, shipment] = [freshId(), freshId(), freshId()];
  const lines = [orderLineFixture({ id: freshId(), product, quantity: 4000 })];
  const [order, picked] = [giving('salesOrder', salesOrder), giving('pick', pick)];
  await mustPropose(executor, company, [
    order('create', salesOrderFixture({ customer, warehouse, lines })),
    order('confirm'),
    order('release', { pick }),
    picked('claim'),
    picked('scan', { line: '1', quantity: 4000 }),
    picked('finish', { shipment }),
  ]);
  return { salesOrder, pick, shipment };
}

/** Goods that a customer brings, of no sale. */
async function announceReturn(
  executor: Executor,
  { company, customer }: TwoWarehouses,
  warehouse: string,
): Promise<string> {
  const document = freshId();
  const create = giving('customerReturn', document)('create', { customer, warehouse, order: null });
  await mustPropose(executor, company, [create]);
  return document;
}

/** Goods that came in from the supplier, and are to go back. */
async function sendBack(
  executor: Executor,
  { company, product, supplier }: TwoWarehouses,
  warehouse: string,
): Promise<string> {
  const [receipt, document] = [freshId(), freshId()];
  const lines = [receiptLineFixture({ id: freshId(), product, quantity: 1000, unitCost: 10_0000 })];
  const give = giving('goodsReceipt', receipt);
  const create = giving('supplierReturn', document)('create', { receipt });
  await mustPropose(executor, company, [
    give('create', { warehouse, order: null, supplier, source: 'blind' }),
    give('count', { lines }),
    give('post'),
    create,
  ]);
  return document;
}

/** What a supplier is asked for, for this warehouse. */
async function askForQuotes(
  executor: Executor,
  { company, product, supplier }: TwoWarehouses,
  warehouse: string,
): Promise<string> {
  const document = freshId();
  const lines = [askedLineFixture({ id: freshId(), product })];
  const form = quoteRequestFixture({ warehouse, suppliers: [supplier], lines });
  await mustPropose(executor, company, [{ kind: 'quoteRequest', document, type: 'create', data: form }]);
  return document;
}

/** Something that came with a receipt, and that nobody knows. */
async function setAside(executor: Executor, company: number, receipt: string): Promise<string> {
  const document = freshId();
  const data = { receipt, code: '7300000000017', quantity: 1000 };
  await mustPropose(executor, company, [{ kind: 'unknownItem', document, type: 'park', data }]);
  return document;
}

/** Goods that are to be counted, corrected and moved to another place. */
async function workStock(
  executor: Executor,
  { company, product }: TwoWarehouses,
  { warehouse, bin }: Site,
): Promise<Readonly<Record<string, string>>> {
  const [adjustment, count, movement, other] = [freshId(), freshId(), freshId(), freshId()];
  const [counting, emptied] = [giving('count', count), giving('count', freshId())];
  const move = { id: freshId(), product, quantity: 1000, from: bin, to: other };
  const correct = { id: freshId(), product, location: bin, how: 'by', quantity: -1000, reason: 'missing' };
  const line = { ...correct, unitCost: null, scrap: false, note: '', photo: null };
  await mustPropose(executor, company, [
    giving('location', other)('create', binFixture(warehouse, 'A-02', 2)),
    giving('adjustment', adjustment)('create', { warehouse, mode: 'quantity', lines: [line] }),
    counting('create', { warehouse, scope: { by: 'bins', bins: [bin] } }),
    counting('start'),
    emptied('create', { warehouse, scope: { by: 'bins', bins: [other] } }),
    emptied('start'),
    emptied('sayEmpty', { location: other }),
    emptied('submit'),
    emptied('review'),
    emptied('post'),
    giving('movement', movement)('create', {
      purpose: 'transfer',
      warehouse,
      toWarehouse: warehouse,
      lines: [move],
    }),
  ]);
  const assembly = await workBundle(executor, { company, product }, warehouse);
  return { adjustment, count, movement, assembly };
}

/** A bundle that is to be built of the goods. */
async function workBundle(
  executor: Executor,
  { company, product }: Pick<TwoWarehouses, 'company' | 'product'>,
  warehouse: string,
): Promise<string> {
  const [bundle, assembly] = [freshId(), freshId()];
  const components = [{ product, quantity: 1000, optional: false }];
  const made = { mode: 'assembled', components, pricing: 'own', less: 0, buildCost: 0 } as const;
  const form = productFixture({ sku: freshId(), kind: 'bundle', bundle: made });
  await mustPropose(executor, company, [
    giving('product', bundle)('create', form),
    giving('product', bundle)('activate'),
    giving('assembly', assembly)('create', { product: bundle, quantity: 1000, warehouse }),
  ]);
  return assembly;
}

const giving =
  (kind: string, document: string) =>
  (type: string, data: object = {}) => ({ kind, document, type, data });
