import type { KindTexts } from './kind-texts.ts';
import { listedTexts } from './record.words.ts';

export const priceListTexts = {
  kind: 'priceList',
  shown: {
    one: { en: 'Price list', sv: 'Prislista' },
    many: { en: 'Price lists', sv: 'Prislistor' },
    page: '/apps/sales/prices/lists?id=$id',
  },
  about: {
    en: 'What is sold at which prices to whom.',
    sv: 'Vad som säljs till vilka priser och till vem.',
  },
  states: listedTexts.states,
  commands: {
    archive: listedTexts.commands.archive,
    restore: listedTexts.commands.restore,
    create: { en: 'New price list', sv: 'Ny prislista' },
    update: listedTexts.commands.update,
  },
  facts: {
    created: listedTexts.facts.created,
    updated: listedTexts.facts.updated,
    archived: listedTexts.facts.archived,
    restored: listedTexts.facts.restored,
  },
  labels: {
    currency: { en: 'Currency', sv: 'Valuta' },
    includesVat: { en: 'Prices include VAT', sv: 'Priser inkl. moms' },
    startsOn: { en: 'First day', sv: 'Första dag' },
    endsOn: { en: 'Last day', sv: 'Sista dag' },
    always: { en: 'From the beginning', sv: 'Från början' },
    open: { en: 'Until further notice', sv: 'Tills vidare' },
    customers: { en: 'Customers', sv: 'Kunder' },
    customerCategories: { en: 'Customer categories', sv: 'Kundkategorier' },
    basedOn: { en: 'Based on', sv: 'Bygger på' },
    ownPrices: { en: "The products' own prices", sv: 'Artiklarnas egna priser' },
    discount: { en: 'Less', sv: 'Avdrag' },
  },
  guards: {
    isSound: {
      is: {
        en: 'its name is free, it is for customers and categories that exist, and it builds on a list like it',
        sv: 'namnet är ledigt, kunder och kategorier finns, och den bygger på en lista av samma slag',
      },
      needs: {
        en: 'Choose a free name, customers and categories in use, and a list in the same currency to build on.',
        sv: 'Välj ett ledigt namn, kunder och kategorier i bruk, och en lista i samma valuta att bygga på.',
      },
    },
    nothingBuildsOnIt: {
      is: { en: 'no other list builds on it', sv: 'ingen annan lista bygger på den' },
      needs: {
        en: 'Let the lists that build on it build on another one first.',
        sv: 'Låt först listorna som bygger på den bygga på en annan.',
      },
    },
  },
  refusals: {
    unknownPriceList: { en: 'Choose a price list that is in use.', sv: 'Välj en prislista som är i bruk.' },
    baseDiffers: {
      en: 'Choose a list with the same currency and VAT: {name} has another.',
      sv: 'Välj en lista med samma valuta och moms: {name} har en annan.',
    },
    priceListCycle: {
      en: 'A list cannot build on itself, not even through another one.',
      sv: 'En lista kan inte bygga på sig själv, inte heller via en annan.',
    },
    listsBuildOnIt: {
      en: 'The price list {name} builds on this one.',
      sv: 'Prislistan {name} bygger på den här.',
    },
    listedTwice: { en: 'Choose each one once.', sv: 'Välj var och en en gång.' },
  },
  fields: {
    baseDiffers: {
      en: 'Choose a list with the same currency and VAT.',
      sv: 'Välj en lista med samma valuta och moms.',
    },
    listsBuildOnIt: { en: 'Another list builds on this one.', sv: 'En annan lista bygger på den här.' },
  },
  list: {
    search: { en: 'Name', sv: 'Namn' },
    narrowed: { en: 'No price list matches', sv: 'Ingen prislista matchar' },
    none: { en: 'No price lists yet', sv: 'Inga prislistor ännu' },
    text: {
      en: "Orders take prices from the customer's lists; without any, the products' own.",
      sv: 'Ordrar tar priser från kundens listor; utan lista artiklarnas egna.',
    },
  },
} satisfies KindTexts;
