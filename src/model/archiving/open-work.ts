import type { Refusal } from '../engine/envelope.ts';
import type { Reader } from '../engine/reader.ts';
import type { DocumentRow } from '../engine/rows.ts';
import { compare } from '../values/order.ts';
import { mentions } from './mentions.ts';

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

/** What is to bring, take or count goods in a warehouse, or in one place of it, and is not finished. [ARC3] */
export function workIn(view: Reader, warehouse: string, place?: string): Refusal | null {
  for (const kind of Object.keys(works) as Work[]) {
    const open = unfinishedIn(view, kind, warehouse);
    const refusal = workOpen(kind, place === undefined ? open : open.filter((row) => mentions(row, place)));
    if (refusal) return refusal;
  }
  return null;
}

/** Returns that are only to be credited keep no warehouse busy: their goods have moved. */
const moved = new Set<unknown>(['posted', 'credited', 'dispatched']);

function unfinishedIn(view: Reader, kind: Work, warehouse: string): readonly DocumentRow[] {
  if (kind !== 'movement')
    return view.by(kind, 'openWarehouse', warehouse).filter(({ state }) => !moved.has(state));
  const rows = [...view.by(kind, 'openWarehouse', warehouse), ...view.by(kind, 'coming', warehouse)];
  return [...new Set(rows)].toSorted((a, b) => compare(a.id, b.id));
}

/** The products of lines, each once. */
export const productsOf = (lines: readonly { readonly product: string }[]): readonly string[] => [
  ...new Set(lines.map(({ product }) => product)),
];
