import { sourceOf } from '#model/areas/products/prices/price-sources.ts';
import { priceOnOrder } from '#model/areas/purchasing/purchase-order/purchase-order.sources.ts';
import type { Currency } from '#model/values/money.ts';
import { readerOf } from './world-reader.ts';
import type { CustomerRow } from '#model/areas/sales/customer/customer.facts.ts';
import type { PricedLine } from '#model/lines/line-schemas.ts';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import { takesGoods } from '#model/areas/purchasing/purchase-order/purchase-order.rules.ts';
import type { SupplierRow } from '#model/areas/purchasing/supplier/supplier.facts.ts';
import type { FieldChange, LineRefusal } from './import-line.ts';
import type { ImportTarget } from './import-target.ts';
import type { ImportWorld } from './import-world.ts';
import { productsWithSku } from './products-with-sku.ts';
import { lacking } from './decide-line.ts';
import type { LineReading } from './read-line.ts';
import { rateOf } from './reading/money.ts';
import { shownValue } from './reading/read-cell.ts';

/** A line of an open order: which order it is of, and what it says of it and of its goods. */
export interface OrderLine {
  /** Lines with the same one are of one order. */
  readonly order: string;
  /** The form that creates the order, without its lines. */
  readonly head: Readonly<Record<string, unknown>>;
  readonly entry: PricedLine;
  readonly changes: readonly FieldChange[];
  /** How far the order is, as far as the line says it. */
  readonly status: unknown;
}

const saidText = (said: Said, field: string): string => String(said.get(field) ?? '');
const saidNumber = (said: Said, field: string): number | null => {
  const value = said.get(field);
  return typeof value === 'number' ? value : null;
};

/** What a line of an open order says; the first thing that is wrong with it. [DI22] */
export function orderLine(
  target: ImportTarget,
  reading: LineReading,
  world: ImportWorld,
): OrderLine | LineRefusal {
  const { said } = reading;
  const wrong = wrongIn(reading);
  const missing = target.fields.find(({ name, needed }) => needed && saidText(said, name) === '');
  if (missing) {
    const [code, { params }] = lacking(reading, missing.name);
    return wrong(code, missing.name, params);
  }
  const [product, other] = productsWithSku(saidText(said, 'sku'), world);
  if (!product || other)
    return wrong(product ? 'cellSeveralRecords' : 'cellUnknownRecord', 'sku', {
      cell: saidText(said, 'sku'),
    });
  const quantity = saidNumber(said, 'quantity') ?? 0;
  if (quantity === 0) return wrong('importQuantityZero', 'quantity');
  const warehouse = warehouseOf(said, world);
  if (!warehouse) return wrong('cellUnknownRecord', 'warehouse', { cell: saidText(said, 'warehouse') });
  const party = partyOf(target, said, world);
  if (!party) return wrong('cellMissing', target.keyWith[0] ?? 'order');
  const currency = saidText(said, 'currency') || party.currency;
  const foreign = otherThan(currency, reading);
  if (foreign) return wrong('cellOtherCurrency', 'price', foreign);
  const rate = rateOf(currency, world);
  if (rate === null) return wrong('importRateMissing', 'currency', { currency });
  const order = [saidText(said, 'order'), party.id].join('\u001f').toLowerCase();
  const id = world.idOf(`${order}/${reading.line}`);
  return {
    order,
    head: headOf(target, said, { party, warehouse, currency, rate, today: world.today }),
    entry: entryOf(target, said, { product, quantity, id, party, currency, rate }, world),
    changes: changesOf(target, said, world),
    status: said.get('status'),
  };
}

const wrongIn =
  ({ columns }: LineReading) =>
  (code: string, field: string, params?: LineRefusal['params']): LineRefusal => ({
    code,
    field,
    column: columns.get(field) ?? null,
    ...(params && { params }),
  });

type Said = LineReading['said'];

