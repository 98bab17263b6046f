import { z } from 'zod';
import type { DocumentRow } from '#model/engine/rows.ts';
import { reasonLists } from '#model/values/reasons.ts';
import * as v from '#model/values/schemas.ts';

/** A reason that an action may be given; `code` is what documents keep of it. */
export const reasonForm = z.strictObject({
  action: z.enum(reasonLists),
  code: v.code,
  name: v.localized,
  /** Whoever gives it is to show a picture. */
  photo: z.boolean(),
  /** What is adjusted for it awaits approval, whatever its value; absent: it does not. */
  approval: z.boolean().optional(),
  /** The account that it is posted to; null or absent: none. */
  account: v.id.nullable().optional(),
});
export type ReasonForm = z.infer<typeof reasonForm>;

export const reasonFacts = {
  created: reasonForm,
  provided: reasonForm,
  updated: reasonForm,
  archived: v.empty,
  restored: v.empty,
} as const;

export interface ReasonRow extends DocumentRow, ReasonForm {
  /** True: it came with the company. */
  readonly builtIn: boolean;
}

declare module '#model/engine/rows.ts' {
  interface Rows {
    reason: ReasonRow;
  }
}
