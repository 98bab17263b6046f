import type { AppliedEvent, StockEffect } from '../engine/document-type.ts';
import type { Reader } from '../engine/reader.ts';
import { known, worthOf } from '../goods-receipt/goods-receipt.costs.ts';
import type { ReceiptRowLine } from '../goods-receipt/goods-receipt.facts.ts';
import { ofLot } from '../stock/stock.lots.ts';
import { promisesBeyondAll } from '../stock/stock.promises.ts';
import { isKeptBack, placeKey } from '../stock/stock.tables.ts';
import { multiplyDivide } from '../values/round.ts';
import type {
  SendBackLine,
  SentPart,
  SupplierReturnFact,
  SupplierReturnRow,
} from './supplier-return.facts.ts';
import { sourceOf } from './supplier-return.source.ts';

/**
 * What lines that leave had come in at, minor units of the company's currency. Parts of a receipt's line add up to
 * exactly its cost once all of it is back. [SR5]
 */
export function partsLeaving(
  view: Reader,
  { receipt, lines }: Pick<SupplierReturnRow, 'receipt' | 'lines'>,
): SentPart[] {
  const gone = new Map<string, number>();
  return lines.flatMap(({ id, receiptLine, quantity }) => {
    const source = sourceOf(view, receipt, { receiptLine });
    if (!source || quantity === 0) return [];
    const before = gone.get(source.id) ?? source.returned ?? 0;
    gone.set(source.id, before + quantity);
    const cost = shareOf(source, receipt, before + quantity) - shareOf(source, receipt, before);
    return [{ line: id, quantity, cost }];
  });
}

/** What the first so many thousandths of a receipt's line that go back had cost. */
function shareOf(source: ReceiptRowLine, receipt: string, quantity: number): number {
  known(source.unitCost, 'goodsReceipt', receipt);
  const { accepted = 0, rejected = 0 } = worthOf(source) ?? {};
  return multiplyDivide(accepted + rejected, quantity, source.quantity + source.rejected);
}

/** What leaves, with its line, and the value that it leaves at. */
export const leavingOf = (row: Pick<SupplierReturnRow, 'lines'>, parts: readonly SentPart[]) =>
  parts.flatMap(({ line: id, quantity, cost: value }) => {
    const line = row.lines.find((one) => one.id === id);
    return line ? [{ line, product: line.product, quantity, value }] : [];
  });

/** The goods leave for the supplier at the cost they came in at; promises that the rest cannot keep are let go. [SR5] [SR6] */
export function sendBack(event: AppliedEvent, view: Reader): StockEffect {
  const row = view.get('supplierReturn', event.document);
  if (!row) return {};
  const { lines } = event.data as SupplierReturnFact<'dispatched'>; // the schema of `dispatched`
  const leaving = leavingOf(row, lines);
  const promised = leaving.filter(({ line }) => isPromised(view, line));
  return {
    reserve: promisesBeyondAll(
      view,
      promised.map(({ product, quantity }) => ({ product, warehouse: row.warehouse, quantity })),
    ),
    moves: leaving.map(({ line: { id, lot, from }, product, quantity, value }) => ({
      product,
      ...ofLot(lot),
      line: id,
      quantity,
      from,
      to: 'supplier',
      value,
    })),
  };
}

/** Goods that are kept back, or in quarantine, are promised to nobody. [ST9] */
function isPromised(view: Reader, { product, lot, from }: SendBackLine): boolean {
  const balance = view.get('balance', placeKey(product, from, lot));
  return balance?.available === true && !isKeptBack(balance);
}
