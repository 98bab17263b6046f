import type { Refusal } from '../engine/envelope.ts';
import type { DocumentRow } from '../engine/rows.ts';

/** Documents that bring, take or count goods: what is refused while one of them is not finished, and what ends it. */
const works = {
  goodsReceipt: { code: 'receiptsOpen', end: 'discard' },
  movement: { code: 'movementsOpen', end: 'cancel' },
  customerReturn: { code: 'customerReturnsOpen', end: 'cancel' },
  supplierReturn: { code: 'supplierReturnsOpen', end: 'cancel' },
  adjustment: { code: 'adjustmentsOpen', end: 'discard' },
  assembly: { code: 'assembliesOpen', end: 'cancel' },
  count: { code: 'countsOpen', end: 'cancel' },
} as const;
type Work = keyof typeof works;

/** Those of them that say of which product they are. */
export const worksOfProducts = [
  'goodsReceipt',
  'movement',
  'customerReturn',
  'supplierReturn',
  'adjustment',
  'assembly',
] as const satisfies readonly Work[];

/** Refuses what would keep documents from being finished; the fix leads to the first of them. */
export function workOpen(kind: Work, unfinished: readonly DocumentRow[]): Refusal | null {
  const [first] = unfinished;
  const { code, end: type } = works[kind];
  return first
    ? { code, params: { open: unfinished.length }, fix: { kind, document: first.id, type } }
    : null;
}

/** The products of lines, each once. */
export const productsOf = (lines: readonly { readonly product: string }[]): readonly string[] => [
  ...new Set(lines.map(({ product }) => product)),
];
