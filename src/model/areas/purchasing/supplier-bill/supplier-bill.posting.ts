import { isStocked } from '#model/areas/products/product/product.bundle.ts';
import type { ValueDraft } from '#model/engine/document-type.ts';
import type { Reader } from '#model/engine/reader.ts';
import { reworths } from '#model/stock/stock.values.ts';
import { multiplyDivide } from '#model/values/round.ts';
import { amountAt } from '#model/values/unit-cost.ts';
import { receivedAt, receivedLine, unbilledOf, type ReceivedLine } from './received-line.ts';
import type { BillLine, PostedLine, SupplierBillRow } from './supplier-bill.facts.ts';

/** What a line is posted as before it is known where its difference goes. */
interface Draft extends Omit<PostedLine, 'value' | 'expensed'> {
  readonly difference: number;
}

/** A receipt's line while the lines of one bill are posted one after the other. */
interface Standing {
  readonly source: ReceivedLine;
  quantity: number;
  billed: number;
}

/**
 * What the lines of a bill are posted as: what of goods received they settle, and where what they cost beyond that goes. It
 * may throw `Miss`, as its view. [SBL8] [SBL9] [SBL10]
 */
export function postedLines(view: Reader, bill: SupplierBillRow): PostedLine[] {
  const standings = new Map<string, Standing>();
  const drafts = together(bill.lines.map((line) => draftOf(view, bill, line, standings)));
  const changed = drafts.filter(({ difference }) => difference !== 0);
  const split = reworths(view, changed.map(valueDraftOf));
  return drafts.map(({ difference, ...line }) => {
    const { value = 0, expensed = difference - value } =
      split[changed.findIndex((one) => one.line === line.line)] ?? {};
    return { ...line, value, expensed };
  });
}

/** Lines of the same goods with all that they differ by on the first of them: a piece in stock takes one difference. [ST16] */
function together(drafts: readonly Draft[]): readonly Draft[] {
  const sums = new Map<string, number>();
  for (const { receiptLine, difference } of drafts)
    if (receiptLine !== null) sums.set(receiptLine, (sums.get(receiptLine) ?? 0) + difference);
  return drafts.map((draft) => {
    const difference = draft.receiptLine === null ? 0 : (sums.get(draft.receiptLine) ?? 0);
    if (draft.receiptLine !== null) sums.set(draft.receiptLine, 0);
    return { ...draft, difference };
  });
}

function draftOf(
  view: Reader,
  bill: SupplierBillRow,
  line: BillLine,
  standings: Map<string, Standing>,
): Draft {
  const sign = bill.type === 'creditNote' ? -1 : 1;
  const billed = sign * amountAt(line.amount, bill.rate);
  const { id, product, receipt, receiptLine, account } = line;
  const head = {
    line: id,
    product,
    receipt,
    receiptLine,
    billed,
    ...(account === undefined ? {} : { account }),
  };
  const nothing = { quantity: 0, accrued: 0, difference: 0, rest: 0, cost: 0, concerned: 0 };
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

type Part = Pick<Draft, 'quantity' | 'accrued' | 'difference' | 'rest' | 'concerned'>;

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
    concerned: source.received,
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
    concerned: source.received,
  };
}

const valueDraftOf = ({
  product,
  difference,
  concerned,
}: Pick<Draft, 'product' | 'difference' | 'concerned'>): ValueDraft => ({
  product: product ?? '',
  type: 'correction',
  value: difference,
  quantity: concerned,
});

/** The changes of value that posting lines makes. [SBL8] */
export const valueDrafts = (lines: readonly PostedLine[]): ValueDraft[] =>
  lines.flatMap(({ product, value, expensed, concerned }) =>
    value + expensed === 0 || product === null
      ? []
      : [valueDraftOf({ product, difference: value + expensed, concerned })],
  );

/** What a posting takes back, as much of it from stock as is still there. [SBL11] */
export function reversedLines(view: Reader, lines: readonly PostedLine[]): PostedLine[] {
  const changed = lines.filter(({ value, expensed }) => value + expensed !== 0);
  const turned = changed.map((line) => valueDrafts([line])).flat();
  const split = reworths(
    view,
    turned.map((draft) => ({ ...draft, value: 0 - draft.value })),
  );
  return lines.map((line) => {
    const at = changed.indexOf(line);
    const { value = 0, expensed = 0 } = split[at] ?? {};
    const { quantity, billed, accrued, rest, cost } = line;
    return {
      ...line,
      quantity: 0 - quantity,
      billed: 0 - billed,
      accrued: 0 - accrued,
      rest: 0 - rest,
      cost: 0 - cost,
      value,
      expensed,
    };
  });
}
