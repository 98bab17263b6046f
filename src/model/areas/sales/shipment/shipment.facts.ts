import { z } from 'zod';
import type { DocumentRow } from '#model/engine/rows.ts';
import * as v from '#model/values/schemas.ts';

/** Goods in staging: the order line they are for, and the bin they came from. */
const shipmentLine = z.strictObject({
  id: z.string(),
  orderLine: v.id,
  product: v.id,
  lot: v.id.optional(),
  quantity: v.quantity,
  from: v.id,
});
export type ShipmentLine = z.infer<typeof shipmentLine>;

export const shipmentOrder = z.strictObject({
  order: v.id,
  pick: v.id,
  /** The reversed shipment whose goods these are. */
  replaces: v.id.nullable(),
  lines: z.array(shipmentLine).min(1),
});
export type ShipmentOrder = z.infer<typeof shipmentOrder>;

/** Parcels with their weight in grams, and who brings them; absent: it is not said. */
export const packing = z.strictObject({
  parcels: z
    .array(z.strictObject({ id: v.id, weight: z.int().min(0).max(100_000_000), tracking: v.text }))
    .min(1)
    .max(500),
  carrier: v.id.optional(),
  /** The code of a service of the carrier. */
  service: v.code.optional(),
});
export type Packing = z.infer<typeof packing>;

/** Why a shipment is reversed, and the id of the open shipment that then holds its goods. */
export const reversal = z.strictObject({ reason: v.reason, replacement: v.id });

/**
 * What of a shipment's lines really left: lines that are not named did not leave. `rest`: the id of the open shipment in
 * which what did not leave then waits.
 */
export const shipmentCorrection = z.strictObject({
  reason: v.reason,
  rest: v.id,
  lines: z
    .array(z.strictObject({ line: z.string(), quantity: v.quantity }))
    .min(1)
    .max(1000),
});
export type ShipmentCorrection = z.infer<typeof shipmentCorrection>;

/** Goods of lines that a return brought back, with what they had left with (minor units of the company's currency). */
export const returnedGoods = z.strictObject({
  return: v.id,
  lines: z
    .array(z.strictObject({ line: z.string(), quantity: v.quantity, cost: z.int().min(0).optional() }))
    .min(1),
});
export type ReturnedGoods = z.infer<typeof returnedGoods>;

export const shipmentFacts = {
  created: shipmentOrder.extend({
    customer: v.id,
    warehouse: v.id,
    deliveryAddress: v.address,
  }),
  packed: packing,
  shipped: z.object({
    number: z.string().nullable(),
    /** The value of each line's goods when they left, minor units of the company's currency. */
    lines: z.array(z.object({ line: z.string(), cost: z.int() })),
  }),
  /** Lots that may leave with it though they are blocked, or over. */
  lotsAllowed: v.withReason.extend({ lots: z.array(v.id).min(1) }),
  delivered: v.empty,
  undelivered: v.withReason,
  cancelled: z.object({
    reason: v.reason,
    /** The location each line's goods go to. */
    lines: z.array(z.object({ line: z.string(), to: v.id })),
  }),
  /** Without a replacement where it is corrected: it is sent again itself. */
  reversed: reversal.extend({ replacement: v.id.nullable() }),
  corrected: z.object({
    reason: v.reason,
    lines: z.array(shipmentLine),
    /** What did not leave after all, and the shipment it waits in. */
    rest: z.object({ shipment: v.id, lines: z.array(shipmentLine) }),
  }),
  returned: returnedGoods,
  unreturned: returnedGoods,
} as const;
type Facts = { [F in keyof typeof shipmentFacts]: z.infer<(typeof shipmentFacts)[F]> };
export type ShipmentFact<F extends keyof Facts> = Facts[F];

export interface ShipmentRowLine extends ShipmentLine {
  /** Minor units of the company's currency; absent before it ships, and for those who may not see costs. */
  readonly cost?: number;
  /** Thousandths that came back, and what they had left with; absent if nothing did. */
  readonly returned?: number;
  readonly returnedCost?: number;
}

export interface ShipmentRow extends DocumentRow, ShipmentFact<'created'>, Packing {
  readonly number: string | null;
  readonly lines: ShipmentRowLine[];
  readonly shippedAt: string | null;
  readonly deliveredAt: string | null;
  /** Absent: none. */
  readonly allowedLots?: readonly string[];
  /** The shipment that took over its goods when it was reversed. */
  readonly replacedBy: string | null;
}

declare module '#model/engine/rows.ts' {
  interface Rows {
    shipment: ShipmentRow;
  }
}
