import { z } from 'zod';
import type { DocumentRow } from '#model/engine/rows.ts';
import * as v from '#model/values/schemas.ts';

/** Who bears cost and risk of the way, up to where. */
export const deliveryTermForm = z.strictObject({
  code: v.code,
  name: v.localized,
  /** Whoever chooses it names a place. */
  namesPlace: z.boolean(),
});
export type DeliveryTermForm = z.infer<typeof deliveryTermForm>;

/**
 * The delivery terms of a party or an order. `deliveryTerm` null: none; absent: not said, in facts and drafts of before
 * terms were documents, and in forms that leave it as it is.
 */
export const deliveryShape = { deliveryTerm: v.id.nullable().optional(), deliveryPlace: v.text.optional() };
export interface DeliveryTerms {
  readonly deliveryTerm?: string | null | undefined;
  readonly deliveryPlace?: string | undefined;
}

export const deliveryTermFacts = {
  created: deliveryTermForm,
  provided: deliveryTermForm,
  updated: deliveryTermForm,
  archived: v.empty,
  restored: v.empty,
} as const;

export interface DeliveryTermRow extends DocumentRow, DeliveryTermForm {
  /** True: one of Incoterms 2020, which came with the company. */
  readonly builtIn: boolean;
}

declare module '#model/engine/rows.ts' {
  interface Rows {
    deliveryTerm: DeliveryTermRow;
  }
}
