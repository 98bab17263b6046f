import type { Refusal } from '#model/engine/envelope.ts';
import { doubtOf, withSku } from '#model/areas/products/product/product-codes.ts';
import type {
  Desk,
  ConnectorCommand,
  Link,
  PulledRecord,
  Taken,
} from '#model/areas/integrations/connector/connector.ts';
import { rateToBegin } from '#model/areas/setup/exchange-rate/exchange-rates.ts';
import type { PricedLine } from '#model/lines/line-schemas.ts';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import type { SalesOrderForm } from '#model/areas/sales/sales-order/sales-order.facts.ts';
import { commercialOf } from '#model/areas/sales/sales-order/sales-order.kind.ts';
import { currencies, UNIT, type Currency } from '#model/values/money.ts';
import { dayIn } from '#model/values/moments.ts';
import { vatRateOn } from '#model/areas/setup/vat-rate/vat-rates-in-force.ts';
import { vatClasses, type VatClass } from '#model/values/vat-rates.ts';
import { customerOf, type OrderCustomer } from './shop-customer.ts';
import { shopOrder, skuField, type ShopOrder } from './shop-order.ts';

const refused = (refusal: Refusal): Taken => ({ is: 'refused', refusal });
const isCurrency = (text: string): text is Currency => Object.hasOwn(currencies, text);

/**
 * What an order of a web shop comes to: a draft, whole or not at all [WSH1]; later, that it was cancelled there, or paid back [WSH6].
 */
export function takeOrder(record: PulledRecord, desk: Desk): Taken {
  const read = shopOrder.safeParse(record.data['order']);
  if (!read.success) return refused({ code: 'otherSideUnreadable' });
  const order = located(read.data, desk.company.address.country);
  const link = desk.link(record.entity, record.externalId);
  if (link) return { is: 'commands', commands: changesOf(order, link, desk), link };
  return order.standing === 'open' ? newOrder(order, record, desk) : { is: 'passed' };
}

/** An order whose addresses name their country: that of the company where the shop does not say it. */
const located = (order: ShopOrder, home: string): ShopOrder => ({
  ...order,
  billing: { ...order.billing, country: order.billing.country || home },
  delivery: { ...order.delivery, country: order.delivery.country || home },
});

/** [WSH6] What has become of an order there that is here already. */
function changesOf(order: ShopOrder, { document }: Link, desk: Desk): ConnectorCommand[] {
  const row = desk.view.get('salesOrder', document);
  if (!row) return [];
  const about = { kind: 'salesOrder', document };
  if (order.standing === 'cancelled')
    switch (commercialOf(row.state)) {
      case 'draft':
        return [{ ...about, type: 'discard', data: {} }];
      case 'confirmed':
      case 'onHold':
        return [{ ...about, type: 'cancel', data: { reason: 'customerRequest' } }];
      default:
        return [];
    }
  if (order.refunded === 0) return [];
  const id = desk.idOf(`refund/${document}/${order.refunded}`);
  const paid = (order.refunded / 100).toFixed(2);
  const word = desk.company.address.country === 'SE' ? 'återbetalt' : 'refunded';
  const text = `${order.number}: ${word} ${paid} ${order.currency}`;
  const comment = { about: 'salesOrder', id, text, mentions: [] };
  return [{ kind: 'comment', document, type: 'write', data: comment, optional: true }];
}

function newOrder(order: ShopOrder, record: PulledRecord, desk: Desk): Taken {
  const { currency } = order;
  if (!isCurrency(currency)) return refused({ code: 'otherSideCurrency', params: { currency } });
  const rate = rateToBegin(desk.view, currency, desk.today);
  if (rate === null) return refused({ code: 'importRateMissing', params: { currency } });
  const lines = linesOf(order, record, desk);
  if ('code' in lines) return refused(lines);
  if (lines.length === 0) return refused({ code: 'shopOrderEmpty' });
  const customer = customerOf(order, currency, desk);
  const document = desk.idOf(`order/${record.externalId}`);
  const data = formOf(order, { customer, currency, rate, lines }, desk);
  const commands: ConnectorCommand[] = [
    ...customer.commands,
    { kind: 'salesOrder', document, type: 'create', data },
  ];
  if (desk.settings['confirm'] === true)
    commands.push({ kind: 'salesOrder', document, type: 'confirm', data: {}, optional: true });
  return { is: 'commands', commands, link: { kind: 'salesOrder', document } };
}

