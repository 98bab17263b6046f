import type { KindTexts } from './kind-texts.ts';
import { priceTexts } from './price.words.ts';
import { listedTexts } from './record.words.ts';

const { labels } = priceTexts;

export const purchasePriceTexts = {
  kind: 'purchasePrice',
  shown: {
    one: { en: 'Purchase price', sv: 'Inköpspris' },
    many: { en: 'Purchase prices', sv: 'Inköpspriser' },
    page: '/apps/purchasing/prices?id=$id',
  },
  about: {
    en: 'What a supplier asks for a product or a category, from a quantity.',
    sv: 'Vad en leverantör tar betalt för en artikel eller kategori, från ett antal.',
  },
  states: listedTexts.states,
  commands: {
    archive: listedTexts.commands.archive,
    restore: listedTexts.commands.restore,
    create: { en: 'New purchase price', sv: 'Nytt inköpspris' },
    update: listedTexts.commands.update,
  },
  facts: {
    created: listedTexts.facts.created,
    updated: listedTexts.facts.updated,
    archived: listedTexts.facts.archived,
    restored: listedTexts.facts.restored,
  },
  labels: {
    list: { en: 'Purchase price list', sv: 'Inköpsprislista' },
    product: labels.product,
    category: labels.category,
    unit: labels.unit,
    stockUnit: labels.stockUnit,
    from: labels.from,
    price: labels.price,
    discount: labels.discount,
    startsOn: labels.startsOn,
    endsOn: labels.endsOn,
    code: { en: 'Their code', sv: 'Deras artikelnr' },
    minimum: { en: 'At least', sv: 'Minst' },
    multiple: { en: 'In multiples of', sv: 'I multiplar om' },
    leadDays: { en: 'Lead time, days', sv: 'Ledtid, dagar' },
    ofSupplier: { en: 'As the supplier', sv: 'Som leverantören' },
    anyQuantity: { en: 'Any quantity', sv: 'Valfritt antal' },
  },
  guards: { isSound: priceTexts.guards.isSound, placeIsFree: priceTexts.guards.placeIsFree },
  list: {
    search: priceTexts.list.search,
    narrowed: priceTexts.list.narrowed,
    none: { en: 'No purchase prices yet', sv: 'Inga inköpspriser ännu' },
    text: {
      en: 'What suppliers ask, from a quantity on. Paste or import it from a spreadsheet.',
      sv: 'Leverantörernas priser, från ett antal. Klistra in eller importera dem från ett kalkylblad.',
    },
  },
} satisfies KindTexts;
