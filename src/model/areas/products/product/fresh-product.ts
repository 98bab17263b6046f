import type { ProductForm } from './product.facts.ts';

/** What a new bundle begins with. */
export const freshBundle = (): NonNullable<ProductForm['bundle']> => ({
  mode: 'kit',
  components: [],
  pricing: 'own',
  less: 0,
});

/** The initial form of a new product. */
export const freshProduct: ProductForm = {
  sku: '',
  name: { en: '', sv: '' },
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
};

/** A product that another system has and Lagra does not: counted in pieces, and whatever else that system says of it. */
export const productFrom = (sku: string, name: string, over: Partial<ProductForm> = {}): ProductForm => ({
  ...freshProduct,
  sku,
  name: { en: name || sku, sv: '' },
  ...over,
});
