import type { PaperTexts } from '#model/papers/paper-words.ts';
import { invoicePaperWords } from './invoice-paper.words.ts';
import { receivablePaperWords } from './receivable-paper.words.ts';
import { stockUnitTexts } from './stock-units.ts';
import { vatLegalTexts } from './vat.words.ts';

/** What papers are called. */
const titles = {
  offer: { en: 'Quote', sv: 'Offert' },
  orderConfirmation: { en: 'Order confirmation', sv: 'Orderbekräftelse' },
  purchaseOrder: { en: 'Purchase order', sv: 'Inköpsorder' },
  pickList: { en: 'Pick list', sv: 'Plocklista' },
  deliveryNote: { en: 'Delivery note', sv: 'Följesedel' },
  returnSlip: { en: 'Return slip', sv: 'Retursedel' },
  returnNote: { en: 'Return note', sv: 'Returföljesedel' },
  goodsReceipt: { en: 'Goods receipt', sv: 'Inleverans' },
  transferNote: { en: 'Transfer note', sv: 'Följesedel för överföring' },
  putAwayList: { en: 'Put-away list', sv: 'Inlagringslista' },
  transfer: { en: 'Transfer', sv: 'Överföring' },
  replenish: { en: 'Replenishment', sv: 'Påfyllning' },
  fromQuarantine: { en: 'Out of quarantine', sv: 'Ur karantän' },
  fromStaging: { en: 'Back from staging', sv: 'Tillbaka från utlastning' },
  countSheet: { en: 'Count sheet', sv: 'Inventeringslista' },
  buildSheet: { en: 'Build sheet', sv: 'Monteringslista' },
  stockAdjustment: { en: 'Stock adjustment', sv: 'Lagerjustering' },
  invoice: { en: 'Invoice', sv: 'Faktura' },
  creditNote: { en: 'Credit note', sv: 'Kreditfaktura' },
  correctiveInvoice: { en: 'Corrective invoice', sv: 'Ändringsfaktura' },
};

/** Labels of facts and of addresses. */
const labels = {
  customer: { en: 'Customer', sv: 'Kund' },
  customerNumber: { en: 'Customer number', sv: 'Kundnummer' },
  supplier: { en: 'Supplier', sv: 'Leverantör' },
  deliveryAddress: { en: 'Delivery address', sv: 'Leveransadress' },
  sendTo: { en: 'Send the goods to', sv: 'Skicka varorna till' },
  ourReference: { en: 'Our reference', sv: 'Vår referens' },
  yourReference: { en: 'Your reference', sv: 'Er referens' },
  yourReturnNumber: { en: 'Your return number', sv: 'Ert returnummer' },
  orderedOn: { en: 'Ordered on', sv: 'Orderdatum' },
  promisedFor: { en: 'Promised for', sv: 'Utlovat leveransdatum' },
  expectedOn: { en: 'Expected on', sv: 'Beräknad ankomst' },
  revision: { en: 'Revision', sv: 'Revision' },
  validUntil: { en: 'Valid until', sv: 'Gäller till' },
  optional: { en: 'optional', sv: 'valfri' },
  order: { en: 'Order', sv: 'Order' },
  receiptDeliveryNote: { en: 'Delivery note', sv: 'Följesedel' },
  shippedOn: { en: 'Shipped on', sv: 'Skickad' },
  carrier: { en: 'Carrier', sv: 'Transportör' },
  service: { en: 'Service', sv: 'Tjänst' },
  parcels: { en: 'Parcels', sv: 'Kollin' },
  weight: { en: 'Weight', sv: 'Vikt' },
  tracking: { en: 'Tracking', sv: 'Spårningsnummer' },
  approvedOn: { en: 'Approved on', sv: 'Godkänd' },
  sentBack: { en: 'Sent back', sv: 'Skickad tillbaka' },
  warehouse: { en: 'Warehouse', sv: 'Lager' },
  from: { en: 'From', sv: 'Från' },
  to: { en: 'To', sv: 'Till' },
  due: { en: 'Due', sv: 'Klar senast' },
  sentOff: { en: 'Sent off', sv: 'Skickad' },
  note: { en: 'Note', sv: 'Anteckning' },
  notes: { en: 'Notes', sv: 'Anteckningar' },
  received: { en: 'Received', sv: 'Mottaget' },
  countedBy: { en: 'Counted by', sv: 'Räknad av' },
  countedOn: { en: 'Counted on', sv: 'Räknat den' },
  bins: { en: 'Bins', sv: 'Platser' },
  lines: { en: 'Lines', sv: 'Rader' },
  toBuild: { en: 'To build', sv: 'Att montera' },
  toTakeApart: { en: 'To take apart', sv: 'Att demontera' },
  putIn: { en: 'Put in', sv: 'Lagerplats' },
  adjusts: { en: 'Adjusts', sv: 'Justerar' },
  day: { en: 'Day', sv: 'Datum' },
  writtenBy: { en: 'Written by', sv: 'Skriven av' },
  approvedBy: { en: 'Approved by', sv: 'Attesterad av' },
  postedBy: { en: 'Posted by', sv: 'Bokförd av' },
  changeOfValue: { en: 'Change of value', sv: 'Ändring av värde' },
  paymentTerms: { en: 'Payment terms', sv: 'Betalningsvillkor' },
  cashDiscount: { en: 'Cash discount', sv: 'Kassarabatt' },
  withinDay: { en: '{percent} within {days} day', sv: '{percent} inom {days} dag' },
  withinDays: { en: '{percent} within {days} days', sv: '{percent} inom {days} dagar' },
  paidBefore: { en: 'Paid before delivery', sv: 'Betalas före leverans' },
  payDue: { en: 'Payment due', sv: 'Förfaller' },
  lessUntil: {
    en: '{due} ({percent} less until {until})',
    sv: '{due} ({percent} mindre till och med {until})',
  },
  deliveryTerms: { en: 'Delivery terms', sv: 'Leveransvillkor' },
};

