import { fixedId } from '#model/values/ids.ts';
import type { AccountForm } from './account.facts.ts';

/** Accounts of BAS 2025 that stock, purchases and sales are posted to: number, English, Swedish. */
const accounts = [
  ['1460', 'Stock of goods for resale', 'Lager av handelsvaror'],
  ['1510', 'Trade receivables', 'Kundfordringar'],
  ['1930', 'Bank account', 'Företagskonto/checkkonto/affärskonto'],
  ['2420', 'Advances from customers', 'Förskott från kunder'],
  ['2440', 'Trade payables', 'Leverantörsskulder'],
  ['2610', 'Output VAT, 25 %', 'Utgående moms, 25 %'],
  ['2611', 'Output VAT on sales in Sweden, 25 %', 'Utgående moms på försäljning inom Sverige, 25 %'],
  ['2614', 'Output VAT, reverse charge, 25 %', 'Utgående moms omvänd skattskyldighet, 25 %'],
  ['2615', 'Output VAT, import of goods, 25 %', 'Utgående moms import av varor, 25 %'],
  ['2620', 'Output VAT, 12 %', 'Utgående moms, 12 %'],
  ['2621', 'Output VAT on sales in Sweden, 12 %', 'Utgående moms på försäljning inom Sverige, 12 %'],
  ['2624', 'Output VAT, reverse charge, 12 %', 'Utgående moms omvänd skattskyldighet, 12 %'],
  ['2625', 'Output VAT, import of goods, 12 %', 'Utgående moms import av varor, 12 %'],
  ['2630', 'Output VAT, 6 %', 'Utgående moms, 6 %'],
  ['2631', 'Output VAT on sales in Sweden, 6 %', 'Utgående moms på försäljning inom Sverige, 6 %'],
  ['2634', 'Output VAT, reverse charge, 6 %', 'Utgående moms omvänd skattskyldighet, 6 %'],
  ['2635', 'Output VAT, import of goods, 6 %', 'Utgående moms import av varor, 6 %'],
  ['2640', 'Input VAT', 'Ingående moms'],
  ['2641', 'Input VAT charged', 'Debiterad ingående moms'],
  [
    '2645',
    'Calculated input VAT on purchases from abroad',
    'Beräknad ingående moms på förvärv från utlandet',
  ],
  [
    '2647',
    'Input VAT, reverse charge in Sweden',
    'Ingående moms omvänd skattskyldighet varor och tjänster i Sverige',
  ],
  ['2670', 'Output VAT on sales within the EU, OSS', 'Utgående moms på försäljning inom EU, OSS'],
  ['2995', 'Goods received and not billed', 'Ej ankomna leverantörsfakturor'],
  ['3001', 'Sales in Sweden, 25 % VAT', 'Försäljning inom Sverige, 25 % moms'],
  ['3002', 'Sales in Sweden, 12 % VAT', 'Försäljning inom Sverige, 12 % moms'],
  ['3003', 'Sales in Sweden, 6 % VAT', 'Försäljning inom Sverige, 6 % moms'],
  ['3004', 'Sales in Sweden, free of VAT', 'Försäljning inom Sverige, momsfri'],
  ['3105', 'Sales of goods outside the EU', 'Försäljning varor till land utanför EU'],
  ['3106', 'Sales of goods within the EU, with VAT', 'Försäljning varor till annat EU-land, momspliktig'],
  ['3108', 'Sales of goods within the EU, free of VAT', 'Försäljning varor till annat EU-land, momsfri'],
  [
    '3231',
    'Sales in construction, reverse charge',
    'Försäljning inom byggsektorn, omvänd skattskyldighet moms',
  ],
  ['3305', 'Sales of services outside the EU', 'Försäljning tjänster till land utanför EU'],
  ['3308', 'Sales of services within the EU', 'Försäljning tjänster till annat EU-land'],
  ['3520', 'Freight charged', 'Fakturerade frakter'],
  ['3521', 'Freight charged, EU', 'Fakturerade frakter, EU-land'],
  ['3522', 'Freight charged, export', 'Fakturerade frakter, export'],
  ['3540', 'Invoicing fees', 'Faktureringsavgifter'],
  ['3541', 'Invoicing fees, EU', 'Faktureringsavgifter, EU-land'],
  ['3542', 'Invoicing fees, export', 'Faktureringsavgifter, export'],
  ['3731', 'Cash discounts granted', 'Lämnade kassarabatter'],
  ['3740', 'Rounding', 'Öres- och kronutjämning'],
  [
    '3960',
    'Exchange gains on operating items',
    'Valutakursvinster på fordringar och skulder av rörelsekaraktär',
  ],
  ['4010', 'Purchases of materials and goods', 'Inköp material och varor'],
  ['4515', 'Purchases of goods from the EU, 25 %', 'Inköp av varor från annat EU-land, 25 %'],
  ['4535', 'Purchases of services from the EU, 25 %', 'Inköp av tjänster från annat EU-land, 25 %'],
  ['4545', 'Imports of goods, 25 % VAT', 'Import av varor, 25 % moms'],
  ['4960', 'Change in stock of goods for resale', 'Förändring av lager av handelsvaror'],
  ['5460', 'Consumables', 'Förbrukningsmaterial'],
  ['6351', 'Bad debts', 'Konstaterade förluster på kundfordringar'],
  ['6570', 'Bank charges', 'Bankkostnader'],
  ['6990', 'Other external costs', 'Övriga externa kostnader'],
  [
    '7960',
    'Exchange losses on operating items',
    'Valutakursförluster på fordringar och skulder av rörelsekaraktär',
  ],
] as const;

/** An account that comes with a company. */
interface BuiltInAccount extends AccountForm {
  /** The same in every company. */
  readonly id: string;
}

/** The accounts that a company starts with; each may be renamed or hidden afterwards. */
export const builtInAccounts: readonly BuiltInAccount[] = accounts.map(([number, en, sv]) => ({
  id: fixedId(`account/${number}`),
  number,
  name: { en, sv },
}));
