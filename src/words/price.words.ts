import type { KindTexts } from './kind-texts.ts';
import { listedTexts } from './record.words.ts';

export const priceTexts = {
  kind: 'price',
  shown: {
    one: { en: 'Price', sv: 'Pris' },
    many: { en: 'Prices', sv: 'Priser' },
    page: '/apps/sales/prices?id=$id',
  },
  about: {
    en: 'A price of a product or a category in a price list, from a quantity.',
    sv: 'Ett pris för en artikel eller kategori i en prislista, från ett antal.',
  },
  states: listedTexts.states,
  commands: {
    archive: listedTexts.commands.archive,
    restore: listedTexts.commands.restore,
    create: { en: 'New price', sv: 'Nytt pris' },
    update: listedTexts.commands.update,
  },
  facts: {
    created: listedTexts.facts.created,
    updated: listedTexts.facts.updated,
    archived: listedTexts.facts.archived,
    restored: listedTexts.facts.restored,
  },
  labels: {
    list: { en: 'Price list', sv: 'Prislista' },
    product: { en: 'Product', sv: 'Artikel' },
    category: { en: 'Category', sv: 'Kategori' },
    unit: { en: 'Per', sv: 'Per' },
    stockUnit: { en: 'Stock unit', sv: 'Lagerenhet' },
    from: { en: 'From quantity', sv: 'Från antal' },
    price: { en: 'Price', sv: 'Pris' },
    discount: { en: 'Discount', sv: 'Rabatt' },
    startsOn: { en: 'First day', sv: 'Första dag' },
    endsOn: { en: 'Last day', sv: 'Sista dag' },
  },
  guards: {
    isSound: {
      is: {
        en: 'it is of one product or category, says a price or a discount, and its list has no such price yet',
        sv: 'det gäller en artikel eller kategori, har pris eller rabatt, och listan har inget sådant pris än',
      },
      needs: {
        en: 'Choose a product or a category, enter a price or a discount, and a quantity or day that is free.',
        sv: 'Välj artikel eller kategori, ange pris eller rabatt, och ett antal eller en dag som är ledig.',
      },
    },
    placeIsFree: {
      is: {
        en: 'its list is in use and has no such price meanwhile',
        sv: 'listan är i bruk och har inte fått ett sådant pris',
      },
      needs: {
        en: 'Restore the list first, or archive the price that took its place.',
        sv: 'Återställ listan först, eller arkivera priset som tog dess plats.',
      },
    },
  },
  refusals: {
    productOrCategory: {
      en: 'Choose a product or a category, one of the two.',
      sv: 'Välj en artikel eller en kategori, en av dem.',
    },
    priceOrDiscount: {
      en: 'Enter a price or a discount, one of the two.',
      sv: 'Ange ett pris eller en rabatt, en av dem.',
    },
    unknownPackaging: {
      en: 'The product has no packaging called {unit}.',
      sv: 'Artikeln har ingen förpackning som heter {unit}.',
    },
    priceKeepsList: { en: 'A price stays in its list.', sv: 'Ett pris stannar i sin lista.' },
    priceTaken: {
      en: 'The price list {name} has a price for this already, from the same quantity and day.',
      sv: 'Prislistan {name} har redan ett pris för detta, från samma antal och dag.',
    },
    priceListArchived: {
      en: 'The price list {name} is archived.',
      sv: 'Prislistan {name} är arkiverad.',
    },
  },
  fields: {
    unknownPackaging: {
      en: 'The product has no such packaging.',
      sv: 'Artikeln har ingen sådan förpackning.',
    },
    priceTaken: {
      en: 'The list has a price from this quantity and day.',
      sv: 'Listan har ett pris från detta antal och denna dag.',
    },
  },
  list: {
    search: { en: 'SKU, product, category or list', sv: 'Artikelnr, artikel, kategori eller lista' },
    narrowed: { en: 'No price matches', sv: 'Inget pris matchar' },
    none: { en: 'No prices yet', sv: 'Inga priser ännu' },
    text: {
      en: 'Prices of lists, from a quantity on. Paste or import them from a spreadsheet.',
      sv: 'Listornas priser, från ett antal. Klistra in eller importera dem från ett kalkylblad.',
    },
  },
} satisfies KindTexts;
