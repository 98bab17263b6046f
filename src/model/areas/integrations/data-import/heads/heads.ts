import { plain } from '../reading/plain.ts';
import { businessHeads } from './systems/business.ts';
import { centralHeads } from './systems/central.ts';
import { nordicHeads } from './systems/nordic.ts';
import { shopHeads } from './systems/shops.ts';
import type { SystemHeads } from './systems/system-heads.ts';

/** All systems whose exports are known. */
export const systems: readonly SystemHeads[] = [
  ...shopHeads,
  ...businessHeads,
  ...nordicHeads,
  ...centralHeads,
];

/**
 * What files call a field, by the target's fields; compared without case, accents, spaces and signs. Here as lists that
 * people write have them, in English and Swedish; as systems export them in `systems/`. The first of two fields that a
 * head is given for takes it.
 */
export type Heads = Readonly<Record<string, readonly string[]>>;

const list = (text: string): readonly string[] => text.split('|').map((head) => head.trim());

const productHeads: Heads = {
  sku: list(
    'SKU|Artikelnummer|Artikelnr|Artnr|Art nr|Art.nr.|Artikel|Artikelkod|Item Code|Item Number|Item No|Item|Internal Reference|Default Code|Variant SKU|Product Code|Product SKU|Product Number|Part Number|Part No|Article Number|Article No|Produktnummer|Produktkod|Product ID|Referens|Reference|Itemcode',
  ),
  name: list(
    'Name|Namn|Benämning|Artikelbenämning|Artikelnamn|Produktnamn|Product Name|Item Name|Title|Titel|Produkt|Product|Benamning|Name en|Description 1|Option1 Value|Option2 Value|Option3 Value',
  ),
  name_sv: list('Name sv|Namn svenska|Svensk benämning|Benämning svenska|Swedish name'),
  description: list(
    'Description|Beskrivning|Body HTML|Body (HTML)|Short description|Kort beskrivning|Sales Description|Produktbeskrivning|Text|Anteckning|Notering|Benämning 2',
  ),
  kind: list(
    'Kind|Product Type|Artikeltyp|Varutyp|Typ av artikel|Produkttyp|Item type|Detailed Type|Goods or service|Type|Typ',
  ),
  category: list(
    'Category|Kategori|Categories|Product Category|Varugrupp|Artikelgrupp|Produktgrupp|Item Group|Product Category/Complete Name|Produktkategori|Grupp|Kategorier|Internal Category|Standardized Product Type|Type|Typ',
  ),
  unit: list(
    'Unit|Enhet|Unit of Measure|UoM|Default Unit of Measure|Stock UOM|Enhetskod|Unit of Measure/Display Name|Lagerenhet|Säljenhet|Mått',
  ),
  price: list(
    'Price|Pris|Försäljningspris|Säljpris|Utpris|Pris exkl moms|Försäljningspris exkl moms|Sales Price|Sale Price|Selling Price|Public Price|Standard Selling Rate|Standard Rate|Regular price|Variant Price|List Price|Listpris|Unit Price|A-pris|Apris|Cirkapris|Prislista A|Pris A|Ord pris|Ordinarie pris|Försäljn pris|Rekommenderat pris|Pris inkl moms|Försäljningspris inkl moms',
  ),
  vat_class: list(
    'VAT class|VAT|Moms|Momssats|VAT rate|VAT %|Moms %|Momskod|Tax class|Customer Taxes|Tax|Taxes|Item Tax Template|Momsklass|Moms procent|Skatteklass',
  ),
  barcode: list(
    'Barcode|Streckkod|EAN|EAN-kod|EAN kod|EAN13|EAN-13|GTIN|UPC|Variant Barcode|GTIN UPC EAN or ISBN|EAN-nummer|ISBN',
  ),
  barcodes: list(
    'Barcodes|Streckkoder|Further barcodes|Other barcodes|Additional barcodes|Extra barcodes|Alternative barcodes|Fler streckkoder|Övriga streckkoder|Ytterligare streckkoder|Alternativa streckkoder|Extra EAN|EAN-koder|Extra Product Barcodes|Additional Barcodes/Barcode',
  ),
  tags: list(
    'Tags|Tag|Labels|Taggar|Tagg|Etiketter|Märkord|Nyckelord|Product Tags|Product tag|Product Template Tags|Produkttaggar|Artikeltaggar|Märkning|Märken',
  ),
  supplier: list(
    'Supplier|Leverantör|Leverantörsnummer|Leverantörsnr|Lev.nr|Vendor|Vendors|Default Supplier|Supplier number|Huvudleverantör|Leverantörsnamn|Vendor/Vendor|Lev nr',
  ),
  supplier_sku: list(
    'Supplier SKU|Leverantörens artikelnummer|Lev artnr|Levartnr|Vendor Product Code|Supplier Part Number|Lev. artikelnr|Leverantörens art.nr|Supplier item',
  ),
  purchase_price: list(
    'Purchase price|Inköpspris|Inpris|Cost|Kostnad|Cost per item|Buying price|Purchase rate|Valuation Rate|Inköpspris exkl moms|Standard Cost|Kostpris|Självkostnad|Vendor price|Last Purchase Rate',
  ),
  weight: list('Weight|Vikt|Variant Grams|Weight g|Vikt g|Vikt gram|Grams|Nettovikt|Weight (g)|Bruttovikt'),
  weight_kg: list(
    'Weight kg|Vikt kg|Weight (kg)|Vikt i kg|Weight Per Unit|Kg|Weight|Vikt|Nettovikt|Bruttovikt',
  ),
  length: list('Length|Längd|Length mm|Längd mm|Djup|Depth'),
  width: list('Width|Bredd|Width mm|Bredd mm'),
  height: list('Height|Höjd|Height mm|Höjd mm'),
  origin: list('Origin|Ursprungsland|Country of origin|Ursprung|Tillverkningsland'),
  customs_code: list(
    'Customs code|HS Code|HS-kod|Statistiskt varunummer|Tullkod|Statnr|Taric|Customs Tariff Number|Varukod|KN-nummer|Harmonized System Code',
  ),
  tracking: list('Tracking|Spårbarhet|Spårning'),
  expires: list('Expires|Bäst före|Has Expiry Date|Utgår|Use expiration date'),
  packaging: list('Packaging|Förpackning|Förpackningstyp'),
  packaging_holds: list(
    'Packaging holds|Antal per förpackning|Förpackningsstorlek|Qty per pack|Pack size|Antal/förp',
  ),
  packaging_barcode: list('Packaging barcode|Förpackningens streckkod'),
  purchase_unit: list(
    'Purchase unit|Inköpsenhet|Purchase UoM|Purchase Unit of Measure|Default Purchase Unit of Measure',
  ),
  sales_unit: list('Sales unit|Försäljningsenhet|Default Sales Unit of Measure'),
  type: list('Lagra type|Lagra typ|Product type path|Type|Typ'),
  variant_of: list(
    'Variant of|Variant av|Parent SKU|Parent item|Parent product|Parent article|Huvudartikel|Huvudartikelnummer|Överordnad artikel|Item template|Template',
  ),
  substitutes: list(
    'Substitutes|Substitute|Alternatives|Alternative products|Alternative items|Alternative Item Code|Replacements|Replaced by|Ersättare|Ersättningsartiklar|Ersättningsartikel|Alternativa artiklar|Ersätts av|Utbytesartiklar|Optional Products',
  ),
  components: list(
    'Components|Component|Komponenter|Ingående artiklar|Ingår|Innehåll|Bundle contents|Contents|Bundled items|Bundle components|Kit components|Grouped products|BoM Lines|Struktur|Paketets innehåll|Paketinnehåll|Stycklista',
  ),
  reorder_min: list(
    'Reorder min|Reorder point|Reorder level|Re-order Level|Beställningspunkt|Beställningspkt|Best.punkt|Bestpunkt|Min|Min stock|Minimum stock|Minimum Quantity|Min Quantity|Low stock amount|Low Stock Level|Minsaldo|Minlager|Minimilager|Lägsta lager|Lägsta saldo|Minsta lager|Reordering Min Qty|Minimum level|Min level',
  ),
  reorder_max: list(
    'Reorder max|Max|Max stock|Maximum stock|Maximum Quantity|Max Quantity|Reorder up to|Order up to|Maxsaldo|Maxlager|Maximilager|Högsta lager|Högsta saldo|Beställ upp till|Fyll på till|Reordering Max Qty|Maximum level|Max level',
  ),
  reorder_multiple: list(
    'Reorder multiple|Order multiple|Quantity Multiple|Qty Multiple|Multiple Quantity|Beställningsmultipel|Multipel|Inköpsmultipel|Jämnt antal',
  ),
  reorder_warehouse: list(
    'Reorder warehouse|Påfyllningslager|Lager för påfyllning|Lager att fylla på|Request for|Reorder location',
  ),
  currency: list('Currency|Valuta|Valutakod|Currency Code|Price Currency|Währung|Devise'),
};

