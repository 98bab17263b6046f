import type { Desk, Outgoing } from '#model/areas/integrations/connector/connector.ts';
import type { CustomerRow } from '#model/areas/sales/customer/customer.facts.ts';
import { isArchived } from '#model/engine/archived.ts';
import type { LogEvent } from '#model/engine/envelope.ts';
import { amountOfPart } from '#model/lines/line-totals.ts';
import type { LinePart } from '#model/lines/line-parts.ts';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import type {
  SalesOrderFact,
  SalesOrderLine,
  SalesOrderRow,
} from '#model/areas/sales/sales-order/sales-order.facts.ts';
import type { SupplierRow } from '#model/areas/purchasing/supplier/supplier.facts.ts';
import { dayIn } from '#model/values/moments.ts';
import { UNIT } from '#model/values/money.ts';
import type { PartyForm } from '#model/areas/setup/party/party.ts';
import { usualSetting, type vatOverrides } from '#model/vat/vat-setting.ts';
import { vatRateOn } from '#model/areas/setup/vat-rate/vat-rates-in-force.ts';

type Json = Readonly<Record<string, string | number | boolean | null>>;

const vatTypes: Readonly<Record<(typeof vatOverrides)[number], string>> = {
  domestic: 'SEVAT',
  euB2B: 'EUREVERSEDVAT',
  euB2C: 'EUVAT',
  export: 'EXPORT',
  reverseCharge: 'SEREVERSEDVAT',
};

/** What Fortnox is told of a fact: of parties and products as they change [FX6], of what has left as the basis of an invoice [FX7]. */
export function tellFortnox(event: LogEvent, desk: Desk): Outgoing[] {
  switch (event.kind) {
    case 'customer':
      return party(event, desk, 'customer', desk.view.get('customer', event.document));
    case 'supplier':
      return party(event, desk, 'supplier', desk.view.get('supplier', event.document));
    case 'product':
      return article(event, desk, desk.view.get('product', event.document));
    case 'salesOrder':
      return invoices(event, desk);
    case 'shipment':
      return reversals(event, desk);
    default:
      return [];
  }
}

/** Where Fortnox leads it is told only of what it does not have. */
const isTold = (desk: Desk, entity: string, id: string): boolean =>
  desk.settings['leads'] !== 'fortnox' || !desk.linkOf(entity, id);

const changing = new Set([
  'created',
  'updated',
  'activated',
  'blocked',
  'unblocked',
  'archived',
  'inherited',
]);

function party(
  { type }: LogEvent,
  desk: Desk,
  kind: 'customer' | 'supplier',
  row: CustomerRow | SupplierRow | undefined,
): Outgoing[] {
  return row && changing.has(type) && isTold(desk, kind, row.id) ? [partyOut(kind, row, desk)] : [];
}

/** What is worked out for each sale here is, there, as it follows from the address. */
const treatmentOf = (
  { vatTreatment, vatNumber, addresses }: CustomerRow | SupplierRow,
  { company }: Desk,
): (typeof vatOverrides)[number] =>
  vatTreatment === 'derived'
    ? usualSetting(company.address, { ...addresses.billing, vatNumber })
    : vatTreatment;

function partyOut(kind: 'customer' | 'supplier', row: CustomerRow | SupplierRow, desk: Desk): Outgoing {
  const isCustomer = kind === 'customer';
  const fields: Json = {
    [isCustomer ? 'CustomerNumber' : 'SupplierNumber']: row.number,
    ...partyFields(row),
    Active: !isArchived(row), // whoever is blocked here still has invoices there
    ...(isCustomer && {
      VATType: vatTypes[treatmentOf(row, desk)],
      Type: row.organisationNumber ? 'COMPANY' : 'PRIVATE',
    }),
  };
  return {
    flow: `${kind}sOut`,
    entity: kind,
    kind,
    document: row.id,
    latest: row.id,
    name: row.number,
    data: { number: row.number, fields },
  };
}

function partyFields({
  name,
  organisationNumber,
  vatNumber,
  addresses,
  contacts,
  currency,
}: PartyForm): Json {
  const { street, postcode, city, country } = addresses.billing;
  const [first = '', ...rest] = street.split('\n');
  return {
    Name: name,
    OrganisationNumber: organisationNumber,
    VATNumber: vatNumber,
    Address1: first,
    Address2: rest.join(', '),
    ZipCode: postcode,
    City: city,
    CountryCode: country,
    Email: contacts[0]?.email ?? '',
    Phone1: contacts[0]?.phone ?? '',
    Currency: currency,
  };
}

const sold = new Set<unknown>(['active', 'phasingOut', 'blocked', 'archived']);

function article({ type }: LogEvent, desk: Desk, row: ProductRow | undefined): Outgoing[] {
  const isOne = row && row.kind !== 'variants' && sold.has(row.state);
  return isOne && changing.has(type) && isTold(desk, 'article', row.id) ? [articleOut(row, desk)] : [];
}

function articleOut(row: ProductRow, { view, company, today }: Desk): Outgoing {
  const rate = vatRateOn(view, row.vatClass, company.address.country, today);
  const fields: Json = {
    ArticleNumber: row.sku,
    Description: (row.name.sv || row.name.en).slice(0, 200),
    EAN: row.barcodes[0]?.code ?? '',
    Type: row.kind === 'service' ? 'SERVICE' : 'STOCK',
    StockGoods: false, // stock is kept here
    Active: !isArchived(row),
    ...(row.weight > 0 && { Weight: row.weight }),
    ...(rate !== null && { VAT: String(rate / 100) }),
  };
  return {
    flow: 'articlesOut',
    entity: 'article',
    kind: 'product',
    document: row.id,
    latest: row.id,
    name: row.sku,
    data: { number: row.sku, fields, price: row.price / 10_000 },
  };
}

