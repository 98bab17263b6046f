import type { KindTexts } from './kind-texts.ts';

export const unknownItemTexts = {
  kind: 'unknownItem',
  shown: {
    one: { en: 'Unknown item', sv: 'Okänd vara' },
    many: { en: 'Unknown items', sv: 'Okända varor' },
    page: '/apps/purchasing/unknown-items/$id',
  },
  about: {
    en: 'Something that came with a receipt and that nobody knows, until somebody finds out what it is.',
    sv: 'Något som kom med en inleverans och som ingen känner igen, tills någon tar reda på vad det är.',
  },
  states: {
    parked: { en: 'Set aside', sv: 'Åt sidan' },
    matched: { en: 'Identified', sv: 'Identifierad' },
    sentBack: { en: 'Sent back', sv: 'Returnerad' },
    discarded: { en: 'Discarded', sv: 'Kasserad' },
  },
  commands: {
    match: { en: 'Identify', sv: 'Identifiera' },
    sendBack: { en: 'Send back to the supplier', sv: 'Returnera till leverantören' },
    discard: { en: 'Discard', sv: 'Kassera' },
    reopen: { en: 'Look into it again', sv: 'Utred igen' },
    park: { en: 'Set aside an unknown item', sv: 'Lägg en okänd vara åt sidan' },
    update: { en: 'Save description', sv: 'Spara beskrivningen' },
  },
  confirms: {
    discard: {
      en: 'It never came into stock, so nothing there changes.',
      sv: 'Den har aldrig kommit in i lagret, så inget ändras där.',
    },
  },
  facts: {
    parked: { en: 'Set aside', sv: 'Lagd åt sidan' },
    updated: { en: 'Description changed', sv: 'Beskrivning ändrad' },
    matched: { en: 'Identified', sv: 'Identifierad' },
    sentBack: { en: 'Sent back to the supplier', sv: 'Returnerad till leverantören' },
    discarded: { en: 'Discarded', sv: 'Kasserad' },
    reopened: { en: 'Looked into again', sv: 'Utreds igen' },
  },
  guards: {
    mayBeParked: {
      is: {
        en: 'it came with a receipt, and has a label or a note',
        sv: 'den kom med en inleverans, och har en etikett eller en anteckning',
      },
      needs: {
        en: 'Say which receipt it came with, and what its label says or what it looks like.',
        sv: 'Ange vilken inleverans den kom med, och vad etiketten säger eller hur den ser ut.',
      },
    },
    mayBeDescribed: {
      is: { en: 'it has a label or a note', sv: 'den har en etikett eller en anteckning' },
      needs: {
        en: 'Enter what its label says, or a note.',
        sv: 'Skriv vad etiketten säger, eller en anteckning.',
      },
    },
    mayBeMatched: {
      is: {
        en: 'the product is known, and there is a code if it is to be kept',
        sv: 'artikeln är känd, och det finns en kod om den ska sparas',
      },
      needs: {
        en: 'Choose the product that it is. A code is kept only where its label has one.',
        sv: 'Välj vilken artikel det är. En kod sparas bara om etiketten har någon.',
      },
    },
    supplierIsKnown: {
      is: { en: 'its receipt has a supplier', sv: 'inleveransen har en leverantör' },
      needs: {
        en: 'It came with a receipt without a supplier, so there is nobody to send it back to.',
        sv: 'Den kom med en inleverans utan leverantör, så det finns ingen att returnera den till.',
      },
    },
  },
  refusals: {
    unknownItemSaysNothing: {
      en: 'Enter what its label says, or a note.',
      sv: 'Skriv vad etiketten säger, eller en anteckning.',
    },
    nothingToTeach: {
      en: 'It has no code that the product could keep.',
      sv: 'Den har ingen kod som artikeln kan spara.',
    },
    unknownItemSupplierMissing: {
      en: 'It came with a receipt without a supplier.',
      sv: 'Den kom med en inleverans utan leverantör.',
    },
  },
  labels: {
    code: { en: 'What its label says', sv: 'Vad etiketten säger' },
    quantity: { en: 'Quantity', sv: 'Antal' },
    note: { en: 'Note', sv: 'Anteckning' },
  },
  list: {
    search: { en: 'Label, note or reference', sv: 'Etikett, anteckning eller referens' },
    narrowed: { en: 'No unknown item matches', sv: 'Ingen okänd vara matchar' },
    none: { en: 'No unknown items', sv: 'Inga okända varor' },
    text: {
      en: 'What arrives and nobody knows is set aside on its receipt, and waits here until somebody finds out what it is.',
      sv: 'Det som kommer in och som ingen känner igen läggs åt sidan på inleveransen, och väntar här tills någon tar reda på vad det är.',
    },
  },
} satisfies KindTexts;