const listPriceHeads: Heads = {
  list: list(
    'List|Price list|Prislista|Prislistekod|Prislistenamn|Pricelist|Price List Name|Prisliste|Preisliste|Avtal|Prisavtal',
  ),
  product: [...(productHeads['sku'] ?? []), 'Product', 'Produkt'],
  category: list('Category|Kategori|Varugrupp|Artikelgrupp|Produktgrupp|Item Group|Product Category'),
  unit: list('Unit|Enhet|Per|Unit of Measure|UoM|Förpackning|Packaging'),
  from: list(
    'From|From quantity|Från antal|Antal från|Fr.o.m. antal|Antal|Quantity|Qty|Min Qty|Minimum Quantity|Staffling|Staffelantal|Min antal',
  ),
  price: list(
    'Price|Pris|Nettopris|Net price|A-pris|Apris|Unit Price|Avtalspris|Kundpris|Special price|Specialpris|Pris exkl moms|Försäljningspris|Rate|Price List Rate',
  ),
  discount: list('Discount|Rabatt|Rabatt %|Rabattsats|Discount %|Rabattprocent'),
  starts_on: list(
    'Starts on|First day|Första dag|Valid from|Gäller från|Giltig från|Från datum|Start date|Startdatum|From date|Fr.o.m.',
  ),
  ends_on: list(
    'Ends on|Last day|Sista dag|Valid to|Valid until|Gäller till|Giltig till|Till datum|End date|Slutdatum|To date|T.o.m.',
  ),
};

