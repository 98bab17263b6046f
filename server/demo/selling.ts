import type { SalesOrderRow } from '#model/areas/sales/sales-order/sales-order.facts.ts';
import { termsOf } from '#model/areas/setup/party-category/party-terms.ts';
import { unreleasedOf } from '#model/areas/sales/sales-order/sales-order.lines.ts';
import { unpaidOf } from '#model/areas/sales/sales-order/sales-order.paying.ts';
import { commercialOf } from '#model/areas/sales/sales-order/sales-order.kind.ts';
import { sourceOf } from '#model/areas/products/prices/price-sources.ts';
import { priceOnSale, type SaleTerms } from '#model/areas/sales/sales-order/sales-order.sources.ts';
import type { Charge, OrderDiscount, PricedLine } from '#model/lines/line-schemas.ts';
import type { Currency } from '#model/values/money.ts';
import type { ReservePolicy } from '#model/values/reserve-policies.ts';
import { tagsOfOrder } from './core-resources.ts';
import { billLater } from './billing.ts';
import { rateOf } from './masters.ts';
import type { Trading } from './trading.ts';
import { usualQuantity } from './trading.ts';

export interface SaleWish {
  readonly product: string;
  readonly quantity: number;
  /** Ten-thousandths, typed by somebody; without it, what the lists say. */
  readonly price?: number;
  /** A service that is charged on top of the goods. */
  readonly charge?: Charge;
  /** The customer may leave it out of a quote. */
  readonly optional?: true;
}

interface SaleExtras {
  readonly orderDiscount?: OrderDiscount | null;
  /** When its goods are reserved, if not as the customer or the company has it. */
  readonly reserve?: ReservePolicy;
}

/** How far an order is processed. */
type Until =
  | 'draft'
  | 'confirmed'
  | 'released'
  | 'claimed'
  | 'picking'
  | 'paused'
  | 'picked'
  | 'packed'
  | 'shipped'
  | 'delivered';

const steps: readonly Until[] = [
  'draft',
  'confirmed',
  'released',
  'claimed',
  'picking',
  'paused',
  'picked',
  'packed',
  'shipped',
  'delivered',
];
const reaches = (until: Until, step: Until): boolean => steps.indexOf(until) >= steps.indexOf(step);

const plainTerms = {
  pricesIncludeVat: false,
  theirReference: '',
  priority: 0,
  shipPolicy: 'partialKeep',
  notes: '',
};

/** Creates a draft; returns the order's id. */
export function draftSale(
  trading: Trading,
  customer: string,
  wishes: readonly SaleWish[],
  name: string,
  at: string,
  currency: Currency = trading.seeded.company.form.currency,
  { orderDiscount = null, reserve }: SaleExtras = {},
): string {
  const { model, staff, calendar } = trading;
  const party = model.view.get('customer', customer);
  const id = model.id(`sale/${name}`, at);
  const sale = saleOf(trading, customer, currency, at);
  const orderedOn = calendar.day(Date.parse(at));
  const form = {
    ...sale,
    salesperson: staff.sales,
    tags: tagsOfOrder(model, party, 'salesOrder'),
    orderedOn,
    orderDiscount,
    ...(reserve && { reserve }),
    lines: wishes.map((wish, index) => ({
      id: model.id(`sale/${name}/${index}`, at),
      product: wish.product,
      text: '',
      quantity: wish.quantity,
      ...(wish.charge && { charge: wish.charge }),
      ...pricedFor(model, sale, orderedOn, wish),
      discount: party ? termsOf(model.view, 'customer', party).discount : 0,
      vatClass: 'standard',
      promisedOn: null,
      ...(wish.optional && { optional: wish.optional }),
    })),
  };
  model.must('salesOrder', id, 'create', form, { by: staff.sales, at });
  return id;
}

/** The terms of a sale, promised three working days later. */
function saleOf({ model, seeded, calendar }: Trading, customer: string, currency: Currency, at: string) {
  const own = seeded.company.form;
  const address = model.view.get('customer', customer)?.addresses.delivery[0] ?? own.address;
  const { street, postcode, city, country } = address;
  return {
    ...plainTerms,
    customer,
    warehouse: seeded.warehouse,
    currency,
    rate: rateOf(own.currency, currency),
    deliveryAddress: { street, postcode, city, country },
    promisedOn: calendar.day(calendar.later(Date.parse(at), 3, 12)),
  };
}

