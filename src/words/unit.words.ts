import type { KindTexts } from './kind-texts.ts';
import { listedTexts } from './record.words.ts';

export const unitTexts = {
  kind: 'unit',
  shown: {
    one: { en: 'Unit', sv: 'Enhet' },
    many: { en: 'Units', sv: 'Enheter' },
    page: '/apps/settings/core-resources/units?id=$id',
  },
  about: {
    en: 'What goods are packed, bought and sold in.',
    sv: 'Vad varor packas, köps och säljs i.',
  },
  states: listedTexts.states,
  commands: {
    archive: listedTexts.commands.archive,
    restore: listedTexts.commands.restore,
    create: { en: 'New unit', sv: 'Ny enhet' },
    update: listedTexts.commands.update,
  },
  facts: listedTexts.facts,
  guards: {
    codeIsFree: {
      is: { en: 'the code is free', sv: 'koden är ledig' },
      needs: {
        en: 'Choose a code that no other unit has, not even a built-in or archived one.',
        sv: 'Välj en kod som ingen annan enhet har, inte heller en inbyggd eller arkiverad.',
      },
    },
    staysItself: {
      is: { en: 'the unit keeps its code', sv: 'enheten behåller sin kod' },
      needs: {
        en: 'Keep the code. For another one, add a unit.',
        sv: 'Behåll koden. Lägg upp en ny enhet för en annan.',
      },
    },
  },
  refusals: {
    unitKeepsCode: {
      en: 'The code of a unit cannot be changed.',
      sv: 'Koden för en enhet kan inte ändras.',
    },
  },
  list: {
    search: { en: 'Code or name', sv: 'Kod eller namn' },
    narrowed: { en: 'No unit matches', sv: 'Ingen enhet matchar' },
    none: { en: 'No units yet', sv: 'Inga enheter ännu' },
    text: {
      en: 'Products come in units of yours as packagings, beside the built-in ones.',
      sv: 'Artiklar finns i era enheter som förpackningar, bredvid de inbyggda.',
    },
  },
} satisfies KindTexts;
