import type { Text } from './text.ts';

/** A field as a form names it, and as a sentence does: "its total", "summan". */
export interface FieldText {
  readonly label: Text;
  readonly its: Text;
}

const field = (en: string, sv: string, itsEn: string, itsSv: string): FieldText => ({
  label: { en, sv },
  its: { en: itsEn, sv: itsSv },
});

/** The fields and figures that conditions can be of, by name; what has no name here is not offered. */
export const fieldTexts: Readonly<Record<string, FieldText>> = {
  state: field('State', 'Tillstånd', 'its state', 'tillståndet'),
  total: field('Total without VAT', 'Summa utan moms', 'its total', 'summan'),
  daysLate: field('Days late', 'Dagar försenad', 'its delay in days', 'förseningen i dagar'),
  differs: field(
    'Differs from the order',
    'Avviker från ordern',
    'differs from the order',
    'avviker från ordern',
  ),
  belowReorderPoint: field(
    'Below its reorder point',
    'Under beställningspunkten',
    'is below its reorder point',
    'är under beställningspunkten',
  ),
  customer: field('Customer', 'Kund', 'its customer', 'kunden'),
  supplier: field('Supplier', 'Leverantör', 'its supplier', 'leverantören'),
  warehouse: field('Warehouse', 'Lager', 'its warehouse', 'lagret'),
  carrier: field('Carrier', 'Transportör', 'its carrier', 'transportören'),
  product: field('Product', 'Artikel', 'its product', 'artikeln'),
  category: field('Category', 'Kategori', 'its category', 'kategorin'),
  tags: field('Tags', 'Taggar', 'its tags', 'taggarna'),
  currency: field('Currency', 'Valuta', 'its currency', 'valutan'),
  priority: field('Priority', 'Prioritet', 'its priority', 'prioriteten'),
  shipPolicy: field('If something is missing', 'Om något saknas', 'its delivery policy', 'leveranssättet'),
  orderedOn: field('Ordered on', 'Orderdatum', 'its order day', 'orderdagen'),
  promisedOn: field('Promised for', 'Utlovat leveransdatum', 'its promised day', 'utlovad dag'),
  expectedOn: field('Expected on', 'Beräknad ankomst', 'its expected day', 'väntad dag'),
  expiresOn: field('Expires on', 'Utgångsdatum', 'its day of expiry', 'utgångsdagen'),
  theirReference: field('Their reference', 'Er referens', 'their reference', 'er referens'),
  notes: field('Notes', 'Anteckningar', 'its notes', 'anteckningarna'),
  name: field('Name', 'Namn', 'its name', 'namnet'),
  sku: field('SKU', 'Artikelnr', 'its SKU', 'artikelnumret'),
  code: field('Code', 'Kod', 'its code', 'koden'),
  number: field('Number', 'Nummer', 'its number', 'numret'),
  kind: field('Kind', 'Typ', 'its kind', 'typen'),
  unit: field('Unit', 'Enhet', 'its unit', 'enheten'),
  price: field('Price', 'Pris', 'its price', 'priset'),
  weight: field('Weight in grams', 'Vikt i gram', 'its weight in grams', 'vikten i gram'),
  tracking: field('Tracked by', 'Spåras med', 'its tracking', 'spårningen'),
  creditLimit: field('Credit limit', 'Kreditgräns', 'its credit limit', 'kreditgränsen'),
  discount: field('Discount', 'Rabatt', 'its discount', 'rabatten'),
  language: field('Language', 'Språk', 'its language', 'språket'),
  vatTreatment: field('VAT treatment', 'Momshantering', 'its VAT treatment', 'momshanteringen'),
  source: field('Source', 'Ursprung', 'its source', 'ursprunget'),
  reason: field('Reason', 'Orsak', 'its reason', 'orsaken'),
  leadDays: field('Lead time in days', 'Ledtid i dagar', 'its lead time in days', 'ledtiden i dagar'),
};

/** What is asked of a command's data, beside the reason. */
export const commandFieldTexts: Readonly<Record<string, Text>> = {
  reason: { en: 'Reason', sv: 'Orsak' },
  text: { en: 'Text', sv: 'Text' },
  note: { en: 'Note', sv: 'Notering' },
  notes: { en: 'Notes', sv: 'Anteckningar' },
};
