import type { KindTexts } from './kind-texts.ts';
import { recordTexts } from './record.words.ts';

export const warehouseTexts = {
  kind: 'warehouse',
  about: {
    en: 'A place that holds goods, with its locations.',
    sv: 'Ett ställe som rymmer varor, med sina lagerplatser.',
  },
  states: recordTexts.states,
  commands: {
    ...recordTexts.commands,
    create: { en: 'New warehouse', sv: 'Nytt lager' },
  },
  confirms: {
    archive: {
      en: "An archived warehouse can't be restored.",
      sv: 'Ett arkiverat lager kan inte återställas.',
    },
  },
  facts: recordTexts.facts,
  guards: {
    warehouseCodeIsFree: {
      is: { en: 'the code is free', sv: 'koden är ledig' },
      needs: {
        en: 'Choose a code that no other warehouse has.',
        sv: 'Välj en kod som inget annat lager har.',
      },
    },
    warehouseIsEmpty: {
      is: { en: 'it is empty', sv: 'det är tomt' },
      needs: {
        en: 'Move or ship what is in the warehouse first.',
        sv: 'Flytta eller skicka först det som finns i lagret.',
      },
    },
  },
  refusals: {
    unknownWarehouse: { en: 'This warehouse does not exist.', sv: 'Lagret finns inte.' },
    warehouseNotActive: { en: 'The warehouse {code} is not active.', sv: 'Lagret {code} är inte aktivt.' },
  },
  fields: {
    warehouseNotActive: { en: 'This warehouse is not active.', sv: 'Lagret är inte aktivt.' },
  },
} satisfies KindTexts;
