import type { Reader } from '#model/engine/reader.ts';
import { multiplyDivide } from '#model/values/round.ts';
import type { GoodsReceiptRow, ReceiptRowLine } from '../goods-receipt/goods-receipt.facts.ts';
import { isPosted } from '../goods-receipt/goods-receipt.kind.ts';
import { billedBy, notBilled, standingOf, unbilledIn, type Standing } from '../goods-receipt/not-billed.ts';
import type { BillLine, SupplierBillRow } from './supplier-bill.facts.ts';

/** A line of a posted receipt, as bills see it. */
export interface ReceivedLine {
  readonly receipt: GoodsReceiptRow;
  readonly line: ReceiptRowLine;
  /** Thousandths that came in, accepted or not. */
  readonly received: number;
  /** Thousandths of them that did not go back. */
  readonly kept: number;
  /** Thousandths that posted bills charge, less what credit notes took back. */
  readonly billed: number;
}

/** The line of a posted receipt that a line of a bill charges for; undefined: there is none. */
export function receivedLine(
  view: Reader,
  { receipt, receiptLine }: Pick<BillLine, 'receipt' | 'receiptLine'>,
): ReceivedLine | undefined {
  const row = receipt === null ? undefined : view.get('goodsReceipt', receipt);
  const line = row && isPosted(row) ? row.lines.find(({ id }) => id === receiptLine) : undefined;
  return row && line ? ofLine(row, line) : undefined;
}

/** The lines of a posted receipt. */
export const receivedLines = (receipt: GoodsReceiptRow): readonly ReceivedLine[] =>
  isPosted(receipt) ? receipt.lines.map((line) => ofLine(receipt, line)) : [];

const ofLine = (receipt: GoodsReceiptRow, line: ReceiptRowLine): ReceivedLine => {
  const received = line.quantity + line.rejected;
  const billed = (line.bills ?? []).reduce((sum, { quantity }) => sum + quantity, 0);
  return { receipt, line, received, kept: received - (line.returned ?? 0), billed };
};

/** Thousandths that bills have yet to charge of it; below zero: what a credit is awaited for. [SBL6] */
export const unbilledOf = ({ kept, billed }: ReceivedLine): number => kept - billed;

/** Whether something of a supplier's receipt is not billed yet. [SBL6] */
export const hasUnbilled = (receipt: GoodsReceiptRow): boolean =>
  receipt.supplier !== null && receivedLines(receipt).some((line) => unbilledOf(line) > 0);

/** Thousandths of a receipt's line that other bills claim which are not posted yet. [SBL5] */
export function claimedByOthers(
  view: Reader,
  bill: Pick<SupplierBillRow, 'id'>,
  { receipt, line }: ReceivedLine,
): number {
  const others = view
    .by('supplierBill', 'claimed', receipt.id)
    .filter(({ id, type }) => id !== bill.id && type === 'bill');
  return others
    .flatMap(({ lines }) => lines)
    .reduce((sum, one) => (one.receiptLine === line.id ? sum + one.quantity : sum), 0);
}

/**
 * What the next so many thousandths of a receipt's line were received at, minor units of the company's currency. Those that
 * are here add up to what settles them [SBL8]; what is beyond them is in proportion.
 * @param earlier thousandths that lines above charge
 */
export function receivedAt({ receipt, line }: ReceivedLine, earlier: number, quantity: number): number {
  const standing = chargedFor(standingOf(receipt, line), earlier);
  const { received } = standing;
  return quantity <= unbilledIn(standing)
    ? notBilled(standing) - notBilled(chargedFor(standing, quantity))
    : multiplyDivide(received.amount, quantity, Math.max(1, received.quantity));
}

/** With more that is billed of it, for nothing. */
const chargedFor = (standing: Standing, quantity: number): Standing =>
  billedBy(standing, { quantity, billed: 0 });
