import { z } from 'zod';
import type { DocumentRow } from '#model/engine/rows.ts';
import * as v from '#model/values/schemas.ts';
import { listedFacts, listShape } from '../prices/listed-price.facts.ts';

/** What one supplier asks, without VAT. Its prices are documents of their own (`purchasePrice`). */
export const purchaseListForm = z.strictObject({ ...listShape, supplier: v.id });
export type PurchaseListForm = z.infer<typeof purchaseListForm>;
export const purchaseListFacts = listedFacts(purchaseListForm);

export interface PurchaseListRow extends DocumentRow, PurchaseListForm {}

declare module '#model/engine/rows.ts' {
  interface Rows {
    purchaseList: PurchaseListRow;
  }
}
