import type { AppliedEvent, StockEffect } from '../engine/document-type.ts';
import { need, type Reader } from '../engine/reader.ts';
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
  const spent = costsGone(view, receipt);
  // What went back before its cost was corrected says nothing of what the rest has cost.
  const isCorrected = (id: string): boolean =>
    view.get('goodsReceipt', receipt)?.expensed?.some(({ line }) => line === id) === true;
  return lines.flatMap(({ id, receiptLine, quantity }) => {
    const source = sourceOf(view, receipt, { receiptLine });
    if (!source || quantity === 0) return [];
    const before = gone.get(source.id) ?? source.returned ?? 0;
    gone.set(source.id, before + quantity);
    const paid = isCorrected(source.id) ? shareOf(source, receipt, before) : (spent.get(source.id) ?? 0);
    const cost = Math.max(0, shareOf(source, receipt, before + quantity) - paid);
    spent.set(source.id, paid + cost);
    return [{ line: id, quantity, cost }];
  });
}

/** What goods of each line of a receipt that went back had cost; those of returns that were reversed are here. [SR5] */
function costsGone(view: Reader, receipt: string): Map<string, number> {
  const spent = new Map<string, number>();
  for (const { id, dispatchedAt, lines } of view.by('supplierReturn', 'receipt', receipt))
    if (dispatchedAt !== null)
      for (const line of lines)
        spent.set(
          line.receiptLine,
          (spent.get(line.receiptLine) ?? 0) + need('supplierReturn', { ...line, id }, 'cost'),
        );
  return spent;
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

/** What did not leave after all is here again at what it was worth in stock, and fills what waits for it. [SR10] */
export function takeBack(event: AppliedEvent, view: Reader): StockEffect {
  const row = view.get('supplierReturn', event.document);
  if (!row) return {};
  const { lines: homes } = event.data as SupplierReturnFact<'reversed'>; // the schema of `reversed`
  return {
    moves: row.lines.map((line) => ({
      product: line.product,
      ...ofLot(line.lot),
      line: line.id,
      quantity: line.quantity,
      from: 'supplier',
      to: homes.find((home) => home.line === line.id)?.to ?? line.from,
      value: need('supplierReturn', { ...line, id: row.id }, 'cost') - (line.difference ?? 0),
    })),
    fill: row.lines.map(({ product }) => ({ product, warehouse: row.warehouse })),
  };
}

/** Goods that are kept back, or in quarantine, are promised to nobody. [ST9] */
function isPromised(view: Reader, { product, lot, from }: SendBackLine): boolean {
  const balance = view.get('balance', placeKey(product, from, lot));
  return balance?.available === true && !isKeptBack(balance);
}
