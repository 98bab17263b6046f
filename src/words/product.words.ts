import type { KindTexts } from './kind-texts.ts';

export const productTexts: KindTexts = {
  refusals: {
    skuTaken: {
      en: 'Another product has the SKU {sku}.',
      sv: 'En annan produkt har artikelnumret {sku}.',
    },
    barcodeTaken: { en: 'The barcode {barcode} is taken.', sv: 'Streckkoden {barcode} är upptagen.' },
    productHasMoved: {
      en: 'The product has stock movements, so this cannot be changed.',
      sv: 'Produkten har lagerrörelser, så detta kan inte ändras.',
    },
    stillInStock: {
      en: 'There is still stock or an open order.',
      sv: 'Det finns fortfarande saldo eller en öppen order.',
    },
    unknownProduct: { en: 'This product does not exist.', sv: 'Produkten finns inte.' },
    productNotActive: { en: 'The product {sku} is not active.', sv: 'Produkten {sku} är inte aktiv.' },
  },
  fields: {
    skuTaken: { en: 'Another product has this SKU.', sv: 'En annan produkt har det här artikelnumret.' },
    barcodeTaken: { en: 'This barcode is taken.', sv: 'Streckkoden är upptagen.' },
    productNotActive: { en: 'This product is not active.', sv: 'Produkten är inte aktiv.' },
  },
};