const partyHeads: Heads = {
  number: list(
    'Number|Nummer|Nr|Kundnr|Kundnummer|Kund nr|Customer number|Customer no|Customer ID|Customer Code|Leverantörsnr|Leverantörsnummer|Lev.nr|Supplier number|Supplier no|Supplier code|Vendor number|ID|Reference|Referens|Internal Reference|Kundkod|Leverantörskod|Lev nr|Kund-id',
  ),
  name: list(
    'Name|Namn|Företagsnamn|Företag|Kundnamn|Kund|Leverantörsnamn|Leverantör|Customer name|Supplier name|Customer|Supplier|Vendor|Company|Company Name|Display Name|Bolag|Bolagsnamn|First Name|Last Name|Förnamn|Efternamn|Billing Company',
  ),
  organisation_number: list(
    'Organisation number|Organisationsnummer|Org.nr|Orgnr|Org nr|Org.nummer|Organisationsnr|Registration number|Company Registration|Org-/personnummer|Org/personnummer|Organization number|Company ID|Orgnummer|Person-/organisationsnummer|Corporate identity number',
  ),
  vat_number: list(
    'VAT number|VAT|Momsreg.nr|Momsregnr|Momsnummer|Momsregistreringsnummer|VAT no|VAT ID|Tax ID|VAT-nummer|VAT nr|Momsreg nummer|EU VAT',
  ),
  category: list(
    'Category|Kategori|Kundkategori|Kundgrupp|Customer Group|Supplier Group|Tags|Grupp|Leverantörsgrupp|Segment|Kundtyp',
  ),
  street: list(
    'Street|Gata|Adress|Address|Gatuadress|Postadress|Utdelningsadress|Street2|Address 1|Address 2|Adress 1|Adress 2|Address1|Address2|Adressrad 1|Adressrad 2|Address Line 1|Address Line 2|Fakturaadress|Billing Address 1|Billing Address 2|Fakturaadress 1|Default Address Address1|Default Address Address2',
  ),
  postcode: list(
    'Postcode|Postnr|Postnummer|Zip|Zip Code|Postal Code|Billing Postcode|Zipcode|Default Address Zip|Fakturapostnr|Post nr',
  ),
  city: list('City|Ort|Stad|Postort|Town|City/Town|Billing City|Default Address City|Fakturaort'),
  country: list(
    'Country|Land|Landskod|Country Code|Country/Country Name|Billing Country|Default Address Country Code|Fakturaland|Nation',
  ),
  contact: list(
    'Contact|Kontakt|Kontaktperson|Er referens|Our contact|Contact Person|Contact name|Referensperson|Vår kontakt|Primary Contact|Kontaktnamn',
  ),
  email: list(
    'Email|E-mail|E-post|Epost|Mail|E-postadress|Mejl|Email Id|Email Address|Faktura e-post|E-post faktura|Billing Email',
  ),
  phone: list(
    'Phone|Telefon|Tel|Telefonnummer|Telefon 1|Phone Number|Mobile|Mobil|Mobile No|Telephone|Tel.nr|Mobiltelefon|Billing Phone',
  ),
  language: list('Language|Språk|Språkkod|Lang'),
  currency: list('Currency|Valuta|Valutakod|Billing Currency|Default Currency|Default Price List Currency'),
  terms: list(
    'Terms|Betalningsvillkor|Betalvillkor|Payment Terms|Kredittid|Credit days|Betalningsvillkor dagar|Payment Terms Template|Customer Payment Terms|Vendor Payment Terms|Kreditdagar|Betalningsdagar|Betvillkor',
  ),
  payment_term: list('Payment term|Betalningsvillkorskod'),
  delivery_term: list('Delivery term|Leveransvillkor|Incoterm|Incoterms|Delivery terms'),
  delivery_place: list('Delivery place|Leveransplats|Incoterm Location'),
  vat_treatment: list('VAT treatment|Momshantering|Momstyp|VAT Type|Fiscal Position|Tax Category|Momsgrupp'),
  notes: list('Notes|Anteckningar|Anteckning|Kommentar|Kommentarer|Comment|Noteringar|Note|Övrigt|Info'),
  credit_limit: list('Credit limit|Kreditgräns|Kreditlimit|Credit'),
  discount: list('Discount|Rabatt|Rabatt %|Kundrabatt|Discount %'),
  ship_policy: list('Ship policy|Leveranssätt dellev|Delleverans|Shipping Policy'),
  lead_days: list(
    'Lead days|Ledtid|Leveranstid|Lead time|Lead Time Days|Leveranstid dagar|Delivery Lead Time',
  ),
  minimum_order: list('Minimum order|Minsta order|Min order|Minimum order value|Lägsta ordervärde'),
};