/** What one of a product costs on a sale of a day, and where that is from. */
function pricedFor(
  { view }: Trading['model'],
  sale: SaleTerms,
  on: string,
  { product: id, quantity, price }: SaleWish,
): Pick<PricedLine, 'price' | 'pricedBy'> {
  if (price !== undefined) return { price, pricedBy: 'hand' };
  const product = view.get('product', id);
  if (!product) return { price: 0 };
  const found = priceOnSale(view, sale, on, product, { quantity });
  return { price: found.price, pricedBy: sourceOf(found) };
}

/** What somebody types instead of a price: a tenth less, in whole hundredths (ten-thousandths). */
export const typedPrice = (price: number): number => Math.round(price * 90) * 100;

/** Works through a pick list, up to a step. True if it is finished. */
function work(trading: Trading, pick: string, until: Until, shipment: string, at: string): boolean {
  const { model, staff } = trading;
  const as = { by: staff.warehouse, at };
  if (!reaches(until, 'claimed')) return false;
  model.must('pick', pick, 'claim', {}, as);
  const lines = model.view.get('pick', pick)?.lines ?? [];
  const enough = reaches(until, 'picked') ? lines : lines.slice(0, Math.max(1, lines.length - 1));
  if (!reaches(until, 'picking')) return false;
  for (const { id: line, product, lot: id, quantity } of enough) {
    const code = model.view.get('product', product)?.barcodes[0]?.code;
    const some = reaches(until, 'picked') ? quantity : Math.max(1000, Math.floor(quantity / 2000) * 1000);
    const lot = id === undefined ? undefined : model.view.get('lot', id)?.code;
    const label = { ...(code === undefined ? {} : { code }), ...(lot === undefined ? {} : { lot }) };
    model.must('pick', pick, 'scan', { line, quantity: some, ...label }, as);
  }
  if (until === 'paused') model.must('pick', pick, 'pause', {}, as);
  if (!reaches(until, 'picked')) return false;
  model.must('pick', pick, 'finish', { shipment }, as);
  return true;
}

/** Quantities (thousandths) of lines of an order. */
type Parts = readonly { readonly line: string; readonly quantity: number }[];

/**
 * Takes an order, or parts of it, from release to delivery, all at one time, up to a step. Returns the shipment's id; null
 * if nothing could be released.
 */
export function fulfil(
  trading: Trading,
  order: string,
  until: Until,
  name: string,
  at: string,
  lines?: Parts,
): string | null {
  const { model, staff } = trading;
  const as = { by: staff.warehouse, at };
  const [pick, shipment] = [model.id(`pick/${name}`, at), model.id(`shipment/${name}`, at)];
  const released = { pick, ...(lines && { lines }) };
  if (model.attempt('salesOrder', order, 'release', released, as)) return null;
  if (work(trading, pick, until, shipment, at) && reaches(until, 'packed')) pack(trading, shipment, name, at);
  if (reaches(until, 'shipped')) model.must('shipment', shipment, 'ship', {}, as);
  if (reaches(until, 'delivered')) model.must('shipment', shipment, 'deliver', {}, as);
  return shipment;
}

function pack(trading: Trading, shipment: string, name: string, at: string): void {
  const { model, staff } = trading;
  const { lines = [], customer = '' } = model.view.get('shipment', shipment) ?? {};
  const usual = model.view.get('customer', customer)?.carrier;
  const carrier = typeof usual === 'string' ? model.view.get('carrier', usual) : undefined;
  const service = carrier?.services[lines.length > 1 ? 1 : 0]?.code;
  const weight = lines.reduce(
    (sum, line) => sum + ((model.view.get('product', line.product)?.weight ?? 0) * line.quantity) / 1000,
    250,
  );
  const parcel = {
    id: model.id(`parcel/${name}`, at),
    weight: Math.round(weight),
    tracking: `LG${shipment.slice(-10).toUpperCase()}`,
  };
  const sending = carrier ? { carrier: carrier.id, ...(service !== undefined && { service }) } : {};
  model.must('shipment', shipment, 'pack', { parcels: [parcel], ...sending }, { by: staff.warehouse, at });
}

/** The year's orders: each confirmed on its day, picked the next day, shipped, and delivered some days later. */
export function planSelling(trading: Trading): void {
  const { agenda, calendar, random, trade } = trading;
  for (let n = 0; n < trade.orders; n++) {
    // Slightly more every month: a growing company.
    const days = Math.round(363 * (1 - Math.sqrt((n + 0.5) / trade.orders))) + 1;
    const at = calendar.later(calendar.ago(days + 1, 0), 1, 8 + random.whole(0, 6) + random.next());
    agenda.note(at, (moment) => sell(trading, n, moment));
  }
}

