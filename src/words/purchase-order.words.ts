import type { KindTexts } from './kind-texts.ts';

export const purchaseOrderTexts: KindTexts = {
  refusals: {
    productTwice: {
      en: '{sku} is already on another line for the same day.',
      sv: '{sku} finns redan på en annan rad för samma dag.',
    },
    rateMustBeOne: {
      en: "Orders in the company's own currency have the exchange rate 1.",
      sv: 'Ordrar i företagets egen valuta har kursen 1.',
    },
    lineHasArrived: {
      en: 'Some of {sku} has arrived, so its line must stay.',
      sv: 'En del av {sku} har kommit, så raden måste vara kvar.',
    },
    belowReceived: {
      en: '{received:quantity} of {sku} has already arrived; the line cannot go below that.',
      sv: '{received:quantity} av {sku} har redan kommit; raden kan inte bli mindre än så.',
    },
    somethingArrived: {
      en: 'Some of it has arrived. Close the order short instead.',
      sv: 'En del har kommit. Avsluta ordern i förtid i stället.',
    },
    nothingArrived: {
      en: 'Nothing has arrived yet. Cancel the order instead.',
      sv: 'Inget har kommit än. Annullera ordern i stället.',
    },
    neverPlaced: {
      en: 'The order was never placed, so there is nothing to reopen.',
      sv: 'Ordern lades aldrig, så det finns inget att öppna igen.',
    },
    somethingOpen: {
      en: 'Some of the order is still open.',
      sv: 'En del av ordern är fortfarande öppen.',
    },
    notComplete: { en: 'Not everything has arrived.', sv: 'Allt har inte kommit.' },
  },
  fields: {
    productTwice: {
      en: 'Already on another line for the same day.',
      sv: 'Finns redan på en annan rad för samma dag.',
    },
    belowReceived: { en: 'Less than has already arrived.', sv: 'Mindre än vad som redan har kommit.' },
  },
};