const stockHeads: Heads = {
  sku: productHeads['sku'] ?? [],
  quantity: list(
    'Quantity|Antal|Saldo|Lagersaldo|Qty|Stock|On hand|Quantity On Hand|Disponibelt|I lager|Lager antal|Actual Qty|Opening Stock|Variant Inventory Qty|Inventory quantity|Available|Kvantitet|Lagerantal|Disponibelt saldo|Inventerat antal|Räknat|Ingående saldo|Balance Qty|Counted Quantity',
  ),
  warehouse: list('Warehouse|Lagerställe|Lager|Depå|Lagernamn|Lagerkod|Lagerställekod|Site'),
  location: list(
    'Location|Lagerplats|Plats|Hyllplats|Bin|Hylla|Shelf|Lagerplatskod|Plockplats|Bin location|Fack',
  ),
  unit_cost: list(
    'Unit cost|Inköpspris|Inpris|Kostpris|Cost|Valuation Rate|Cost per item|Självkostnad|Snittpris|Snittkostnad|Genomsnittspris|Average cost|Lagervärde per enhet|Standard Cost|Kostnad|A-pris|Inköpspris exkl moms',
  ),
  lot: list(
    'Lot|Batch|Batchnr|Batchnummer|Lot Number|Serienummer|Serial|Serial No|Batch No|Parti|Lot/Serial Number',
  ),
  currency: list('Currency|Valuta|Valutakod'),
  expires_on: list(
    'Expires on|Bäst före|Bäst före datum|Utgångsdatum|Expiration Date|Expiry date|Best before|Hållbar till|Expiry',
  ),
};

