import { kinds } from '#model/kinds.ts';
import type { KindTexts } from './kind-texts.ts';
import { textsOfKinds } from './kinds.ts';
import type { Text, Texts } from './text.ts';

/** What the fields of imports are called. */
const fields: Texts = {
  sku: { en: 'SKU', sv: 'Artikelnummer' },
  name: { en: 'Name', sv: 'Namn' },
  name_sv: { en: 'Name in Swedish', sv: 'Namn på svenska' },
  description: { en: 'Description', sv: 'Beskrivning' },
  kind: { en: 'Kind', sv: 'Typ' },
  category: { en: 'Category', sv: 'Kategori' },
  unit: { en: 'Unit', sv: 'Enhet' },
  price: { en: 'Price without VAT', sv: 'Pris utan moms' },
  vat_class: { en: 'VAT class', sv: 'Momsklass' },
  barcode: { en: 'Barcode', sv: 'Streckkod' },
  barcodes: { en: 'Further barcodes', sv: 'Fler streckkoder' },
  tags: { en: 'Tags', sv: 'Taggar' },
  supplier: { en: 'Supplier', sv: 'Leverantör' },
  supplier_sku: { en: "Supplier's item number", sv: 'Leverantörens artikelnummer' },
  purchase_price: { en: 'Purchase price', sv: 'Inköpspris' },
  weight: { en: 'Weight, g', sv: 'Vikt, g' },
  weight_kg: { en: 'Weight, kg', sv: 'Vikt, kg' },
  length: { en: 'Length, mm', sv: 'Längd, mm' },
  width: { en: 'Width, mm', sv: 'Bredd, mm' },
  height: { en: 'Height, mm', sv: 'Höjd, mm' },
  origin: { en: 'Country of origin', sv: 'Ursprungsland' },
  customs_code: { en: 'Customs code', sv: 'Tullkod' },
  tracking: { en: 'Tracking', sv: 'Spårning' },
  expires: { en: 'Lots expire', sv: 'Batchar har bäst före' },
  packaging: { en: 'Packaging', sv: 'Förpackning' },
  packaging_holds: { en: 'Units per packaging', sv: 'Enheter per förpackning' },
  packaging_barcode: { en: 'Barcode of the packaging', sv: 'Förpackningens streckkod' },
  purchase_unit: { en: 'Bought in', sv: 'Köps i' },
  sales_unit: { en: 'Sold in', sv: 'Säljs i' },
  variant_of: { en: 'Variant of', sv: 'Variant av' },
  substitutes: { en: 'Substitutes', sv: 'Ersättare' },
  components: { en: 'Components', sv: 'Komponenter' },
  reorder_min: { en: 'Reorder below', sv: 'Fyll på under' },
  reorder_max: { en: 'Reorder up to', sv: 'Fyll på upp till' },
  reorder_multiple: { en: 'Reorder in multiples of', sv: 'Fyll på i multiplar om' },
  reorder_warehouse: { en: 'Reorder for warehouse', sv: 'Fyll på i lager' },
  type: { en: 'Product type', sv: 'Artikeltyp' },
  number: { en: 'Number', sv: 'Nummer' },
  organisation_number: { en: 'Organisation number', sv: 'Organisationsnummer' },
  e_invoice_address: { en: 'Peppol address', sv: 'Peppol-adress' },
  vat_number: { en: 'VAT number', sv: 'Momsregistreringsnummer' },
  street: { en: 'Street', sv: 'Gatuadress' },
  postcode: { en: 'Postcode', sv: 'Postnummer' },
  city: { en: 'City', sv: 'Ort' },
  country: { en: 'Country', sv: 'Land' },
  contact: { en: 'Contact', sv: 'Kontaktperson' },
  email: { en: 'Email', sv: 'E-post' },
  phone: { en: 'Phone', sv: 'Telefon' },
  language: { en: 'Language', sv: 'Språk' },
  currency: { en: 'Currency', sv: 'Valuta' },
  terms: { en: 'Days to pay', sv: 'Betalningsdagar' },
  payment_term: { en: 'Payment term', sv: 'Betalningsvillkor' },
  delivery_term: { en: 'Delivery term', sv: 'Leveransvillkor' },
  delivery_place: { en: 'Place of delivery', sv: 'Leveransplats' },
  vat_treatment: { en: 'VAT treatment', sv: 'Momshantering' },
  vat_reason: { en: 'Reason for the VAT treatment', sv: 'Skäl till momshanteringen' },
  notes: { en: 'Notes', sv: 'Anteckningar' },
  credit_limit: { en: 'Credit limit', sv: 'Kreditgräns' },
  discount: { en: 'Discount, %', sv: 'Rabatt, %' },
  ship_policy: { en: 'Shipping in parts', sv: 'Delleveranser' },
  lead_days: { en: 'Lead time, days', sv: 'Ledtid, dagar' },
  minimum_order: { en: 'Minimum order', sv: 'Minsta order' },
  quantity: { en: 'Quantity', sv: 'Antal' },
  warehouse: { en: 'Warehouse', sv: 'Lager' },
  location: { en: 'Location', sv: 'Lagerplats' },
  unit_cost: { en: 'Cost per unit', sv: 'Kostnad per enhet' },
  lot: { en: 'Lot or serial number', sv: 'Batch eller serienummer' },
  expires_on: { en: 'Best before', sv: 'Bäst före' },
  parent: { en: 'Within', sv: 'Ingår i' },
  over_receipt: { en: 'Over-receipt, %', sv: 'Överleverans, %' },
  count_tolerance: { en: 'Counting tolerance, %', sv: 'Räkneavvikelse, %' },
  code: { en: 'Code', sv: 'Kod' },
  zone: { en: 'Zone', sv: 'Zon' },
  location_type: { en: 'Type of location', sv: 'Typ av plats' },
  pickable: { en: 'Pickable', sv: 'Plockbar' },
  pick_sequence: { en: 'Pick sequence', sv: 'Plockordning' },
  capacity: { en: 'Room for', sv: 'Rymmer' },
  action: { en: 'Action', sv: 'Åtgärd' },
  photo: { en: 'Asks for a photo', sv: 'Kräver foto' },
  approval: { en: 'Awaits approval', sv: 'Kräver godkännande' },
  account: { en: 'Account', sv: 'Konto' },
  days: { en: 'Days net', sv: 'Dagar netto' },
  end_of_month: { en: 'End of month', sv: 'Månadsskifte' },
  discount_days: { en: 'Days for cash discount', sv: 'Dagar för kassarabatt' },
  prepayment: { en: 'Prepayment, %', sv: 'Förskott, %' },
  names_place: { en: 'Names a place', sv: 'Anger en plats' },
  rate: { en: 'Rate', sv: 'Sats eller kurs' },
  from: { en: 'From', sv: 'Från och med' },
  to: { en: 'To', sv: 'Till och med' },
  on: { en: 'Day', sv: 'Dag' },
  order: { en: 'Order, their reference', sv: 'Order, deras referens' },
  customer: { en: 'Customer', sv: 'Kund' },
  ordered_on: { en: 'Ordered on', sv: 'Orderdatum' },
  status: { en: 'Status', sv: 'Status' },
  promised_on: { en: 'Delivery on', sv: 'Leveransdatum' },
  paper: { en: 'Labels come', sv: 'Etiketterna kommer' },
  columns: { en: 'Labels across', sv: 'Etiketter på bredden' },
  rows: { en: 'Labels down', sv: 'Etiketter på höjden' },
  margin_top: { en: 'Top margin, mm', sv: 'Övre marginal, mm' },
  margin_left: { en: 'Left margin, mm', sv: 'Vänster marginal, mm' },
  gap_across: { en: 'Gap across, mm', sv: 'Mellanrum på bredden, mm' },
  gap_down: { en: 'Gap down, mm', sv: 'Mellanrum på höjden, mm' },
  for_products: { en: 'For products', sv: 'För artiklar' },
  for_places: { en: 'For locations', sv: 'För lagerplatser' },
  for_pallets: { en: 'For pallets', sv: 'För pallar' },
  symbology: { en: 'Barcode', sv: 'Streckkod' },
  with_name: { en: 'With the name', sv: 'Med namnet' },
  whole_only: { en: 'Wholes only', sv: 'Endast hela' },
};

