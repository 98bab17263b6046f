import type { KindTexts } from './kind-texts.ts';

export const categoryTexts: KindTexts = {
  refusals: {
    unknownCategory: { en: 'This category does not exist.', sv: 'Kategorin finns inte.' },
    categoryCycle: {
      en: 'A category cannot be placed under itself.',
      sv: 'En kategori kan inte ligga under sig själv.',
    },
    categoryNotEmpty: {
      en: 'The category is not empty. Products: {products}. Categories: {categories}.',
      sv: 'Kategorin är inte tom. Produkter: {products}. Kategorier: {categories}.',
    },
  },
};