const orderHeads: Heads = {
  order: list(
    'Order|Ordernummer|Ordernr|Order number|Order no|Order ID|Order Reference|Dokumentnr|Dokumentnummer|Inköpsorder|Kundorder|Sales Order|Purchase Order|Nummer|Number|Name|Er referens|Best.nr|Beställningsnummer',
  ),
  customer: list(
    'Customer|Kund|Kundnr|Kundnummer|Customer number|Customer ID|Kundnamn|Customer Name|Billing Name|Partner',
  ),
  supplier: list(
    'Supplier|Leverantör|Leverantörsnr|Leverantörsnummer|Vendor|Supplier number|Leverantörsnamn|Vendor Name|Lev.nr',
  ),
  sku: [...(productHeads['sku'] ?? []), 'Lineitem sku', 'Order Lines/Product'],
  quantity: list(
    'Quantity|Antal|Qty|Rest|Restantal|Beställt antal|Ordered Qty|Lineitem quantity|Återstår|Kvar att leverera|Order Lines/Quantity',
  ),
  price: list(
    'Price|Pris|A-pris|Apris|Unit Price|Rate|Lineitem price|Order Lines/Unit Price|Inköpspris|Inpris',
  ),
  discount: list('Discount|Rabatt|Rabatt %|Discount %'),
  warehouse: list('Warehouse|Lager|Lagerställe|Set Warehouse|Source Warehouse'),
  ordered_on: list('Ordered on|Orderdatum|Order Date|Datum|Date|Created at|Beställd|Transaction Date'),
  promised_on: list(
    'Promised on|Leveransdatum|Delivery Date|Önskat leveransdatum|Expected|Required By|Schedule Date|Leverans|Utlovad',
  ),
  currency: list('Currency|Valuta|Valutakod'),
  notes: list('Notes|Anteckning|Anteckningar|Kommentar|Comment|Övrigt'),
  status: list('Status|Orderstatus|Order status|State|Order state|Läge|Fulfillment Status'),
};