/** Goods that left with a shipment, or services on their own, as the rows of an invoice; before it, what Fortnox does not know of it. */
function invoices({ type, document, data, at }: LogEvent, desk: Desk): Outgoing[] {
  const order = desk.view.get('salesOrder', document);
  if (!order || (type !== 'shipped' && type !== 'servicesDelivered')) return [];
  const left =
    type === 'shipped'
      ? (data as SalesOrderFact<'shipped'>) // the schema of `shipped`
      : { ...(data as SalesOrderFact<'servicesDelivered'>), services: [], shipment: null }; // its schema
  const shipment = left.shipment === null ? undefined : desk.view.get('shipment', left.shipment);
  const parts = [...left.lines, ...left.services];
  const rates = new Map((left.taxed ?? []).map(({ line, vatRate }) => [line, vatRate]));
  const rows = parts.flatMap((part) => rowOf(part, order, rates, desk));
  const customer = desk.view.get('customer', order.customer);
  if (!customer || rows.length === 0) return [];
  const reference = shipment?.number ?? `${order.number ?? ''}-${at.slice(0, 16)}`;
  const head = headOf(order, customer, reference, dayIn(at, desk.company.timeZone), desk);
  const about =
    left.shipment === null ? { kind: 'salesOrder', document } : { kind: 'shipment', document: left.shipment };
  return [
    ...unknownOf(customer, parts, order, desk),
    {
      flow: 'invoices',
      entity: 'invoice',
      ...about,
      latest: null,
      name: reference,
      data: { reference, head, rows },
    },
  ];
}

/**
 * The customer and the products that Fortnox has not been told of: an invoice may only name what is there. Each goes out before this
 * very invoice, whatever is told of it later.
 */
function unknownOf(
  customer: CustomerRow,
  parts: readonly LinePart[],
  order: SalesOrderRow,
  desk: Desk,
): Outgoing[] {
  const products = new Set(parts.map(({ line }) => order.lines.find(({ id }) => id === line)?.product ?? ''));
  const unknown = [
    ...(desk.linkOf('customer', customer.id) ? [] : [partyOut('customer', customer, desk)]),
    ...[...products].flatMap((id) => {
      const product = desk.view.get('product', id);
      return product && !desk.linkOf('article', id) ? [articleOut(product, desk)] : [];
    }),
  ];
  return unknown.map((one) => ({ ...one, latest: null }));
}

function headOf(
  order: SalesOrderRow,
  customer: CustomerRow,
  reference: string,
  day: string,
  { company }: Desk,
): Json {
  const { street, postcode, city } = order.deliveryAddress;
  return {
    CustomerNumber: customer.number,
    DeliveryDate: day,
    YourOrderNumber: order.theirReference.slice(0, 30),
    ExternalInvoiceReference1: reference,
    ExternalInvoiceReference2: order.number ?? '',
    Currency: order.currency,
    ...(order.currency !== company.currency && { CurrencyRate: order.rate / 1_000_000, CurrencyUnit: 1 }),
    VATIncluded: order.pricesIncludeVat,
    DeliveryName: customer.name,
    DeliveryAddress1: street.replaceAll('\n', ', '),
    DeliveryZipCode: postcode,
    DeliveryCity: city,
    Language: customer.language === 'sv' ? 'SV' : 'EN',
  };
}

/** The price is that of a stock unit; a part of a kit has its share of the kit's. */
function rowOf(
  { line: id, quantity }: LinePart,
  order: SalesOrderRow,
  rates: ReadonlyMap<string, number | null>,
  { view }: Desk,
): Json[] {
  const line = order.lines.find((one) => one.id === id);
  const product = line && view.get('product', line.product);
  const customer = view.get('customer', order.customer);
  if (!line || !product) return [];
  const name = (customer?.language === 'sv' && product.name.sv) || product.name.en;
  const rate = rates.get(id) ?? line.vatRate ?? 0;
  return [
    {
      ArticleNumber: product.sku,
      Description: (line.text || name).slice(0, 255),
      DeliveredQuantity: quantity / UNIT,
      ...priceOf(line, quantity),
      VAT: rate / 100,
    },
  ];
}

function priceOf(line: SalesOrderLine, quantity: number): Json {
  if (!line.ofKit && !line.orderedIn)
    return { Price: (line.price ?? 0) / 10_000, Discount: line.discount / 100, DiscountType: 'PERCENT' };
  const each = amountOfPart(line, quantity) / 100 / (quantity / UNIT);
  return { Price: Math.round(each * 10_000) / 10_000, Discount: 0, DiscountType: 'PERCENT' };
}

/** [FX8] A shipment that did not leave after all takes its invoice back. */
function reversals({ type, document }: LogEvent, desk: Desk): Outgoing[] {
  if (type !== 'reversed') return [];
  const reference = desk.view.get('shipment', document)?.number ?? '';
  return [
    {
      flow: 'invoices',
      entity: 'invoice',
      kind: 'shipment',
      document,
      latest: null,
      name: reference,
      data: { reference, cancel: true },
    },
  ];
}
