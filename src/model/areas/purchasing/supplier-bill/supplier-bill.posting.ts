import { isStocked } from '#model/areas/products/product/product.bundle.ts';
import type { ValueDraft } from '#model/engine/document-type.ts';
import type { Reader } from '#model/engine/reader.ts';
import { landValue, splitLanded, type LandedAmount } from '#model/stock/stock.land-value.ts';
import { multiplyDivide } from '#model/values/round.ts';
import { amountAt } from '#model/values/unit-cost.ts';
import { receivedAt, receivedLine, unbilledOf, type ReceivedLine } from './received-line.ts';
import type { BillLine, PostedLine, SupplierBillRow } from './supplier-bill.facts.ts';

/** What a line is posted as before it is known where its difference goes. */
interface Draft extends Omit<PostedLine, 'value' | 'expensed'> {
  readonly difference: number;
}
type Landed = Pick<Draft, 'receipt' | 'receiptLine' | 'difference'>;

/** A receipt's line while the lines of one bill are posted one after the other. */
interface Standing {
  readonly source: ReceivedLine;
  quantity: number;
  billed: number;
}

/**
 * What the lines of a bill are posted as: what of goods received they settle, and where what they cost beyond that goes. On
 * a device it throws `Miss`: what is still here of a receipt is known to the server. [SBL8] [SBL9] [SBL10]
 */
export function postedLines(view: Reader, bill: SupplierBillRow): PostedLine[] {
  const standings = new Map<string, Standing>();
  const drafts = bill.lines.map((line) => draftOf(view, bill, line, standings));
  return withSplit(view, drafts);
}

/** Where the differences of lines go. */
function withSplit(view: Reader, drafts: readonly Draft[]): PostedLine[] {
  const changed = drafts.filter(({ difference }) => difference !== 0);
  const split = splitLanded(
    view,
    changed.flatMap((draft) => amountOf(view, draft) ?? []),
  );
  return drafts.map((draft) => {
    const { difference: _, ...line } = draft;
    const { value = 0, expensed = 0 } = split[changed.indexOf(draft)] ?? {};
    return { ...line, value, expensed };
  });
}

/** What a line differs by, as the ledger lands it. */
function amountOf(view: Reader, { receipt, receiptLine, difference }: Landed): LandedAmount | null {
  const row = receipt === null ? undefined : view.get('goodsReceipt', receipt);
  return row && receiptLine !== null
    ? { receipt: row, line: receiptLine, amount: difference, kind: 'bill' }
    : null;
}

function draftOf(
  view: Reader,
  bill: SupplierBillRow,
  line: BillLine,
  standings: Map<string, Standing>,
): Draft {
  const sign = bill.type === 'creditNote' ? -1 : 1;
  const billed = sign * amountAt(line.amount, bill.rate) + 0; // of nothing: zero without a sign
  const { id, product, receipt, receiptLine, account } = line;
  const head = {
    line: id,
    product,
    receipt,
    receiptLine,
    billed,
    ...(account === undefined ? {} : { account }),
  };
  const nothing = { quantity: 0, accrued: 0, difference: 0, rest: 0, cost: 0 };
  const source = receivedLine(view, line);
  if (!source) return { ...head, ...nothing, cost: billed };
  const key = `${source.receipt.id} ${source.line.id}`;
  const standing = standings.get(key) ?? standingOf(source);
  standings.set(key, standing);
  const draft =
    sign > 0 ? billOf(standing, line.quantity, billed) : creditOf(standing, line.quantity, billed);
  standing.quantity += draft.quantity;
  standing.billed += billed;
  const isKept = isStocked(view.get('product', source.line.product));
  if (!isKept) return { ...head, ...nothing, quantity: draft.quantity, cost: billed };
  return { ...head, ...nothing, ...draft, product: source.line.product };
}

const standingOf = (source: ReceivedLine): Standing => ({
  source,
  quantity: source.billed,
  billed: (source.line.bills ?? []).reduce((sum, { billed }) => sum + billed, 0),
});

type Part = Pick<Draft, 'quantity' | 'accrued' | 'difference' | 'rest'>;

/**
 * Goods that are here settle what they were received at, and differ by the rest of what they cost; what is charged beyond
 * them waits for a credit among the goods that are received and not billed. [SBL8] [SBL9]
 */
function billOf({ source, quantity: before }: Standing, quantity: number, billed: number): Part {
  const here = Math.min(quantity, Math.max(0, unbilledOf({ ...source, billed: before })));
  const charged = quantity === 0 ? 0 : multiplyDivide(billed, here, quantity);
  const settled = here === 0 ? 0 : receivedAt(source, before, here);
  return {
    quantity,
    accrued: settled + billed - charged,
    difference: charged - settled,
    rest: 0,
  };
}

/**
 * A credit note gives back what waits for a credit first, at what it was billed at; the rest of it is a lower price of what
 * stays. [SBL10]
 */
function creditOf(
  { source, quantity: before, billed: billedBefore }: Standing,
  quantity: number,
  billed: number,
): Part {
  const waiting = Math.min(quantity, Math.max(0, before - source.kept));
  const credited = quantity === 0 ? 0 : multiplyDivide(billed, waiting, quantity);
  const settled = waiting === 0 ? 0 : -multiplyDivide(billedBefore, waiting, before);
  return {
    quantity: 0 - waiting,
    accrued: settled,
    rest: credited - settled,
    difference: billed - credited,
  };
}

/** The changes of value that posting lines makes. [SBL8] */
export const valueDrafts = (view: Reader, lines: readonly PostedLine[]): ValueDraft[] =>
  lines.flatMap((line) => {
    const amount = amountOf(view, { ...line, difference: line.value + line.expensed });
    return amount && amount.amount !== 0 ? [landValue(amount)] : [];
  });

/** What a posting takes back, as much of it from stock as is still there. [SBL11] */
export const reversedLines = (view: Reader, lines: readonly PostedLine[]): PostedLine[] =>
  withSplit(
    view,
    lines.map(({ value, expensed, quantity, billed, accrued, rest, cost, ...line }) => ({
      ...line,
      quantity: 0 - quantity,
      billed: 0 - billed,
      accrued: 0 - accrued,
      rest: 0 - rest,
      cost: 0 - cost,
      difference: 0 - (value + expensed),
    })),
  );