const formHeads: Heads = {
  code: list('Code|Kod|Lagerplats|Plats|Lagerplatskod|Location|Bin|Hyllplats|Enhet|Förkortning'),
  number: list('Number|Konto|Kontonummer|Kontonr|Account|Account number'),
  name: list('Name|Namn|Benämning|Beskrivning|Description|Title|Kategori|Category|Grupp|Varugrupp|Kundgrupp'),
  name_sv: list('Name sv|Namn svenska|Svenskt namn|Swedish name'),
  warehouse: list('Warehouse|Lager|Lagerställe|Lagerkod|Depå'),
  zone: list('Zone|Zon|Område|Gång|Aisle'),
  location_type: list('Location type|Platstyp|Typ|Usage|Användning|Type'),
  pickable: list('Pickable|Plockbar|Plockplats|Plock'),
  pick_sequence: list('Pick sequence|Walking order|Plockordning|Gångordning|Ordning|Sortering|Sequence'),
  barcode: list('Barcode|Streckkod'),
  capacity: list('Capacity|Kapacitet|Rymmer'),
  parent: list('Parent|Överordnad|Huvudgrupp|Parent Category|Förälder|Parent Item Group|Tillhör'),
  vat_class: list('VAT class|Moms|Momssats|VAT|Momsklass'),
  over_receipt: list('Over receipt|Överleverans'),
  country: list('Country|Land|Landskod'),
  rate: list('Rate|Kurs|Sats|Procent|Växelkurs|Exchange rate|Momssats'),
  from: list('From|Från|Gäller från|Valid from'),
  to: list('To|Till|Gäller till|Valid to'),
  currency: list('Currency|Valuta|Valutakod'),
  on: list('On|Datum|Date|Dag|Day'),
  days: list('Days|Dagar|Betalningsdagar|Net days'),
  action: list('Action|Åtgärd'),
  photo: list('Photo|Foto|Bild'),
  approval: list('Approval|Godkännande|Attest'),
  account: list('Account|Konto'),
  whole_only: list('Whole only|Endast hela|Hela'),
};

type Sort = 'products' | 'parties' | 'stock' | 'orders' | 'listPrices';

/** Our own lists, and behind them what systems call the same fields. */
function withSystems(own: Heads, sort: Sort): Heads {
  const all = new Map(Object.entries(own));
  for (const system of systems)
    for (const [field, heads] of Object.entries(system[sort] ?? {}))
      all.set(field, [...(all.get(field) ?? []), ...list(heads)]);
  return Object.fromEntries(all);
}

const goods = withSystems(productHeads, 'products');

const allHeads: Readonly<Record<Sort, Heads>> = {
  // Where nothing tells products apart better, their number in the other system does.
  products: { ...goods, sku: [...(goods['sku'] ?? []), 'ID'] },
  parties: withSystems(partyHeads, 'parties'),
  stock: withSystems(stockHeads, 'stock'),
  orders: withSystems(orderHeads, 'orders'),
  listPrices: withSystems(listPriceHeads, 'listPrices'),
};

/** Of what suppliers ask, as well as what every list of prices has. */
const purchaseHeads: Heads = {
  ...allHeads.listPrices,
  code: list(
    'Code|Their code|Vendor product code|Supplier part no|Leverantörens artikelnr|Lev.artnr|Deras artikelnr',
  ),
  minimum: list('Minimum|MOQ|Min qty|Minimum order quantity|At least|Minsta antal|Minsta orderantal|Minst'),
  multiple: list('Multiple|In multiples of|Order multiple|Pack size|Multipel|I multiplar om|Multipelantal'),
  lead_days: list('Lead days|Lead time|Delivery lead time|Lead time days|Ledtid|Ledtid dagar|Leveranstid'),
};

/** What the heads of a target's fields are. */
export const headsOf = (target: string): Heads => {
  if (target === 'products' || target === 'prices') return allHeads.products;
  if (target === 'customers' || target === 'suppliers') return allHeads.parties;
  if (target.startsWith('open-')) return allHeads.orders;
  if (target === 'list-prices') return allHeads.listPrices;
  if (target === 'purchase-prices') return purchaseHeads;
  return target === 'stock' ? allHeads.stock : formHeads;
};

/** The systems that may have written a file with these heads. */
export function systemsOf(heads: readonly string[]): readonly SystemHeads[] {
  const here = new Set(heads.map(plain));
  return systems.filter(({ tells = '' }) => list(tells).some((head) => here.has(plain(head))));
}
