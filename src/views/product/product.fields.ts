import { msg } from '@lingui/core/macro';
import type { ProductForm } from '#model/product/product.facts.ts';
import type { RecordFields } from '../records/record-field.ts';
import { unitWords } from '../document/unit.messages.ts';
import { productKindWords, vatClassWords } from './product.messages.ts';

/** The fields of a product that mean with it what they mean nowhere else; its form and its list are its own. */
export const productFields = {
  category: { label: msg`Category`, as: { table: 'category' } },
  kind: { label: msg`Kind`, as: { words: productKindWords } },
  unit: { label: msg`Unit`, as: { words: unitWords } },
  vatClass: { label: msg`VAT class`, as: { words: vatClassWords } },
} satisfies RecordFields<ProductForm>;

/** What a line of an order has of its product. */
export const orderLineFields = { 'lines.vatClass': productFields.vatClass };