/** Heads of columns, and what totals are. */
const columns = {
  product: { en: 'Product', sv: 'Artikel' },
  quantity: { en: 'Quantity', sv: 'Antal' },
  price: { en: 'Price', sv: 'Pris' },
  discount: { en: 'Discount', sv: 'Rabatt' },
  amount: { en: 'Amount', sv: 'Belopp' },
  yourCode: { en: 'Your code', sv: 'Ert artikelnummer' },
  requestedFor: { en: 'Requested for', sv: 'Önskas den' },
  lot: { en: 'Lot or serial no.', sv: 'Batch eller serienr' },
  expires: { en: 'Expires', sv: 'Bäst före' },
  lotExpires: { en: '{lot}, expires {day}', sv: '{lot}, bäst före {day}' },
  location: { en: 'Location', sv: 'Lagerplats' },
  bin: { en: 'Bin', sv: 'Plats' },
  barcode: { en: 'Barcode', sv: 'Streckkod' },
  picked: { en: 'Picked', sv: 'Plockat' },
  done: { en: 'Done', sv: 'Klart' },
  fetched: { en: 'Fetched', sv: 'Hämtat' },
  counted: { en: 'Counted', sv: 'Räknat' },
  expected: { en: 'Expected', sv: 'Väntas' },
  lineNumber: { en: 'No.', sv: 'Nr' },
  accepted: { en: 'Accepted', sv: 'Godkänt' },
  rejected: { en: 'Rejected', sv: 'Underkänt' },
  customsCode: { en: 'Customs code', sv: 'Tullkod' },
  origin: { en: 'Origin', sv: 'Ursprung' },
  reason: { en: 'Reason', sv: 'Orsak' },
  before: { en: 'Before', sv: 'Före' },
  change: { en: 'Change', sv: 'Ändring' },
  after: { en: 'After', sv: 'Efter' },
  value: { en: 'Value', sv: 'Värde' },
  orderDiscount: { en: 'Discount on the order', sv: 'Rabatt på ordern' },
  net: { en: 'Net', sv: 'Netto' },
  vat: { en: 'VAT', sv: 'Moms' },
  vatOn: { en: 'VAT {rate} on {base}', sv: 'Moms {rate} på {base}' },
  total: { en: 'Total', sv: 'Totalt' },
};

