import type { MoveDraft, ValueDraft } from '../engine/document-type.ts';
import type { Reader } from '../engine/reader.ts';
import { unitCostOf, valueAt } from '../values/money.ts';
import { divideRounded } from '../values/round.ts';
import type { Valued } from './stock.facts.ts';
import { partStillHere } from './stock.layers.ts';

type Entry = Valued['entries'][number];
type Worth = Pick<MoveDraft, 'product' | 'quantity' | 'unitCost' | 'value'>;
type Crossing = Worth & Partial<Pick<MoveDraft, 'from' | 'receipt' | 'expensed'>>;

/** Thousandths, and what they are worth in minor units. */
interface Held {
  readonly quantity: number;
  readonly value: number;
}

/** What there is of a product, after entries that are not folded yet. */
function heldAfter(view: Reader, product: string, earlier: readonly Entry[]): Held {
  const held = view.get('valuation', product);
  let quantity = held?.quantity ?? 0;
  let value = held?.value ?? 0;
  for (const entry of earlier)
    if (entry.product === product) {
      quantity += entry.quantity;
      value += entry.value;
    }
  return { quantity, value };
}

/** The share of an amount that falls to `part` of a quantity. */
const partOf = (amount: number, part: number, quantity: number): number =>
  quantity > 0 ? Number(divideRounded(BigInt(amount) * BigInt(part), BigInt(quantity))) : 0;

/**
 * The value of a move: in at its own cost, out at the moving average (value ÷ quantity), the last unit taking the
 * remainder. Source: IAS 2.27, weighted average after each receipt. [ST5]
 */
export function valueOf(view: Reader, draft: Crossing, entering: boolean, earlier: readonly Entry[]): Entry {
  const { quantity, value } = heldAfter(view, draft.product, earlier);
  const priced =
    draft.unitCost === undefined
      ? partOf(value, draft.quantity, quantity)
      : valueAt(draft.quantity, draft.unitCost);
  const worth = draft.value ?? priced;
  const ofReceipt = draft.receipt === undefined ? {} : { receipt: draft.receipt };
  if (entering) {
    const back = isBack(draft) ? { back: true as const } : {};
    return {
      product: draft.product,
      type: 'in',
      quantity: draft.quantity,
      value: worth,
      ...ofReceipt,
      ...back,
    };
  }
  const leaving = draft.quantity >= quantity ? value : Math.min(worth, value);
  return {
    product: draft.product,
    type: 'out',
    quantity: -draft.quantity,
    value: leaving === 0 ? 0 : -leaving,
    ...ofReceipt,
  };
}

/** Places outside from which goods come that had not left from here. */
const origins: ReadonlySet<string> = new Set(['supplier', 'opening', 'production']);

/** Goods that come in at the value they left with have been here before. [ST8] [ST27] */
const isBack = ({ value, from }: Crossing): boolean =>
  value !== undefined && from !== undefined && !origins.has(from);

/**
 * The entries of a move. Goods that leave at a value of their own leave at exactly that: where the stock is not worth it,
 * or the last of it is worth more, the difference is taken from what was expensed, or expensed; as they come back, they say
 * it themselves. [ST25]
 */
export function entriesOf(
  view: Reader,
  draft: Crossing,
  entering: boolean,
  earlier: readonly Entry[],
): readonly Entry[] {
  const entry = valueOf(view, draft, entering, earlier);
  const { product, quantity, unitCost, expensed = 0 } = draft;
  if (entering && expensed !== 0)
    return [entry, { product, type: 'correction', quantity: 0, value: 0, expensed }];
  const said = draft.value ?? (unitCost === undefined ? undefined : valueAt(quantity, unitCost));
  const difference = said === undefined || entering ? 0 : said + entry.value;
  if (said === undefined || difference === 0) return [entry];
  const correction = { product, type: 'correction', quantity: 0 } as const;
  return [
    { ...correction, value: difference, expensed: 0 - difference },
    { ...entry, value: 0 - said },
  ];
}

/**
 * By how much goods that leave at values of their own, in the given order, are worth less in stock than these (minor
 * units; with a minus: more). [ST25]
 */
export function differencesOf(
  view: Reader,
  leaving: readonly Required<Pick<MoveDraft, 'product' | 'quantity' | 'value'>>[],
): number[] {
  const entries: Entry[] = [];
  return leaving.map((draft) => {
    const own = entriesOf(view, draft, false, entries);
    entries.push(...own);
    return own.find(({ type }) => type === 'correction')?.value ?? 0;
  });
}

/**
 * The values (minor units) at which goods would leave now, in the given order. [ST5] A document that can be reversed
 * stores them, so that its goods come back at the value they left with.
 */
export function leavingValues(
  view: Reader,
  leaving: readonly { readonly product: string; readonly quantity: number }[],
): number[] {
  const entries: Entry[] = [];
  for (const { product, quantity } of leaving)
    entries.push(valueOf(view, { product, quantity }, false, entries));
  return entries.map((entry) => (entry.value === 0 ? 0 : -entry.value));
}

/**
 * What becomes of values that change now, in the given order. [ST16] [ST17] A document that can be reversed stores what
 * was expensed of them.
 */
export function reworths(view: Reader, drafts: readonly ValueDraft[]): Entry[] {
  const entries: Entry[] = [];
  const covered = new Map<string, number>();
  for (const draft of drafts) {
    const { product, type, quantity = 0 } = draft;
    const before = covered.get(product) ?? 0;
    const split = splitOf(view, draft, heldAfter(view, product, entries), before);
    entries.push({ product, type, quantity: 0, ...split });
    covered.set(product, before + quantity);
  }
  return entries;
}

/**
 * A difference changes the value of the goods that are still there, as many as it concerns, and the rest of it is
 * expensed: what was sold keeps the cost it left with. Stock is never worth less than nothing, and no stock is worth
 * nothing. Source: moving average with and without stock coverage, as in the invoice verification of SAP ("the stock
 * account is only debited or credited for the actual stock").
 * @param covered thousandths that earlier differences of the same posting concern: one piece covers one of them
 */
function splitOf(
  view: Reader,
  draft: ValueDraft,
  held: Held,
  covered: number,
): Pick<Entry, 'value' | 'expensed'> {
  const owned = Math.max(0, held.quantity);
  const difference = draft.type === 'revaluation' ? draft.value - held.value : draft.value;
  const part = stillHere(view, draft, owned, difference) ?? byPieces(draft, owned, covered, difference);
  const value = Math.max(part, -held.value) || 0;
  return { value, expensed: (draft.wasExpensed ? 0 : difference) - value || 0 };
}

/** What falls to stock by what is still here of the receipt that had the cost; null where it is not of a receipt. [ST27] */
function stillHere(view: Reader, draft: ValueDraft, owned: number, difference: number): number | null {
  const { product, receipt, quantity } = draft;
  return receipt === undefined || quantity === undefined
    ? null
    : partStillHere(view, product, { receipt, quantity }, owned, difference);
}

/** What falls to stock by the number of pieces that are there, whichever they are. [ST16] */
function byPieces({ quantity }: ValueDraft, owned: number, covered: number, difference: number): number {
  const concerned = quantity ?? owned;
  const free = quantity === undefined ? owned : Math.max(0, owned - covered);
  return partOf(difference, Math.min(free, concerned), concerned);
}

/** What one stock unit of a product is worth now, ten-thousandths; null where there is none of it. */
export function averageOf(view: Reader, product: string): number | null {
  const held = view.get('valuation', product);
  return held && held.quantity > 0 ? unitCostOf(held.value, held.quantity) : null;
}
