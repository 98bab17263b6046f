import type { RefusalTexts } from './kind-texts.ts';

/** Texts shared by the lines of orders, receipts and pick lists. */
export const lineTexts: RefusalTexts = {
  refusals: {
    nothingCorrected: {
      en: 'Nothing is corrected: it says the same as before.',
      sv: 'Inget rättas: det står detsamma som förut.',
    },
    noLines: { en: 'Add at least one line.', sv: 'Lägg till minst en rad.' },
    lineTwice: { en: 'This line is a duplicate.', sv: 'Raden är en dubblett.' },
    lineTaken: {
      en: 'The id of this line is taken. Each line has one of its own.',
      sv: 'Radens id används redan. Varje rad har ett eget.',
    },
    unknownLine: { en: 'This line no longer exists.', sv: 'Raden finns inte längre.' },
    amountTooLarge: {
      en: 'Quantity times price, in the company’s currency too, is more than can be calculated exactly.',
      sv: 'Antal gånger pris, även i företagets valuta, blir mer än vad som går att räkna exakt.',
    },
    priceTooLarge: {
      en: 'Per stock unit, in the company’s currency, the price is more than can be calculated exactly.',
      sv: 'Per lagerenhet, i företagets valuta, blir priset högre än vad som går att räkna exakt.',
    },
    sumTooLarge: {
      en: 'Together the lines come to more than can be calculated exactly.',
      sv: 'Tillsammans blir raderna mer än vad som går att räkna exakt.',
    },
    quantityTooLarge: {
      en: 'A component would be needed in a larger quantity than can be ordered.',
      sv: 'En komponent skulle behövas i större antal än vad som går att beställa.',
    },
    priceMissing: { en: 'A price is missing.', sv: 'Ett pris saknas.' },
    wouldCancelAll: {
      en: 'Nothing would be left. Cancel the order instead.',
      sv: 'Inget skulle bli kvar. Annullera ordern i stället.',
    },
    stillOpen: { en: 'Something is still open.', sv: 'Något återstår fortfarande.' },
    unknownUnit: {
      en: 'The product does not come in the unit “{unit}”.',
      sv: 'Artikeln finns inte i enheten ”{unit}”.',
    },
    quantityNotWhole: {
      en: '{sku} is counted in steps of {step:quantity}.',
      sv: '{sku} räknas i steg om {step:quantity}.',
    },
  },
  fields: {
    unknownUnit: {
      en: 'The product does not come in this unit.',
      sv: 'Artikeln finns inte i den här enheten.',
    },
    quantityNotWhole: {
      en: 'This does not come out in whole units.',
      sv: 'Det går inte jämnt upp i hela enheter.',
    },
  },
};
