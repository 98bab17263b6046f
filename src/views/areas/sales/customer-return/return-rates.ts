import type { CustomerReturnRow } from '#model/areas/sales/customer-return/customer-return.facts.ts';
import { amountOfPart } from '#model/lines/line-totals.ts';
import type { SalesOrderLine, SalesOrderRow } from '#model/areas/sales/sales-order/sales-order.facts.ts';
import type { ShipmentRow } from '#model/areas/sales/shipment/shipment.facts.ts';
import { addDays } from '#model/values/moments.ts';
import { amountAt } from '#model/values/unit-cost.ts';

/** What rates are added up by. */
export const rateGroups = ['product', 'reason', 'customer'] as const;
export type RateGroup = (typeof rateGroups)[number];

/** Of what left in the last days, what came back. Money in minor units of the company's currency, without VAT. */
export interface ReturnRate {
  /** The product, the code of the reason, or the customer. */
  readonly id: string;
  readonly group: RateGroup;
  /** Thousandths that left; of a reason, of all goods. */
  readonly sent: number;
  readonly sentValue: number;
  readonly returned: number;
  readonly returnedValue: number;
}

export interface Sent {
  readonly shipments: readonly ShipmentRow[];
  readonly returns: readonly CustomerReturnRow[];
  readonly orderOf: (id: string) => SalesOrderRow | undefined;
}

/** A device holds everything that happened in these days. */
export const RATED_DAYS = 90;

interface Part {
  readonly product: string;
  readonly customer: string;
  readonly quantity: number;
  readonly value: number;
}

/** Goods that left in the last days, and of them those that came back with their reasons. [RT14] */
function partsOf({ shipments, returns, orderOf }: Sent, today: string) {
  const first = addDays(today, 1 - RATED_DAYS);
  const rated = new Map(
    shipments.filter(({ shippedAt }) => (shippedAt ?? '') >= first).map((one) => [one.id, one]),
  );
  const partOf = (order: string | null, orderLine: string | null, quantity: number): Part | null => {
    const row = order === null ? undefined : orderOf(order);
    const line = row?.lines.find(({ id }) => id === orderLine);
    if (!row || !line) return null;
    return { product: line.product, customer: row.customer, quantity, value: valueOf(row, line, quantity) };
  };
  const sent = [...rated.values()].flatMap(({ order, lines }) =>
    lines.flatMap(({ orderLine, quantity }) => partOf(order, orderLine, quantity) ?? []),
  );
  const returned = returns.flatMap(({ order, lines }) =>
    lines.flatMap(({ shipment, orderLine, received, reason }) => {
      if (received === 0 || !rated.has(shipment ?? '')) return [];
      const part = partOf(order, orderLine, received);
      return part ? [{ ...part, reason: reason ?? '' }] : [];
    }),
  );
  return { sent, returned };
}

const valueOf = (row: SalesOrderRow, line: SalesOrderLine, quantity: number): number =>
  amountAt(amountOfPart(line, quantity), row.rate);

/** What came back of what left in the last days, by product, reason or customer: the highest first. [RT14] */
export function returnRates(group: RateGroup, given: Sent, today: string): readonly ReturnRate[] {
  const { sent, returned } = partsOf(given, today);
  const all = sums(sent);
  const sentBy = group === 'reason' ? null : Map.groupBy(sent, (part) => part[group]);
  return [...Map.groupBy(returned, (part) => part[group])]
    .map(([id, parts]) => {
      const back = sums(parts);
      const out = sentBy ? sums(sentBy.get(id) ?? []) : all;
      return {
        id,
        group,
        sent: out.quantity,
        sentValue: out.value,
        returned: back.quantity,
        returnedValue: back.value,
      };
    })
    .toSorted((a, b) => shareOf(b) - shareOf(a));
}

const sums = (parts: readonly Part[]): { quantity: number; value: number } =>
  parts.reduce((sum, part) => ({ quantity: sum.quantity + part.quantity, value: sum.value + part.value }), {
    quantity: 0,
    value: 0,
  });

const ALL = 10_000;

/** The share that came back, basis points: of a product by quantity, else by value. */
export const shareOf = ({ group, sent, sentValue, returned, returnedValue }: ReturnRate): number =>
  group === 'product' ? share(returned, sent) : share(returnedValue, sentValue);

const share = (part: number, whole: number): number => (whole > 0 ? Math.round((part / whole) * ALL) : 0);

/** What came back of what a customer got in the last days; null if nothing came back. */
export const rateOfCustomer = (customer: string, given: Sent, today: string): ReturnRate | null =>
  returnRates('customer', given, today).find(({ id }) => id === customer) ?? null;