/** In one order of so many, somebody types the price of the first line. */
const TYPED_EVERY = 15;
/** One order of so many has a discount on all of it. */
const REDUCED_EVERY = 14;

function sell(trading: Trading, n: number, at: string): void {
  const { model, agenda, calendar, random, staff, customers } = trading;
  const name = `order${n}`;
  const wishes = someWishes(trading, n % TYPED_EVERY === 0);
  const discount = n % REDUCED_EVERY === 0 ? { percent: 500 } : null;
  const order = draftSale(trading, random.pick(customers), wishes, name, at, undefined, {
    orderDiscount: discount,
  });
  const placed = Date.parse(at);
  if (random.chance(0.03)) {
    const cancel = (moment: string) =>
      model.must('salesOrder', order, 'discard', {}, { by: staff.sales, at: moment });
    return agenda.note(calendar.later(placed, 1, 9), cancel);
  }
  agenda.note(placed + 1_500_000, (moment) => {
    model.must('salesOrder', order, 'confirm', {}, { by: staff.sales, at: moment });
    agenda.note(calendar.later(placed, 1, 7 + random.next() * 3), (next) =>
      ship(trading, order, `${name}/1`, next),
    );
  });
}

/** Mostly goods, a few of which sell often; occasionally freight. */
function someWishes({ trade, products, random }: Trading, isTyped: boolean): SaleWish[] {
  const stocked = products.filter((_, index) => trade.goods[index]?.kind === 'stocked');
  const favourites = stocked.slice(0, Math.ceil(stocked.length / 4));
  const count = random.whole(1, 4);
  const chosen = new Set([...random.some(favourites, random.whole(0, 2)), ...random.some(stocked, count)]);
  const wishes = [...chosen].map((product, index) => {
    const price = trade.goods[products.indexOf(product)]?.price ?? 1;
    const typed = isTyped && index === 0 ? { price: typedPrice(price) } : {};
    return { product, quantity: usualQuantity(price, random), ...typed };
  });
  const freight = products.find((_, index) => trade.goods[index]?.kind === 'service');
  return freight !== undefined && random.chance(0.3)
    ? [...wishes, { product: freight, quantity: 1000, charge: 'freight' }]
    : wishes;
}

/** Ships what is available; the rest is retried every other day while the order is open. */
function ship(trading: Trading, order: string, name: string, at: string): void {
  const { agenda, calendar, model, random, staff } = trading;
  const row = model.view.get('salesOrder', order);
  if (!row || commercialOf(row.state) !== 'confirmed') return;
  const shipment = fulfil(trading, order, 'packed', name, at);
  if (shipment) {
    const by = staff.warehouse;
    agenda.note(Date.parse(at) + 7_200_000, (moment) => {
      model.must('shipment', shipment, 'ship', {}, { by, at: moment });
      if (!billLater(trading, order, name, moment)) {
        const due = calendar.later(Date.parse(moment), WORKING_DAYS_TO_PAY, 11);
        agenda.note(due, (day) => pay(trading, order, name, day));
      }
      const arrives = calendar.later(Date.parse(moment), random.whole(1, 3), 10);
      agenda.note(arrives, (day) => model.must('shipment', shipment, 'deliver', {}, { by, at: day }));
    });
  }
  if (isLacking(model.view.get('salesOrder', order)))
    agenda.note(calendar.later(Date.parse(at), 2, 8), (moment) => ship(trading, order, `${name}+`, moment));
}

/** A month, without its weekends. */
const WORKING_DAYS_TO_PAY = 21;

/** All that has shipped of an order by then. */
function pay({ model, staff, calendar }: Trading, order: string, name: string, at: string): void {
  const row = model.view.get('salesOrder', order);
  const amount = row ? unpaidOf(row) : 0;
  if (amount === 0) return;
  const payment = { payment: model.id(`payment/${name}`, at), on: calendar.day(Date.parse(at)), amount };
  model.must('salesOrder', order, 'recordPayment', payment, { by: staff.sales, at });
}

const isLacking = (row: SalesOrderRow | undefined): boolean =>
  row?.lines.some((line) => line.stocked && unreleasedOf(line) > 0) ?? false;
