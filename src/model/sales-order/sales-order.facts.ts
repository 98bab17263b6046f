import { z } from 'zod';
import { shipPolicies } from '../customer/customer.facts.ts';
import type { DocumentRow } from '../engine/rows.ts';
import type { LinePart } from '../lines/line-parts.ts';
import { lineParts, MOST_LINES, pricedLine } from '../lines/line-schemas.ts';
import { pickLine } from '../pick/pick.facts.ts';
import * as v from '../values/schemas.ts';

const lines = z.array(pricedLine).max(MOST_LINES);

/** What an order says beside its lines, and what an amendment may still change. */
const terms = z.strictObject({
  theirReference: v.text,
  promisedOn: v.day,
  /** Higher is served first. */
  priority: z.int().min(0).max(9),
  shipPolicy: z.enum(shipPolicies),
  deliveryAddress: v.address,
  notes: v.text,
  tags: z.array(v.code).max(30),
});

const sale = terms.extend({
  customer: v.id,
  warehouse: v.id,
  currency: v.currency,
  /** Millionths of the company's currency for one unit of the order's. */
  rate: z.int().min(1),
  pricesIncludeVat: z.boolean(),
});

/** All that a person may set on a draft. */
export const salesOrderForm = sale.extend({ orderedOn: v.day, lines });
export type SalesOrderForm = z.infer<typeof salesOrderForm>;

/** What a confirmed order may still be changed to; lines that are left out are taken off it. */
export const salesOrderAmendment = terms.extend({
  reason: v.reason,
  lines,
});
export type SalesOrderAmendment = z.infer<typeof salesOrderAmendment>;

/** A completed sale from another system: `soldAt` is when it happened; a line tells how much of it was cancelled. */
export const salesOrderRecord = sale.extend({
  /** Null: the next of the company's own. */
  number: v.code.nullable(),
  soldAt: v.moment,
  lines: z
    .array(pricedLine.extend({ price: v.unitPrice, cancelled: v.quantityOrZero }))
    .min(1)
    .max(MOST_LINES),
});
export type SalesOrderRecord = z.infer<typeof salesOrderRecord>;

/** What is settled for a line besides what was written: is it picked from stock, and its rate in basis points. */
const settled = { stocked: z.boolean(), vatRate: z.int().min(0).nullable() };
const settledLine = pricedLine.extend(settled);
export type SettledLine = z.infer<typeof settledLine>;

const written = salesOrderForm.extend({ lines: z.array(settledLine) });
const reason = v.reason;
const shown = z.union([z.string(), z.number()]);

export const salesOrderFacts = {
  created: written,
  updated: written,
  discarded: v.empty,
  confirmed: z.object({
    number: z.string().nullable(),
    lines: z.array(z.object({ line: v.id, ...settled })),
  }),
  held: v.withReason,
  resumed: v.empty,
  amended: salesOrderAmendment.extend({
    revision: z.int(),
    lines: z.array(settledLine),
    /** What differs from the revision before; `line` null for the order itself. */
    changes: z.array(
      z.object({
        line: v.id.nullable(),
        field: z.string(),
        before: shown.nullable(),
        after: shown.nullable(),
      }),
    ),
  }),
  linesCancelled: z.object({ reason, lines: lineParts }),
  cancelled: z.object({ reason, lines: lineParts }),
  closedShort: z.object({ reason, lines: lineParts }),
  closed: v.empty,
  reopened: z.object({ reason, lines: lineParts }),
  released: z.object({ pick: v.id, lines: z.array(pickLine) }),
  unreleased: z.object({ pick: v.id, lines: lineParts }),
  picked: z.object({ pick: v.id, lines: lineParts }),
  unpicked: z.object({ shipment: v.id, lines: lineParts }),
  shipped: z.object({
    shipment: v.id,
    lines: lineParts,
    /** Lines without stock that count as delivered with it. */
    services: lineParts,
    /** The rest, which the ship policy gives up. */
    cancelled: lineParts,
  }),
  unshipped: z.object({ shipment: v.id, lines: lineParts, services: lineParts }),
  servicesDelivered: z.object({ lines: lineParts }),
  recorded: sale.extend({
    number: z.string().nullable(),
    soldAt: v.moment,
    orderedOn: v.day,
    lines: z.array(settledLine.extend({ cancelled: v.quantityOrZero })),
    /** The bins that the goods left from. */
    taken: z.array(pickLine),
  }),
} as const;
type Facts = { [F in keyof typeof salesOrderFacts]: z.infer<(typeof salesOrderFacts)[F]> };
export type SalesOrderFact<F extends keyof Facts> = Facts[F];

/**
 * A line and how far it has come, thousandths. Each counter includes the next:
 * quantity − cancelled ≥ released (to a pick list) ≥ picked (in staging) ≥ shipped ≥ returned, invoiced.
 */
export interface SalesOrderLine extends SettledLine {
  readonly cancelled: number;
  readonly released: number;
  readonly picked: number;
  readonly shipped: number;
  readonly returned: number;
  readonly invoiced: number;
}

export interface SalesOrderRow extends DocumentRow, Omit<SalesOrderForm, 'lines'> {
  /** Null until confirmed, and for a prediction that waits for its number. */
  readonly number: string | null;
  /** 0 in a draft, 1 when confirmed, one more with every amendment. */
  readonly revision: number;
  readonly lines: readonly SalesOrderLine[];
  /** Who confirmed it: the user's id. */
  readonly confirmedBy: string | null;
  /** Quantities that cancelling or closing gave up, which reopening brings back. */
  readonly givenUp: readonly LinePart[];
}

declare module '../engine/rows.ts' {
  interface Rows {
    salesOrder: SalesOrderRow;
  }
}
