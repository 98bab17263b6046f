import type { KindTexts } from './kind-texts.ts';
import { listedTexts } from './record.words.ts';

export const deliveryTermTexts = {
  kind: 'deliveryTerm',
  shown: {
    one: { en: 'Delivery term', sv: 'Leveransvillkor' },
    many: { en: 'Delivery terms', sv: 'Leveransvillkor' },
    page: '/apps/settings/core-resources/delivery-terms?id=$id',
  },
  about: {
    en: 'Who bears cost and risk of the way, up to where.',
    sv: 'Vem som står för vägens kostnad och risk, och vart.',
  },
  states: listedTexts.states,
  commands: {
    archive: listedTexts.commands.archive,
    restore: listedTexts.commands.restore,
    create: { en: 'New delivery term', sv: 'Nytt leveransvillkor' },
    update: listedTexts.commands.update,
  },
  events: {
    provide: { en: 'Provide', sv: 'Tillhandahåll' },
  },
  facts: {
    created: listedTexts.facts.created,
    provided: { en: 'Came with the company', sv: 'Följde med företaget' },
    updated: listedTexts.facts.updated,
    archived: listedTexts.facts.archived,
    restored: listedTexts.facts.restored,
  },
  guards: {
    codeIsFree: {
      is: { en: 'the code is free', sv: 'koden är ledig' },
      needs: {
        en: 'Choose a code that no other term has, not even an archived one.',
        sv: 'Välj en kod som inget annat villkor har, inte heller ett arkiverat.',
      },
    },
    staysItself: {
      is: {
        en: 'the code is free, and a built-in term keeps its own',
        sv: 'koden är ledig, och ett inbyggt villkor behåller sin',
      },
      needs: {
        en: 'Choose a free code; keep that of a built-in term.',
        sv: 'Välj en ledig kod; behåll den för ett inbyggt villkor.',
      },
    },
  },
  refusals: {
    incotermIsKept: {
      en: 'A rule of Incoterms keeps its code and its place. Rename it, or add a term of your own.',
      sv: 'En regel i Incoterms behåller sin kod och sin plats. Byt namn på den, eller lägg upp ett eget villkor.',
    },
    unknownDeliveryTerm: {
      en: 'Choose delivery terms that are in use.',
      sv: 'Välj leveransvillkor som är i bruk.',
    },
    deliveryPlaceMissing: {
      en: 'Enter the place that {code} names.',
      sv: 'Ange platsen som hör till {code}.',
    },
  },
  fields: {
    deliveryPlaceMissing: {
      en: 'Enter the place that these terms name.',
      sv: 'Ange platsen som hör till villkoret.',
    },
  },
  list: {
    search: { en: 'Name or code', sv: 'Namn eller kod' },
    narrowed: { en: 'No delivery term matches', sv: 'Inget leveransvillkor matchar' },
    none: { en: 'No delivery terms yet', sv: 'Inga leveransvillkor ännu' },
    text: {
      en: 'Customers, suppliers and orders choose one of these.',
      sv: 'Kunder, leverantörer och ordrar väljer ett av dem.',
    },
  },
} satisfies KindTexts;
