import type { KindTexts } from './kind-texts.ts';
import { partyCategoryTexts } from './party-category.words.ts';

export const customerCategoryTexts = {
  kind: 'customerCategory',
  shown: {
    one: { en: 'Customer category', sv: 'Kundkategori' },
    many: { en: 'Customer categories', sv: 'Kundkategorier' },
    page: '/apps/sales/customers/categories?id=$id',
  },
  about: { en: 'A group of customers.', sv: 'En grupp av kunder.' },
  ...partyCategoryTexts({
    create: { en: 'New customer category', sv: 'Ny kundkategori' },
    parties: { en: 'customers', sv: 'kunder' },
  }),
} satisfies KindTexts;
