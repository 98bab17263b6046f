import type { KindTexts } from './kind-texts.ts';
import { partyCategoryTexts } from './party-category.words.ts';

export const customerCategoryTexts = {
  kind: 'customerCategory',
  about: { en: 'A group of customers.', sv: 'En grupp av kunder.' },
  ...partyCategoryTexts({
    create: { en: 'New customer category', sv: 'Ny kundkategori' },
    parties: { en: 'customers', sv: 'kunder' },
  }),
} satisfies KindTexts;
