import { z } from 'zod';
import type { DocumentRow } from '#model/engine/rows.ts';
import { trackings } from './trackings.ts';
import * as v from '#model/values/schemas.ts';
import { stockUnits } from '#model/values/units.ts';

/** What the value of an attribute is. Numbers are thousandths; a choice is the value of one of its choices. */
export const attributeKinds = ['text', 'number', 'choice', 'yesNo', 'day'] as const;
export type AttributeKind = (typeof attributeKinds)[number];

/** Names an attribute in products, imports and addresses of lists: lower case, as `attr.<key>`. */
export const attributeKey = z
  .string()
  .trim()
  .min(1)
  .max(40)
  .regex(/^[a-z][a-z0-9_]*$/);

const choice = z.strictObject({ value: v.code, label: v.localized });

const attribute = z.strictObject({
  key: attributeKey,
  label: v.localized,
  kind: z.enum(attributeKinds),
  /** Of a number; empty if it has none. */
  unit: z.string().trim().max(20),
  /** A product that lacks it is not activated. */
  required: z.boolean(),
  /** It filters, and can be a column of, the list of products. */
  searchable: z.boolean(),
  /** Variants of a product differ in it; of a choice, or of yes and no. Absent: they do not. */
  definesVariants: z.boolean().optional(),
  /** Of a choice; none for the other kinds. */
  choices: z.array(choice).max(200),
});
export type Attribute = z.infer<typeof attribute>;

const days = z.int().min(1).max(3650);

/** A type of product: what its products say of themselves, and what they begin with; null means no default. */
export const productTypeForm = z.strictObject({
  name: v.localized,
  parent: v.id.nullable(),
  tracking: z.enum(trackings).nullable(),
  /** Lots of new products expire; with tracking only. */
  expires: z.boolean(),
  /** Days after its receipt on which a lot expires, if nobody says when. */
  shelfLife: days.nullable(),
  /** Days between counts of its products; null: by their class, as the company says. */
  countInterval: days.nullable(),
  /** Basis points of what comes of its products that is checked before it is posted; null or absent: as the supplier. */
  inspection: v.percent.nullable().optional(),
  unit: z.enum(stockUnits).nullable(),
  vatClass: v.vatClass.nullable(),
  attributes: z.array(attribute).max(50),
  /** Which choices of inherited attributes its products have; the others have all. */
  narrowed: z.array(z.strictObject({ key: attributeKey, choices: z.array(v.code).min(1).max(200) })).max(50),
});
export type ProductTypeForm = z.infer<typeof productTypeForm>;

const past = attribute.pick({ key: true, kind: true });
export type PastAttribute = z.infer<typeof past>;

/** A changed type, with the attributes that its products had before. */
const changedType = productTypeForm.extend({ retired: z.array(past) });

export const productTypeFacts = {
  created: productTypeForm,
  updated: changedType,
  archived: v.empty,
  restored: v.empty,
} as const;

export interface ProductTypeRow extends DocumentRow, ProductTypeForm {
  /**
   * The attributes its products had before, its own and those of types it was below: their keys do not come back with
   * another kind. Absent: it was never changed.
   */
  readonly retired?: readonly PastAttribute[];
}

declare module '#model/engine/rows.ts' {
  interface Rows {
    productType: ProductTypeRow;
  }
}
