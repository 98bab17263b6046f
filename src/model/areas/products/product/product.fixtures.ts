import type { ProductForm } from './product.facts.ts';

/** A valid product; override what matters to the test. */
export const productFixture = (over: Partial<ProductForm> = {}): ProductForm => ({
  sku: 'BOLT-M8',
  name: { en: 'Hex bolt M8', sv: 'Sexkantsskruv M8' },
  description: '',
  kind: 'stocked',
  category: null,
  unit: 'pcs',
  barcodes: [],
  price: 12_5000,
  vatClass: 'standard',
  suppliers: [],
  reorder: [],
  overReceipt: null,
  weight: 12,
  tags: [],
  ...over,
});
