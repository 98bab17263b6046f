import type { KindTexts } from './kind-texts.ts';
import { listedTexts } from './record.words.ts';

export const tagTexts = {
  kind: 'tag',
  shown: {
    one: { en: 'Tag', sv: 'Tagg' },
    many: { en: 'Tags', sv: 'Taggar' },
    page: '/apps/settings/core-resources/tags?id=$id',
  },
  about: {
    en: 'A word to mark products, customers, suppliers and orders with.',
    sv: 'Ett ord att märka artiklar, kunder, leverantörer och ordrar med.',
  },
  states: listedTexts.states,
  commands: {
    archive: listedTexts.commands.archive,
    restore: listedTexts.commands.restore,
    create: { en: 'New tag', sv: 'Ny tagg' },
    update: listedTexts.commands.update,
  },
  facts: listedTexts.facts,
  guards: {
    nameIsFree: {
      is: { en: 'the name is free', sv: 'namnet är ledigt' },
      needs: { en: 'Choose a name that no other tag has.', sv: 'Välj ett namn som ingen annan tagg har.' },
    },
  },
  refusals: {
    unknownTag: {
      en: 'Choose tags that are in use and meant for this.',
      sv: 'Välj taggar som är i bruk och avsedda för detta.',
    },
    tagTwice: { en: 'Each tag can be there once.', sv: 'Varje tagg kan finnas en gång.' },
  },
  list: {
    search: { en: 'Name', sv: 'Namn' },
    narrowed: { en: 'No tag matches', sv: 'Ingen tagg matchar' },
    none: { en: 'No tags yet', sv: 'Inga taggar ännu' },
    text: {
      en: 'Mark products, customers, suppliers and orders with them, and filter lists by them.',
      sv: 'Märk artiklar, kunder, leverantörer och ordrar med dem, och filtrera listor på dem.',
    },
  },
} satisfies KindTexts;
