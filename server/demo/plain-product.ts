import type { ProductForm } from '#model/product/product.facts.ts';

/** What a product has unless it says otherwise: sold by the piece, bought from nobody and with nothing added. */
export const plainProduct = {
  description: '',
  unit: 'pcs',
  barcodes: [],
  vatClass: 'standard',
  suppliers: [],
  reorder: [],
  overReceipt: null,
  weight: 0,
  tags: [],
} satisfies Partial<ProductForm>;
