import { msg } from '@lingui/core/macro';
import type { ProductForm } from '#model/product/product.facts.ts';
import type { AnyFields, RecordFields } from '../records/record-field.ts';
import { unitWords } from '../document/unit.messages.ts';
import {
  bundleModeWords,
  bundlePricingWords,
  productKindWords,
  trackingWords,
  vatClassWords,
} from './product.messages.ts';

/** Fields that only bundles have. */
const ofBundles = {
  'bundle.mode': { label: msg`How it is sold`, as: { words: bundleModeWords } },
  'bundle.pricing': { label: msg`Its price is`, as: { words: bundlePricingWords } },
  'bundle.less': { label: msg`Less`, as: 'percent' },
  'bundle.buildCost': { label: msg`Cost of building one`, as: 'unitPrice' },
  'bundle.components': { label: msg`Components`, as: 'text' },
} satisfies AnyFields;

/** Fields whose meaning is specific to products; the form and list of products are custom. */
export const productFields = {
  ...ofBundles,
  category: { label: msg`Category`, as: { table: 'category' } },
  kind: { label: msg`Kind`, as: { words: productKindWords } },
  type: { label: msg`Type`, as: { table: 'productType' } },
  mainImage: { label: msg`Main picture`, as: 'text' },
  attributes: { label: msg`Attributes`, as: 'text' },
  unit: { label: msg`Unit`, as: { words: unitWords } },
  tracking: { label: msg`Told apart by`, as: { words: trackingWords } },
  vatClass: { label: msg`VAT class`, as: { words: vatClassWords } },
} satisfies RecordFields<ProductForm>;

/** The fields of an order line that come from its product. */
export const orderLineFields = { 'lines.vatClass': productFields.vatClass };
