import { msg } from '@lingui/core/macro';
import type { ProductForm } from '#model/areas/products/product/product.facts.ts';
import type { AnyFields, RecordFields } from '#views/kit/records/record-field.ts';
import { unitWords } from '#views/kit/document/unit.messages.ts';
import { bundleModeWords, bundlePricingWords, productKindWords } from './product.messages.ts';
import { trackingWords } from '../product-type/tracking.messages.ts';
import { vatClassWords } from '#views/areas/setup/vat-rate/vat-class.messages.ts';

/** Fields that only bundles have. */
const ofBundles = {
  'bundle.mode': { label: msg`How it is sold`, as: { words: bundleModeWords } },
  'bundle.pricing': { label: msg`Its price is`, as: { words: bundlePricingWords } },
  'bundle.less': { label: msg`Less`, as: 'percent' },
  'bundle.buildCost': { label: msg`Cost of building one`, as: 'unitPrice' },
  'bundle.components': { label: msg`Components`, as: 'text' },
} satisfies AnyFields;

const inheritedWords = { price: msg`Price`, weight: msg`Weight`, suppliers: msg`Suppliers` };

const ownFields = {
  category: { label: msg`Category`, as: { table: 'category' } },
  kind: { label: msg`Kind`, as: { words: productKindWords } },
  type: { label: msg({ context: 'product', message: 'Type' }), as: { table: 'productType' } },
  inspection: { label: msg`Inspected before it is posted`, as: 'percent' },
  mainImage: { label: msg`Main picture`, as: 'text' },
  attributes: { label: msg`Attributes`, as: 'text' },
  unit: { label: msg`Unit`, as: { words: unitWords } },
  tracking: { label: msg`Told apart by`, as: { words: trackingWords } },
  vatClass: { label: msg`VAT class`, as: { words: vatClassWords } },
  variantOf: { label: msg`Variant of`, as: { table: 'product' } },
  inherits: { label: msg`As its parent`, as: { words: inheritedWords } },
  length: { label: msg`Length, mm`, as: 'whole' },
  width: { label: msg`Width, mm`, as: 'whole' },
  height: { label: msg`Height, mm`, as: 'whole' },
  origin: { label: msg`Country of origin`, as: 'text' },
  customsCode: { label: msg`Customs code`, as: 'text' },
  substitutes: { label: msg`Substitutes`, as: { table: 'product' } },
} satisfies RecordFields<ProductForm>;

/** Fields whose meaning is specific to products; the form and list of products are custom. */
export const productFields = {
  ...ownFields,
  ...ofBundles,
  'packagings.length': ownFields.length,
  'packagings.width': ownFields.width,
  'packagings.height': ownFields.height,
  variants: { label: msg`Variants`, as: 'text' },
  'variants.axes': { label: msg`Variants by`, as: 'text' },
  'variants.axes.key': { label: msg`Variants by`, as: 'text' },
  'variants.axes.values': { label: msg`Values`, as: 'list' },
  'variants.pattern': { label: msg`Their SKUs`, as: 'text' },
  made: { label: msg`Variant`, as: 'text' },
  'made.sku': { label: msg`SKU`, as: 'text' },
  'made.values': { label: msg`Values`, as: 'list' },
} as const;

/** The fields of an order line that come from its product. */
export const orderLineFields = { 'lines.vatClass': productFields.vatClass };