/** Further tables and sentences, names of people and places, the end of a paper. */
const rest = {
  onBackorder: { en: 'On backorder', sv: 'Restnoterat' },
  alsoFound: { en: 'Also found', sv: 'Hittat utöver raderna' },
  putSlipIn: {
    en: 'Put this slip in the parcel, so that we know what comes back and why.',
    sv: 'Lägg den här sedeln i paketet, så att vi vet vad som kommer tillbaka och varför.',
  },
  scrapped: { en: 'Scrapped: {reason}', sv: 'Kasserat: {reason}' },
  adjustQuantity: { en: 'Quantity', sv: 'Antal' },
  adjustValue: { en: 'Value', sv: 'Värde' },
  adjustHold: { en: 'Put on hold', sv: 'Spärra varor' },
  adjustFree: { en: 'Take off hold', sv: 'Häv spärr' },
  someoneElse: { en: 'Someone else', sv: 'Någon annan' },
  system: { en: 'Lagra itself', sv: 'Lagra självt' },
  anotherWarehouse: { en: 'Another warehouse', sv: 'Annat lager' },
  'place.supplier': { en: 'Supplier', sv: 'Leverantör' },
  'place.customer': { en: 'Customer', sv: 'Kund' },
  'place.opening': { en: 'Opening stock', sv: 'Ingående saldo' },
  'place.loss': { en: 'Loss', sv: 'Svinn' },
  'place.scrap': { en: 'Scrap', sv: 'Kassation' },
  'place.production': { en: 'Production', sv: 'Produktion' },
  'place.transit': { en: 'In transit', sv: 'Under transport' },
  inUnit: { en: '{ordered} = {stock}', sv: '{ordered} = {stock}' },
  andOver: { en: '{ordered} + {over}', sv: '{ordered} + {over}' },
  organisationNumber: { en: 'Organisation number {number}', sv: 'Organisationsnummer {number}' },
  vatNumber: { en: 'VAT number {number}', sv: 'Momsregistreringsnummer {number}' },
  bankgiro: { en: 'Bankgiro {number}', sv: 'Bankgiro {number}' },
  plusgiro: { en: 'Plusgiro {number}', sv: 'Plusgiro {number}' },
  iban: { en: 'IBAN {number}', sv: 'IBAN {number}' },
  bic: { en: 'BIC {number}', sv: 'BIC {number}' },
  sheetOf: { en: 'Page {page} of {pages}', sv: 'Sida {page} av {pages}' },
};

/** Letters that papers go with: a greeting, what is enclosed, and who writes. */
const letters = {
  mailSubject: { en: '{title} {number} from {company}', sv: '{title} {number} från {company}' },
  mailSubjectBare: { en: '{title} from {company}', sv: '{title} från {company}' },
  mailHello: { en: 'Hello,', sv: 'Hej!' },
  mailRegards: { en: 'Kind regards,', sv: 'Med vänlig hälsning' },
  mailOffer: {
    en: 'Enclosed is our quote {number}. Questions? Just answer this letter.',
    sv: 'Här kommer vår offert {number}. Svara på det här mejlet om du har frågor.',
  },
  mailOrder: {
    en: 'Thank you for your order. Enclosed is our confirmation {number}. If something is not right, answer this letter.',
    sv: 'Tack för er order. Här kommer vår orderbekräftelse {number}. Stämmer inte något, så svara på det här mejlet.',
  },
  mailPurchaseOrder: {
    en: 'Enclosed is our order {number}. Please confirm it by answering this letter.',
    sv: 'Här kommer vår beställning {number}. Bekräfta gärna genom att svara på det här mejlet.',
  },
  mailDeliveryNote: {
    en: 'Your goods are on their way. Enclosed is the delivery note {number}. Questions? Just answer this letter.',
    sv: 'Era varor är på väg. Här kommer följesedeln {number}. Svara på det här mejlet om du har frågor.',
  },
  mailReturnSlip: {
    en: 'Your return {number} is approved. Print the enclosed slip and put it in the parcel with the goods.',
    sv: 'Er retur {number} är godkänd. Skriv ut den bifogade retursedeln och lägg den i paketet med varorna.',
  },
  mailReturnNote: {
    en: 'We are sending goods back to you. What and why is in the enclosed return note {number}.',
    sv: 'Vi skickar tillbaka varor till er. Vad och varför står i den bifogade returföljesedeln {number}.',
  },
  mailReceipt: {
    en: 'Enclosed is what we received from you, in {number}.',
    sv: 'Här kommer vad vi har tagit emot från er, i {number}.',
  },
  mailInvoice: {
    en: 'Enclosed is our invoice {number}. Questions? Just answer this letter.',
    sv: 'Här kommer vår faktura {number}. Svara på det här mejlet om du har frågor.',
  },
  mailCreditNote: {
    en: 'Enclosed is our credit note {number}. Questions? Just answer this letter.',
    sv: 'Här kommer vår kreditfaktura {number}. Svara på det här mejlet om du har frågor.',
  },
};

/** What the law asks for where no VAT is charged. */
const vat = {
  'vat.reverseCharge': vatLegalTexts.reverseCharge,
  'vat.euSupply': vatLegalTexts.euSupply,
  'vat.export': vatLegalTexts.export,
  'vat.outside': vatLegalTexts.outside,
  'vat.exempt': vatLegalTexts.exempt,
};

/** All that papers say of themselves. */
export const paperTexts: PaperTexts = {
  words: {
    ...titles,
    ...labels,
    ...columns,
    ...rest,
    ...invoicePaperWords,
    ...receivablePaperWords,
    ...vat,
    ...letters,
  },
  units: stockUnitTexts,
};
