import { gzipSync } from 'node:zlib';
import writeWorkbook, { type SheetData } from 'write-excel-file/node';

/** Files as other systems write them, with their heads and their dirt. */
export interface ForeignFile {
  readonly name: string;
  readonly content: () => Promise<Buffer> | Buffer;
}

const latin = (text: string): Buffer => Buffer.from(text, 'latin1');
const lines = (...all: readonly string[]): string => `${all.join('\r\n')}\r\n`;

/** Article register of Fortnox: semicolons, Windows-1252, decimal commas, thousands with a hard space. */
export const fortnoxArticles: ForeignFile = {
  name: 'Artikelregister 2026.csv',
  content: () =>
    latin(
      lines(
        'Artikelnr;Benämning;Artikeltyp;Enhet;Försäljningspris exkl moms;Inköpspris;Moms;EAN;Lagersaldo;Vikt',
        '1001;Skruv M8 förzinkad;Lagervara;st;12,50;4,10;25 %;7310000000017;1\u00a0250;12',
        '1002;"Slipskiva 125 mm; grov";Lagervara;FÖRP;1\u00a0299,00;640,25;25 %;;40;',
        '1003;Montering per timme;Tjänst;tim;850,00;0;25 %;;;',
        '1004;Arbetshandskar str. 10;Lagervara;par;89,90;31,00;25;;120;85',
        '1005;Utan pris på begäran;Lagervara;st;på begäran;;25 %;;;',
        'Summa;;;;2 251,40;;;;1410;',
      ),
    ),
};

/** Customers of Visma: tabs, UTF-16, country names in Swedish, payment terms in words. */
export const vismaCustomers: ForeignFile = {
  name: 'Kunder.txt',
  content: () =>
    Buffer.from(
      `\uFEFF${lines(
        'Kundnr\tNamn\tOrg.nr\tMomsreg.nr\tGatuadress\tPostnr\tOrt\tLand\tE-post\tTelefon\tBetalningsvillkor\tKreditgräns\tValuta',
        '10\tBygg & Bo i Örebro AB\t556000-0001\tSE556000000101\tStorgatan 1\t702 11\tÖrebro\tSverige\tinfo@byggbo.example\t019-12 34 56\t30 dagar netto\t50 000,00\tSEK',
        '11\tMüller Werkzeuge GmbH\t\tDE 136695976\tHauptstraße 5\t10115\tBerlin\tTyskland\tkontor@mueller.example\t\t14 dagar\t\tEUR',
        '12\tFjell Service AS\t\t\tKirkegata 9\t0153\tOslo\tNorge\t\t+47 22 00 00 00\tKontant\t\tNOK',
        '13\tKalle Privatperson\t\t\tLillgränd 2\t111 11\tStockholm\t\t\t\t\t\t',
        '14\tAtlantis Trading\t\t\t\t\t\tAtlantis\t\t\t\t\t',
      )}`,
      'utf16le',
    ),
};

const cell = (value: string | number | boolean | Date | null) =>
  value === null
    ? null
    : value instanceof Date
      ? { value, type: Date, format: 'yyyy-mm-dd' }
      : { value, type: { string: String, number: Number, boolean: Boolean }[typeof value as 'string'] };

const workbook = (
  ...rows: readonly (readonly (string | number | boolean | Date | null)[])[]
): Promise<Buffer> =>
  writeWorkbook(rows.map((row) => row.map(cell)) as SheetData, { sheet: 'Sheet1' }).toBuffer();

const odooRows: readonly (readonly (string | number | null)[])[] = [
  'External ID|Name|Internal Reference|Barcode|Sales Price|Cost|Product Category/Complete Name|Product Type|Unit of Measure/Display Name|Weight|Quantity On Hand'.split(
    '|',
  ),
  [
    'p_1',
    'Office chair',
    'FURN-7777',
    '4006381333931',
    70.1,
    45.05,
    'All / Furniture',
    'Goods',
    'Units',
    7.25,
    12,
  ],
  ['p_2', 'Desk lamp', 'FURN-8888', null, 40, 0.1 + 0.2, 'All / Furniture', 'Goods', 'Units', 0.5, 3],
  ['p_3', 'Consulting', 'SERV-1', null, 1200, 0, 'All / Services', 'Service', 'Hours', 0, null],
];

/** Product export of Odoo: a workbook, external ids, categories as paths. */
export const odooProducts: ForeignFile = {
  name: 'product.template.xlsx',
  content: () => workbook(...odooRows),
};

