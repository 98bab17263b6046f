import type { KindTexts } from './kind-texts.ts';
import { priceListTexts } from './price-list.words.ts';
import { listedTexts } from './record.words.ts';

const { labels } = priceListTexts;

export const purchaseListTexts = {
  kind: 'purchaseList',
  shown: {
    one: { en: 'Purchase price list', sv: 'Inköpsprislista' },
    many: { en: 'Purchase price lists', sv: 'Inköpsprislistor' },
    page: '/apps/purchasing/prices/lists?id=$id',
  },
  about: {
    en: 'What one supplier asks for what is bought.',
    sv: 'Vad en leverantör tar betalt för det som köps in.',
  },
  states: listedTexts.states,
  commands: {
    archive: listedTexts.commands.archive,
    restore: listedTexts.commands.restore,
    create: { en: 'New purchase price list', sv: 'Ny inköpsprislista' },
    update: listedTexts.commands.update,
  },
  facts: {
    created: listedTexts.facts.created,
    updated: listedTexts.facts.updated,
    archived: listedTexts.facts.archived,
    restored: listedTexts.facts.restored,
  },
  labels: {
    supplier: { en: 'Supplier', sv: 'Leverantör' },
    currency: labels.currency,
    startsOn: labels.startsOn,
    endsOn: labels.endsOn,
    always: labels.always,
    open: labels.open,
    basedOn: labels.basedOn,
    onNothing: { en: 'No other list', sv: 'Ingen annan lista' },
    discount: labels.discount,
  },
  guards: {
    isSound: {
      is: {
        en: 'its name is free, its supplier exists, and it builds on a list of the same supplier and currency',
        sv: 'namnet är ledigt, leverantören finns, och den bygger på en lista med samma leverantör och valuta',
      },
      needs: {
        en: 'Choose a free name, a supplier in use, and a list of the same supplier and currency to build on.',
        sv: 'Välj ett ledigt namn, en leverantör i bruk, och en lista med samma leverantör och valuta att bygga på.',
      },
    },
    nothingBuildsOnIt: priceListTexts.guards.nothingBuildsOnIt,
  },
  list: {
    search: { en: 'Name or supplier', sv: 'Namn eller leverantör' },
    narrowed: priceListTexts.list.narrowed,
    none: { en: 'No purchase price lists yet', sv: 'Inga inköpsprislistor ännu' },
    text: {
      en: "Purchase orders take prices from the supplier's lists.",
      sv: 'Inköpsordrar hämtar priser från leverantörens listor.',
    },
  },
} satisfies KindTexts;