const inLists: Texts = {
  price: { en: 'Price', sv: 'Pris' },
  from: { en: 'From quantity', sv: 'Från antal' },
};

/** Fields that are called otherwise in one target. */
const own: Readonly<Record<string, Texts>> = {
  accounts: { number: { en: 'Account number', sv: 'Kontonummer' } },
  'open-sales-orders': { price: { en: 'Price', sv: 'Pris' } },
  'open-purchase-orders': { price: { en: 'Price', sv: 'Pris' } },
  'vat-rates': { rate: { en: 'Rate, %', sv: 'Sats, %' } },
  'exchange-rates': { rate: { en: 'Rate', sv: 'Kurs' } },
  'list-prices': inLists,
  'purchase-prices': inLists,
};

const targets: Texts = {
  products: { en: 'Products', sv: 'Artiklar' },
  prices: { en: 'Prices', sv: 'Priser' },
  'list-prices': { en: 'Prices of price lists', sv: 'Priser i prislistor' },
  'purchase-prices': { en: 'Prices of purchase price lists', sv: 'Priser i inköpsprislistor' },
  customers: { en: 'Customers', sv: 'Kunder' },
  suppliers: { en: 'Suppliers', sv: 'Leverantörer' },
  stock: { en: 'Opening stock', sv: 'Ingående lager' },
  'open-sales-orders': { en: 'Open sales orders', sv: 'Öppna kundordrar' },
  'open-purchase-orders': { en: 'Open purchase orders', sv: 'Öppna inköpsordrar' },
};

const ATTRIBUTE = 'attr.';

/** The texts of the kind that declares a table of this name. */
const kindTexts = (target: string): KindTexts | undefined =>
  textsOfKinds.get(kinds.find(({ importedAs }) => importedAs === target)?.kind ?? '');

const camel = (field: string): string => field.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** What files can be imported as, by name; a kind without a text here as its documents are called. */
export const targetLabel = (target: string): Text =>
  targets[target] ?? kindTexts(target)?.shown?.many ?? { en: target, sv: target };

/** What a field of a target is called: here, or as a label of its kind; an attribute by its key. */
export const fieldLabel = (target: string, field: string): Text => {
  const bare = field.startsWith(ATTRIBUTE) ? field.slice(ATTRIBUTE.length) : field;
  return (
    own[target]?.[field] ??
    fields[field] ??
    kindTexts(target)?.labels?.[camel(field)] ?? { en: bare, sv: bare }
  );
};