/** Items of ERPNext: commas, every cell quoted, flags as 0 and 1. */
export const erpnextItems: ForeignFile = {
  name: 'Item.csv',
  content: () =>
    Buffer.from(
      lines(
        '"ID","Item Code","Item Name","Item Group","Default Unit of Measure","Disabled","Standard Selling Rate","Valuation Rate","Description","Weight Per Unit","Weight UOM","Country of Origin"',
        '"STO-ITEM-1","STO-ITEM-1","T-shirt ""Classic""","Products","Nos","0","149.000","61.2","<div>Cotton</div>","0.180","Kg","Sweden"',
        '"STO-ITEM-2","STO-ITEM-2","Rope, blue","Raw Material","Meter","0","12.500","4","","0.065","Kg","Germany"',
        '"STO-ITEM-3","STO-ITEM-3","Broken row","Products","Bushel","0","1","1","","","",""',
      ),
    ),
};

/** Products of Shopify: several rows per product, rows that hold pictures alone. */
export const shopifyProducts: ForeignFile = {
  name: 'products_export.csv.gz',
  content: () =>
    gzipSync(
      lines(
        'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Price,Variant Barcode,Image Src,Status',
        'tee,Organic tee,"<p>Soft,',
        'and warm</p>",Acme,Apparel,"new, summer",true,Size,S,Color,Blue,TEE-S-B,180,14,249.00,,https://cdn.example/1.jpg,active',
        'tee,,,,,,,,M,,Blue,TEE-M-B,190,9,249.00,,https://cdn.example/2.jpg,',
        'tee,,,,,,,,,,,,,,,,https://cdn.example/3.jpg,',
        'mug,Mug,,Acme,Kitchen,,true,Title,Default Title,,,MUG-1,350,40,99.00,4006381333931,,active',
      ).replace('Soft,\r\n', 'Soft,\n'),
    ),
};

/** A list that somebody made by hand: titles above, an empty column, a sum below, days in a mix. */
export const handMadeList: ForeignFile = {
  name: 'Lagerlista mars.xlsx',
  content: () =>
    workbook(
      ['Lagerlista', null, null, null, null, null, null],
      ['Utskriven av Karin', null, new Date(Date.UTC(2026, 2, 31)), null, null, null, null],
      [null, null, null, null, null, null, null],
      ['Art.nr', 'Benämning', null, 'Saldo', 'Lagerplats', 'Inpris', 'Bäst före'],
      ['1001', 'Skruv M8', null, 1250, 'A-01', '4,10 kr', null],
      ['1004', 'Handskar', null, 120, 'A-02', '31,00 kr', null],
      ['9999', 'Finns inte', null, 5, 'A-01', '1 kr', null],
      ['Summa', null, null, 1375, null, null, null],
    ),
};

/** Locations as a warehouse lists them. */
export const locationList: ForeignFile = {
  name: 'lagerplatser.csv',
  content: () =>
    Buffer.from(
      lines(
        'Lager;Lagerplats;Zon;Typ;Plockbar;Plockordning',
        'WH;B-01;B;Plock;Ja;100',
        'WH;B-02;B;Plock;Nej;110',
        'WH;B-03;B;Karantän;Nej;120',
      ),
    ),
};

/** New prices of what is there, with a column that says nothing. */
export const priceList: ForeignFile = {
  name: 'Nya priser.csv',
  content: () =>
    Buffer.from(lines('Artikelnummer;Nytt pris;Pris', '1001;;13,75', '1004;;92,00', '7777;;1,00')),
};

/** Open orders of Fortnox, a row for each line. */
export const openSales: ForeignFile = {
  name: 'Öppna order.csv',
  content: () =>
    latin(
      lines(
        'Ordernr;Orderdatum;Kundnr;Artikelnr;Benämning;Antal;Pris;Rabatt %;Leveransdatum',
        '501;2026-03-02;10;1001;Skruv M8;100;12,50;;2026-12-01',
        '501;2026-03-02;10;1004;Handskar;5;89,90;10;2026-12-01',
        '502;2026-03-03;12;1001;Skruv M8;7;;;',
        '503;2026-03-03;10;1001;Skruv M8;1;12,50;;',
        '503;2026-03-03;10;9999;Borta;1;1,00;;',
      ),
    ),
};

/** A workbook of several sheets, as people keep them. */
export const severalSheets: ForeignFile = {
  name: 'Register.xlsx',
  content: () =>
    writeWorkbook([
      { sheet: 'Läs mig', data: [[cell('Uppdaterad av Karin')]] as SheetData },
      {
        sheet: 'Artiklar',
        data: [
          ['Artikelnr', 'Benämning', 'Enhet'],
          ['K-1', 'Kabel', 'mtr'],
          ['K-2', 'Kontakt', 'styk'],
          ['K-3', 'Klämma', 'styk'],
        ].map((row) => row.map(cell)) as SheetData,
      },
      {
        sheet: 'Kunder',
        data: [
          ['Kundnr', 'Kundnamn', 'Ort'],
          ['7', 'Ann AB', 'Lund'],
        ].map((row) => row.map(cell)) as SheetData,
      },
    ]).toBuffer(),
};
