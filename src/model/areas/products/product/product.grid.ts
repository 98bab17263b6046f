import { z } from 'zod';
import { attributeKey } from '../product-type/product-type.facts.ts';
import * as v from '#model/values/schemas.ts';
import { inheritedFields } from './inherited-fields.ts';
import { MOST } from './variant-limits.ts';

const value = z.union([v.code, z.boolean()]);

/** The grid that the variants of a product stand in: its first attribute are the rows, its second the columns. */
const grid = z.strictObject({
  axes: z.array(z.strictObject({ key: attributeKey, values: z.array(value).min(1).max(200) })).max(4),
  /** How their SKUs are made: `{sku}` is the parent's, `{size}` the value of that attribute. */
  pattern: z.string().trim().max(64),
});
export type VariantGrid = z.infer<typeof grid>;

const made = z
  .array(z.strictObject({ id: v.id, sku: v.code, values: z.record(attributeKey, value) }))
  .min(1)
  .max(MOST);

/** The data of `generate`. */
export const generation = z.strictObject({
  made,
  /** Somebody has said that very many are meant. */
  acceptsMany: z.boolean().optional(),
});
export type Generation = z.infer<typeof generation>;
export type MadeVariant = Generation['made'][number];

/** Variants were made of a product. */
export const generated = z.strictObject({ made });

/** The fields of variants and of their parents; absent in products older than variants, and in all others. */
export const variantParts = {
  variants: grid.optional(),
  /** The product that it is a variant of. */
  variantOf: v.id.nullable().optional(),
  inherits: z.array(z.enum(inheritedFields)).max(inheritedFields.length).optional(),
};
