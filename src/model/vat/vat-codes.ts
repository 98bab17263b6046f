import type { VatClass } from '#model/values/vat-rates.ts';
import type { VatTreatment } from './treatment.ts';

/** Categories of VAT on invoices (EN 16931, UNCL5305). */
export const vatCategories = ['S', 'Z', 'E', 'AE', 'K', 'G', 'O'] as const;
export type VatCategory = (typeof vatCategories)[number];

/** The sentences that the law asks for on a paper; the texts are in `words/vat.words.ts`. */
export const legalTexts = ['reverseCharge', 'euSupply', 'export', 'outside', 'exempt'] as const;
export type LegalText = (typeof legalTexts)[number];

/** What an invoice writes about the VAT of a line, for machines and for people. */
export interface VatCodes {
  readonly category: VatCategory;
  /** Of the list VATEX; null: VAT is charged, or no code says it. */
  readonly exemptionCode: string | null;
  /** Null: no sentence is needed. */
  readonly legalText: LegalText | null;
}

const uncharged = {
  reverseChargeDomestic: { category: 'AE', exemptionCode: 'VATEX-EU-AE', legalText: 'reverseCharge' },
  euSupply: { category: 'K', exemptionCode: 'VATEX-EU-IC', legalText: 'euSupply' },
  euService: { category: 'AE', exemptionCode: 'VATEX-EU-AE', legalText: 'reverseCharge' },
  export: { category: 'G', exemptionCode: 'VATEX-EU-G', legalText: 'export' },
  outside: { category: 'O', exemptionCode: 'VATEX-EU-O', legalText: 'outside' },
} as const satisfies Partial<Record<VatTreatment, VatCodes>>;

/**
 * Category, code and sentence of a line (EN 16931-1, BT-151, BT-121, BT-120). What is exempt has no code: which article
 * exempts it is not known. [VAT4]
 * @param rate basis points
 */
export function vatCodesOf(treatment: VatTreatment, vatClass: VatClass, rate: number): VatCodes {
  if (treatment !== 'domestic' && treatment !== 'euConsumer') return uncharged[treatment];
  if (vatClass === 'exempt') return { category: 'E', exemptionCode: null, legalText: 'exempt' };
  return { category: rate === 0 ? 'Z' : 'S', exemptionCode: null, legalText: null };
}
