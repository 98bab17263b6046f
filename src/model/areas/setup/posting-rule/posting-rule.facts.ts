import { z } from 'zod';
import type { DocumentRow } from '#model/engine/rows.ts';
import { vatTreatments } from '#model/vat/treatment.ts';
import * as v from '#model/values/schemas.ts';
import { postingPurposes } from './posting-purposes.ts';

/** Which account something is posted to; null of a part: whichever it is. */
export const postingRuleForm = z.strictObject({
  purpose: z.enum(postingPurposes),
  /** A product category, or one below it. */
  category: v.id.nullable(),
  treatment: z.enum(vatTreatments).nullable(),
  vatClass: v.vatClass.nullable(),
  /** The VAT rate, basis points. */
  rate: v.percent.nullable(),
  account: v.id,
});
export type PostingRuleForm = z.infer<typeof postingRuleForm>;

export const postingRuleFacts = {
  created: postingRuleForm,
  provided: postingRuleForm,
  updated: postingRuleForm,
  archived: v.empty,
  restored: v.empty,
} as const;

export interface PostingRuleRow extends DocumentRow, PostingRuleForm {
  /** True: it came with the company. */
  readonly builtIn: boolean;
}

declare module '#model/engine/rows.ts' {
  interface Rows {
    postingRule: PostingRuleRow;
  }
}
