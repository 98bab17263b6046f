import { enteredLines } from './sales-order.kits.ts';
import type { PricedLine } from '#model/lines/line-schemas.ts';
import type { SalesOrderAmendment, SalesOrderForm, SalesOrderRow } from './sales-order.facts.ts';

/** A line of ten whole units at 12.50; override what matters to the test. */
export const orderLineFixture = (
  over: Pick<PricedLine, 'id' | 'product'> & Partial<PricedLine>,
): PricedLine => ({
  text: '',
  quantity: 10_000,
  price: 12_5000,
  discount: 0,
  vatClass: 'standard',
  promisedOn: null,
  ...over,
});

/** A valid order; override what matters to the test. */
export const salesOrderFixture = (
  over: Pick<SalesOrderForm, 'customer' | 'warehouse' | 'lines'> & Partial<SalesOrderForm>,
): SalesOrderForm => ({
  theirReference: 'PO 4711',
  promisedOn: '2026-05-08',
  priority: 5,
  shipPolicy: 'partialKeep',
  deliveryAddress: { street: 'Hamngatan 3', postcode: '211 22', city: 'Malmö', country: 'SE' },
  notes: '',
  tags: [],
  currency: 'SEK',
  rate: 1_000_000,
  pricesIncludeVat: false,
  orderedOn: '2026-05-04',
  ...over,
});

/** An amendment that changes only the given fields. */
export function amendmentFixture(
  row: SalesOrderRow,
  over: Partial<SalesOrderAmendment> = {},
): SalesOrderAmendment {
  const { theirReference, promisedOn, priority, shipPolicy, deliveryAddress, notes, tags } = row;
  const terms = { theirReference, promisedOn, priority, shipPolicy, deliveryAddress, notes, tags };
  const lines = enteredLines(row.lines);
  return { ...terms, reason: 'customerRequest', lines, ...over };
}
