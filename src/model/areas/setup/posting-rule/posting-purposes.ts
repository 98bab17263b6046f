/** What is posted to an account. */
export const postingPurposes = [
  'sales',
  'freight',
  'fee',
  'vatOut',
  'receivables',
  'bank',
  'advances',
  'rounding',
  'cashDiscount',
  'exchangeGain',
  'exchangeLoss',
  'writtenOff',
  'bankFee',
  'reminderFee',
  'payables',
  'vatIn',
  'vatReverse',
  'stock',
  'goodsNotBilled',
  'costOfGoods',
  'purchases',
] as const;
export type PostingPurpose = (typeof postingPurposes)[number];

/** By what an account may differ within a purpose; the first decides before the next. */
export const postingParts = ['category', 'treatment', 'vatClass', 'rate'] as const;
export type PostingPart = (typeof postingParts)[number];

const ofSales: readonly PostingPart[] = postingParts;
const ofCharges: readonly PostingPart[] = ['treatment', 'vatClass', 'rate'];

const parts: Partial<Record<PostingPurpose, readonly PostingPart[]>> = {
  sales: ofSales,
  freight: ofCharges,
  fee: ofCharges,
  vatOut: ofCharges,
  vatIn: ofCharges,
  vatReverse: ofCharges,
  stock: ['category'],
  costOfGoods: ['category'],
  purchases: ['category', 'treatment'],
};

/** What the accounts of a purpose may differ by; one account serves every other one. [PRU2] */
export const partsOf = (purpose: PostingPurpose): readonly PostingPart[] => parts[purpose] ?? [];