/** What a price says of its currency, where it is not the order's and nobody has said that it is meant to be. [DI46] */
function otherThan(own: string, { amounts }: LineReading): LineRefusal['params'] | null {
  const price = amounts.get('price');
  if (!price || price.others === 'asOwn' || price.currencies.length === 0) return null;
  if (price.currencies.includes(own)) return null;
  return { cell: price.cell.slice(0, 80), currency: price.currencies[0] ?? '', own };
}

const changesOf = ({ fields }: ImportTarget, said: Said, world: ImportWorld): FieldChange[] =>
  fields.flatMap(({ name, kind }) => {
    const after = shownValue(kind, said.get(name), world);
    return after === '' ? [] : [{ field: name, before: '', after }];
  });

/** The one that it names, else the first in use. */
const warehouseOf = (said: Said, { rows }: ImportWorld): string | undefined =>
  rows('warehouse').find(
    (row) => takesGoods(row) && (!said.has('warehouse') || row.id === said.get('warehouse')),
  )?.id;

type Party = CustomerRow | SupplierRow;

function partyOf(
  { kind }: ImportTarget,
  said: LineReading['said'],
  { rows }: ImportWorld,
): Party | undefined {
  return kind === 'salesOrder'
    ? rows('customer').find(({ id }) => id === said.get('customer'))
    : rows('supplier').find(({ id }) => id === said.get('supplier'));
}

interface Around {
  readonly party: Party;
  readonly warehouse: string;
  readonly currency: string;
  readonly rate: number;
  readonly today: string;
}

function headOf({ kind }: ImportTarget, said: LineReading['said'], around: Around): Record<string, unknown> {
  const { party, warehouse, currency, rate, today } = around;
  const promised = saidText(said, 'promised_on');
  const shared = {
    theirReference: saidText(said, 'order'),
    warehouse,
    currency,
    rate,
    notes: saidText(said, 'notes'),
  };
  if (kind === 'purchaseOrder') return { ...shared, supplier: party.id, expectedOn: promised || null };
  const orderedOn = saidText(said, 'ordered_on') || today;
  return {
    ...shared,
    customer: party.id,
    orderedOn,
    promisedOn: promised || orderedOn,
    priority: 5,
    shipPolicy: 'shipPolicy' in party ? party.shipPolicy : 'partialKeep',
    deliveryAddress: party.addresses.billing,
    pricesIncludeVat: false,
    tags: [],
  };
}

interface Goods {
  readonly product: ProductRow;
  readonly quantity: number;
  readonly id: string;
  readonly party: Party;
  readonly currency: string;
  readonly rate: number;
}

/** Without a price it is sold at that of the product, and bought at what the supplier asks. */
function entryOf(
  { kind }: ImportTarget,
  line: Said,
  goods: Goods,
  world: ImportWorld,
): PricedLine & { readonly tolerance?: null } {
  const { product, quantity, id } = goods;
  return {
    id,
    product: product.id,
    text: '',
    quantity,
    ...priceOf(kind, line, goods, world),
    discount: saidNumber(line, 'discount') ?? 0,
    vatClass: product.vatClass,
    promisedOn: saidText(line, 'promised_on') || null,
    ...(kind === 'purchaseOrder' && { tolerance: null }),
  };
}

function priceOf(
  kind: ImportTarget['kind'],
  line: Said,
  { product, quantity, party, currency, rate }: Goods,
  world: ImportWorld,
): Pick<PricedLine, 'price' | 'pricedBy'> {
  const entered = saidNumber(line, 'price');
  if (kind === 'salesOrder') return { price: entered ?? product.price };
  if (entered !== undefined && entered !== null) return { price: entered, pricedBy: 'hand' };
  const order = { supplier: party.id, currency: currency as Currency, rate }; // read as one
  const found = priceOnOrder(readerOf(world), order, world.today, product, { quantity });
  return found ? { price: found.price, pricedBy: sourceOf(found) } : { price: null, pricedBy: 'hand' };
}
