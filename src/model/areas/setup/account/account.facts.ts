import { z } from 'zod';
import type { DocumentRow } from '#model/engine/rows.ts';
import * as v from '#model/values/schemas.ts';

/** An account of the company's books: its number in their chart, and what it is called. */
export const accountForm = z.strictObject({
  number: z
    .string()
    .trim()
    .regex(/^\d{3,8}$/),
  name: v.localized,
});
export type AccountForm = z.infer<typeof accountForm>;

export const accountFacts = {
  created: accountForm,
  provided: accountForm,
  updated: accountForm,
  archived: v.empty,
  restored: v.empty,
} as const;

export interface AccountRow extends DocumentRow, AccountForm {
  /** True: it came with the company. */
  readonly builtIn: boolean;
}

declare module '#model/engine/rows.ts' {
  interface Rows {
    account: AccountRow;
  }
}
