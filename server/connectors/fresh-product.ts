import type { ProductForm } from '#model/product/product.facts.ts';

/** A product that another system has and Lagra does not: counted in pieces, and whatever else that system says of it. */
export const freshProduct = (sku: string, name: string, over: Partial<ProductForm> = {}): ProductForm => ({
  sku,
  name: { en: name || sku, sv: '' },
  description: '',
  kind: 'stocked',
  category: null,
  unit: 'pcs',
  barcodes: [],
  price: 0,
  vatClass: 'standard',
  suppliers: [],
  reorder: [],
  overReceipt: null,
  weight: 0,
  tags: [],
  ...over,
});
