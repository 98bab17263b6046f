import type { KindTexts } from './kind-texts.ts';
import { partyCategoryTexts } from './party-category.words.ts';

export const supplierCategoryTexts = {
  kind: 'supplierCategory',
  shown: {
    one: { en: 'Supplier category', sv: 'Leverantörskategori' },
    many: { en: 'Supplier categories', sv: 'Leverantörskategorier' },
    page: '/apps/purchasing/suppliers/categories?id=$id',
  },
  about: { en: 'A group of suppliers.', sv: 'En grupp av leverantörer.' },
  ...partyCategoryTexts({
    create: { en: 'New supplier category', sv: 'Ny leverantörskategori' },
    parties: { en: 'suppliers', sv: 'leverantörer' },
  }),
} satisfies KindTexts;
