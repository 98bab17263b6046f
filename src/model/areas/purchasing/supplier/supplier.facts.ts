import { z } from 'zod';
import type { DocumentRow } from '#model/engine/rows.ts';
import { recategorised } from '#model/areas/setup/party-category/party-category.ts';
import { partyForm } from '#model/areas/setup/party/party.ts';
import type { VatSetting } from '#model/vat/vat-setting.ts';
import * as v from '#model/values/schemas.ts';

/** How a supplier charges VAT. */
export const purchaseTreatments = ['domestic', 'euB2B', 'euB2C', 'export'] as const satisfies VatSetting[];

/**
 * A supplier's editable fields. `minimumOrder` in minor units of its currency, `overReceipt` in basis points of the
 * ordered quantity (null: as its category, else the company's policy).
 */
export const supplierForm = z.strictObject({
  ...partyForm.shape,
  vatTreatment: z.enum(purchaseTreatments),
  leadDays: z.int().min(0).max(730),
  minimumOrder: v.amount,
  overReceipt: v.percent.nullable(),
  /** Basis points of what comes from it that is checked before it is posted; null or absent: nothing. */
  inspection: v.percent.nullable().optional(),
  /** Terms that are those of its category; what it says of them itself is not used meanwhile. [PC2] */
  follows: z.array(z.enum(['terms', 'leadDays'])).optional(),
});
export type SupplierForm = z.infer<typeof supplierForm>;

export const supplierFacts = {
  created: supplierForm,
  updated: supplierForm,
  blocked: v.withReason,
  unblocked: v.empty,
  archived: v.empty,
  recategorised,
} as const;

export interface SupplierRow extends DocumentRow, SupplierForm {}

declare module '#model/engine/rows.ts' {
  interface Rows {
    supplier: SupplierRow;
  }
}