interface Around {
  readonly customer: OrderCustomer;
  readonly currency: Currency;
  readonly rate: number;
  readonly lines: PricedLine[];
}

function formOf(order: ShopOrder, around: Around, desk: Desk): SalesOrderForm {
  const { customer, currency, rate, lines } = around;
  const orderedOn = dayIn(order.orderedAt, desk.company.timeZone);
  return {
    customer: customer.id,
    theirReference: order.number,
    warehouse: String(desk.settings['warehouse'] ?? ''),
    currency,
    rate,
    orderedOn,
    promisedOn: desk.today > orderedOn ? desk.today : orderedOn,
    priority: 5,
    shipPolicy:
      desk.view.get('customer', customer.id)?.shipPolicy ?? desk.company.policies.shipPolicy ?? 'partialKeep',
    deliveryAddress: order.delivery,
    pricesIncludeVat: order.pricesIncludeVat,
    notes: order.note,
    tags: [],
    lines,
  };
}

/** [WSH2] [WSH3] The lines with the products that they name, and freight as a line of its own; or the first thing that is wrong. */
function linesOf(order: ShopOrder, record: PulledRecord, desk: Desk): PricedLine[] | Refusal {
  const lines: PricedLine[] = [];
  for (const [index, line] of order.lines.entries()) {
    const field = skuField(index, line);
    const sku = String(record.data[field] ?? '').trim();
    if (sku === '')
      return { code: 'shopNoSku', params: { name: line.name }, fields: { [field]: 'shopNoSku' } };
    const [product, other] = withSku(desk.view, sku);
    if (!product) return { code: 'shopUnknownSku', params: { sku }, fields: { [field]: 'shopUnknownSku' } };
    if (other)
      return { ...doubtOf({ code: sku, products: [product, other] }), fields: { [field]: 'codeDoubtful' } };
    lines.push(lineOf(`${record.externalId}/${line.id}`, product, line, order, desk));
  }
  if (!order.freight || order.freight.price === 0) return lines;
  const sold = desk.settings['freight'];
  const freight = typeof sold === 'string' ? desk.view.get('product', sold) : undefined;
  if (!freight) return { code: 'shopFreightMissing', params: { name: order.freight.name } };
  const one = { ...order.freight, quantity: UNIT };
  return [...lines, lineOf(`${record.externalId}/freight`, freight, one, order, desk)];
}

type Sold = Pick<ShopOrder['lines'][number], 'name' | 'quantity' | 'price' | 'vatRate'>;

const lineOf = (name: string, product: ProductRow, line: Sold, order: ShopOrder, desk: Desk): PricedLine => ({
  id: desk.idOf(`line/${name}`),
  product: product.id,
  text: '',
  quantity: line.quantity,
  price: line.price,
  discount: 0, // it is taken off the price
  vatClass: vatClassOf(product, line, order, desk),
  promisedOn: null,
});

/** [WSH5] The product's class, unless the shop has taken VAT at a rate that another class has where the goods go. */
function vatClassOf(product: ProductRow, { vatRate }: Sold, order: ShopOrder, desk: Desk): VatClass {
  if (vatRate === null || vatRate === 0) return product.vatClass;
  const { country } = order.delivery;
  const rateIn = (one: VatClass): number | null => vatRateOn(desk.view, one, country, desk.today);
  if (rateIn(product.vatClass) === vatRate) return product.vatClass;
  return vatClasses.find((one) => rateIn(one) === vatRate) ?? product.vatClass;
}
