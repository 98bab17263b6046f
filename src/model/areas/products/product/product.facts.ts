import { z } from 'zod';
import type { DocumentRow } from '#model/engine/rows.ts';
import { tagList } from '#model/areas/setup/tag/tag.facts.ts';
import * as v from '#model/values/schemas.ts';
import { stockUnits } from '#model/values/units.ts';
import { attributeKey } from '../product-type/product-type.facts.ts';
import { bundleModes, bundlePricings } from './bundle-modes.ts';
import { goodsParts, sizeParts } from './product.goods.ts';
import { generated, variantParts } from './product.grid.ts';
import { trackings } from '../product-type/trackings.ts';

export const productKinds = ['stocked', 'service', 'consumable', 'bundle', 'variants'] as const;
/** What a reorder rule takes for demand. */
const demandSources = ['orders', 'forecast'] as const;
/**
 * What goods come in besides their stock unit, `denominator` of it being `numerator` stock units; `weight` in grams, of
 * a whole one with its goods (0: that of the goods alone), `barcode` empty if it has none.
 */
const packaging = v.orderedUnit.extend({
  barcode: z.string().trim().max(64),
  weight: z.int().min(0).max(100_000_000),
  ...sizeParts,
});

/** [PR29] At most 200; `quantity` of one in one bundle. */
const bundleComponents = z
  .array(z.strictObject({ product: v.id, quantity: v.quantity, optional: z.boolean() }))
  .max(200);

/** A text, a choice or a day; a number in thousandths; yes or no. */
const attributeValue = z.union([z.string().trim().min(1).max(200), v.thousandths, z.boolean()]);

/** Fields that only bundles have: see `product.bundle.ts`. */
const bundle = z.strictObject({
  mode: z.enum(bundleModes),
  components: bundleComponents,
  pricing: z.enum(bundlePricings),
  /** Basis points less than the sum of its components; for `sumLess` alone. */
  less: v.percent,
  /** What building one costs beyond its components; ten-thousandths of the company's currency. Absent: nothing. */
  buildCost: v.unitPrice.optional(),
});

/**
 * Who sells it. What they ask stands in their purchase lists: terms that stand here, in products older than those, in
 * imports and by older clients, is moved there. [PRI25]
 */
const offer = z.object({
  supplier: v.id,
  code: v.text.optional(),
  purchasePrice: v.unitPrice.optional(),
  minimum: v.quantityOrZero.optional(),
  leadDays: z.int().min(0).max(730).optional(),
  /** The packaging that the price is for; without one, the stock unit. */
  unit: v.unitName.nullable().optional(),
});
export type SupplierOffer = z.infer<typeof offer>;
const MOST_OFFERS = 50;

/** A product's editable fields. Prices in ten-thousandths of the company's currency, without VAT. */
export const productForm = z.strictObject({
  sku: v.code,
  name: v.localized,
  description: v.text,
  kind: z.enum(productKinds),
  category: v.id.nullable(),
  unit: z.enum(stockUnits),
  barcodes: z.array(z.object({ code: v.code, quantity: v.quantity })).max(20),
  /** Absent, like the two after it, in products older than packagings; a form without them leaves them as they are. */
  packagings: z.array(packaging).max(20).optional(),
  /** The packaging it is bought in, or sold in; null or absent: the stock unit. */
  purchaseUnit: v.unitName.nullable().optional(),
  salesUnit: v.unitName.nullable().optional(),
  price: v.unitPrice,
  vatClass: v.vatClass,
  /** In order of preference. */
  suppliers: z.array(offer).max(MOST_OFFERS),
  reorder: z
    .array(
      z.object({
        warehouse: v.id,
        min: v.quantityOrZero,
        max: v.quantityOrZero,
        multiple: v.quantity,
        /** What is expected to leave: what is ordered, or also what is forecast. Absent: what is ordered. */
        demand: z.enum(demandSources).optional(),
      }),
    )
    .max(50),
  /**
   * Its own places, where it is picked from: in each warehouse the first is where it is put away. A pick face is filled
   * up to `max` when less than `min` is free in it (`max` 0: it is not). Absent: none.
   */
  bins: z
    .array(z.object({ location: v.id, min: v.quantityOrZero, max: v.quantityOrZero }))
    .max(50)
    .optional(),
  overReceipt: v.percent.nullable(),
  /**
   * Basis points of what comes of it that is checked before it is posted; null or absent: as its type, else as the
   * supplier.
   */
  inspection: v.percent.nullable().optional(),
  /** Basis points by which a count may differ; null or absent: as its category, or the company. */
  countTolerance: v.percent.nullable().optional(),
  weight: z.int().min(0).max(100_000_000),
  tags: tagList,
  /** Absent: none. */
  tracking: z.enum(trackings).optional(),
  /** Its lots have a day on which they expire. */
  expires: z.boolean().optional(),
  /** Customers do not return it. Absent: they may. */
  notReturnable: z.boolean().optional(),
  /** Absent, like its attributes, in products older than types; a form without them leaves them as they are. */
  type: v.id.nullable().optional(),
  /** What it says of itself, by the key of its type's attribute: see `attributeKinds`. Without a key it says nothing. */
  attributes: z.record(attributeKey, attributeValue).optional(),
  /** The file that is its main picture; null or absent: the first picture among its files. */
  mainImage: v.id.nullable().optional(),
  ...goodsParts,
  ...variantParts,
  /** What a bundle is made of; other products have none. */
  bundle: bundle.optional(),
});
export type ProductForm = z.infer<typeof productForm>;

/** What a variant takes over as its parent changes; packagings where suppliers sell in them. [PR24] */
export const inherited = productForm
  .pick({ price: true, weight: true, suppliers: true, packagings: true })
  .partial();

/** Whoever plans what is ordered puts a proposal off to a day, or for good; null: it is proposed again. */
export const reorderPutOff = z.strictObject({
  warehouse: v.id,
  until: z.union([v.day, z.literal('never')]).nullable(),
});
export type ReorderPutOff = z.infer<typeof reorderPutOff>;

/** Another composition of a bundle that is in use. */
export const bundleRevision = z.strictObject({ reason: v.reason, components: bundleComponents });
export type BundleRevision = z.infer<typeof bundleRevision>;

export const productFacts = {
  created: productForm,
  updated: productForm,
  activated: v.empty,
  phasedOut: v.empty,
  blocked: v.withReason,
  unblocked: v.empty,
  archived: v.empty,
  revised: bundleRevision.extend({ revision: z.int() }),
  generated,
  inherited,
  reorderPutOff,
  /** What suppliers asked, as it stood on the product. */
  pricesMoved: z.object({ offers: z.array(offer) }),
} as const;
export type PricesMoved = z.infer<typeof productFacts.pricesMoved>;
export type ProductRevised = z.infer<typeof productFacts.revised>;

/** A stored product; `weight` in grams. */
export interface ProductRow extends DocumentRow, ProductForm {
  /** How often the composition of a bundle was changed since it came into use; absent: never. */
  readonly revision?: number;
  /** Where it is not proposed for ordering, until a day or `never` again; absent: nowhere. */
  readonly putOff?: readonly { readonly warehouse: string; readonly until: string }[];
}

declare module '#model/engine/rows.ts' {
  interface Rows {
    product: ProductRow;
  }
}
