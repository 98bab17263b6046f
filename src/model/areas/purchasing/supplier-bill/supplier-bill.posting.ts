import { isStocked } from '#model/areas/products/product/product.bundle.ts';
import type { ValueDraft } from '#model/engine/document-type.ts';
import type { Reader } from '#model/engine/reader.ts';
import { landValue, splitLanded, type LandedAmount } from '#model/stock/stock.land-value.ts';
import { amountAt } from '#model/values/unit-cost.ts';
import type { BilledPart } from '../goods-receipt/goods-receipt.facts.ts';
import { billedBy, notBilled, standingOf } from '../goods-receipt/not-billed.ts';
import { chargedPart, creditedPart } from './charged-part.ts';
import { receivedLine, type ReceivedLine } from './received-line.ts';
import type { BillLine, PostedLine, SupplierBillRow } from './supplier-bill.facts.ts';

/** What a line is posted as before it is known where its difference goes. */
interface Draft extends Omit<PostedLine, 'value' | 'expensed'> {
  readonly difference: number;
}
type Landed = Pick<Draft, 'receipt' | 'receiptLine' | 'difference'>;

/** What bills charge of each receipt's line while the lines of one bill are posted, or reversed, one after the other. */
class Charges {
  readonly #of = new Map<string, readonly BilledPart[]>();

  of(source: ReceivedLine): readonly BilledPart[] {
    return this.#of.get(keyOf(source)) ?? source.line.bills ?? [];
  }

  set(source: ReceivedLine, bills: readonly BilledPart[]): void {
    this.#of.set(keyOf(source), bills);
  }
}

const keyOf = ({ receipt, line }: ReceivedLine): string => `${receipt.id} ${line.id}`;

/**
 * What the lines of a bill are posted as: what of goods received they settle, and where what they cost beyond that goes. On
 * a device it throws `Miss`: what is still here of a receipt is known to the server. [SBL8] [SBL9] [SBL10]
 */
export function postedLines(view: Reader, bill: SupplierBillRow): PostedLine[] {
  const charges = new Charges();
  const drafts = bill.lines.map((line) => draftOf(view, bill, line, charges));
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

function draftOf(view: Reader, bill: SupplierBillRow, line: BillLine, charges: Charges): Draft {
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
  const before = charges.of(source);
  const standing = standingOf(source.receipt, source.line, before);
  const charge = (sign > 0 ? chargedPart : creditedPart)(standing, {
    quantity: line.quantity,
    amount: billed,
  });
  charges.set(source, [...before, { bill: bill.id, difference: 0, billed, ...charge }]);
  const { quantity } = charge;
  if (!isStocked(view.get('product', source.line.product)))
    return { ...head, ...nothing, quantity, cost: billed };
  const accrued = notBilled(standing) - notBilled(billedBy(standing, { billed, ...charge }));
  const { credited = accrued, ...counted } = charge;
  // What is neither settled nor credited at another price than was waited for is what goods cost more, or less.
  const rest = credited - accrued;
  const difference = billed - accrued - rest;
  return { ...head, ...nothing, ...counted, product: source.line.product, accrued, rest, difference };
}

/** The changes of value that posting lines makes. [SBL8] */
export const valueDrafts = (view: Reader, lines: readonly PostedLine[]): ValueDraft[] =>
  lines.flatMap((line) => {
    const amount = amountOf(view, { ...line, difference: line.value + line.expensed });
    return amount && amount.amount !== 0 ? [landValue(amount)] : [];
  });

/**
 * What a posting takes back: of goods received and not billed what it holds there now, and of the rest as much from stock as
 * is still there. [SBL11]
 */
export function reversedLines(view: Reader, bill: Pick<SupplierBillRow, 'id' | 'posted'>): PostedLine[] {
  const charges = new Charges();
  // The last one that was charged is taken back first.
  const drafts = (bill.posted?.lines ?? []).toReversed().map((line) => takenBack(view, bill, line, charges));
  return withSplit(view, drafts.toReversed());
}

function takenBack(
  view: Reader,
  bill: Pick<SupplierBillRow, 'id'>,
  was: PostedLine,
  charges: Charges,
): Draft {
  const { line: id, receipt, receiptLine, product, account } = was;
  const back = {
    line: id,
    receipt,
    receiptLine,
    product,
    ...(account === undefined ? {} : { account }),
    quantity: 0 - was.quantity,
    billed: 0 - was.billed,
    rest: 0 - was.rest,
    cost: 0 - was.cost,
  };
  const source = receivedLine(view, was);
  if (!source || !isStocked(view.get('product', source.line.product)))
    return { ...back, accrued: 0 - was.accrued, difference: 0 - (was.value + was.expensed) };
  const before = charges.of(source);
  const at = before.findLastIndex((one) => one.bill === bill.id);
  const after = before.toSpliced(at, at < 0 ? 0 : 1);
  charges.set(source, after);
  const left = (bills: readonly BilledPart[]): number =>
    notBilled(standingOf(source.receipt, source.line, bills));
  const accrued = left(before) - left(after);
  return { ...back, accrued, difference: back.billed - accrued - back.rest };
}
