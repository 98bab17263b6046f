import type { PostingPurpose } from '#model/areas/setup/posting-rule/posting-purposes.ts';
import type { VatTreatment } from '#model/vat/treatment.ts';

interface Name {
  readonly en: string;
  readonly sv: string;
}

/** How VAT is charged for a line. */
export const vatTreatmentTexts: Readonly<Record<VatTreatment, Name>> = {
  domestic: { en: 'VAT at home', sv: 'Inhemsk moms' },
  reverseChargeDomestic: { en: 'Reverse charge at home', sv: 'Omvänd betalningsskyldighet inom landet' },
  euSupply: { en: 'Intra-EU supply', sv: 'Unionsintern varuförsäljning' },
  euService: { en: 'Service to an EU business', sv: 'Tjänst till företag i annat EU-land' },
  euConsumer: { en: 'Distance sale to an EU consumer', sv: 'Distansförsäljning till konsument i EU' },
  export: { en: 'Export', sv: 'Export' },
  outside: { en: 'Outside the scope of VAT', sv: 'Omsatt utanför landet' },
};

/** What is posted to an account. */
export const postingPurposeTexts: Readonly<Record<PostingPurpose, Name>> = {
  sales: { en: 'Sales', sv: 'Försäljning' },
  freight: { en: 'Freight charged', sv: 'Fakturerad frakt' },
  fee: { en: 'Fees charged', sv: 'Fakturerade avgifter' },
  vatOut: { en: 'Output VAT', sv: 'Utgående moms' },
  receivables: { en: 'Trade receivables', sv: 'Kundfordringar' },
  bank: { en: 'Bank', sv: 'Bank' },
  advances: { en: 'Advances from customers', sv: 'Förskott från kunder' },
  rounding: { en: 'Rounding', sv: 'Öresutjämning' },
  cashDiscount: { en: 'Cash discount granted', sv: 'Lämnad kassarabatt' },
  exchangeGain: { en: 'Exchange gain', sv: 'Kursvinst' },
  exchangeLoss: { en: 'Exchange loss', sv: 'Kursförlust' },
  writtenOff: { en: 'Receivables written off', sv: 'Konstaterade kundförluster' },
  bankFee: { en: 'Bank fees', sv: 'Bankavgifter' },
  reminderFee: { en: 'Reminder fees', sv: 'Påminnelseavgifter' },
  payables: { en: 'Trade payables', sv: 'Leverantörsskulder' },
  vatIn: { en: 'Input VAT', sv: 'Ingående moms' },
  vatReverse: { en: 'Output VAT on purchases', sv: 'Utgående moms på inköp' },
  stock: { en: 'Stock', sv: 'Lager' },
  goodsNotBilled: { en: 'Goods received, not billed', sv: 'Inlevererat, ej fakturerat' },
  costOfGoods: { en: 'Cost of goods', sv: 'Kostnad för varor' },
  purchases: { en: 'Purchases', sv: 'Inköp' },
};
