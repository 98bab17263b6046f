import type { AppliedEvent, ReserveDraft, StockEffect } from '#model/engine/document-type.ts';
import type { Env } from '#model/engine/env.ts';
import { need, type Reader } from '#model/engine/reader.ts';
import { known, worthOf } from '../goods-receipt/goods-receipt.costs.ts';
import type { ReceiptRowLine } from '../goods-receipt/goods-receipt.facts.ts';
import { ofLot } from '#model/stock/stock.lots.ts';
import { promisesBeyondAll } from '#model/stock/stock.promises.ts';
import { multiplyDivide } from '#model/values/round.ts';
import type { SentPart, SupplierReturnFact, SupplierReturnRow } from './supplier-return.facts.ts';
import { isKept } from './supplier-return.kind.ts';
import { keep, keepAnew, letGo, mayBeWanted, reservedBy } from './supplier-return.keeping.ts';
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
  const corrected = view.get('goodsReceipt', receipt)?.expensed ?? [];
  return lines.flatMap(({ id, receiptLine, quantity }) => {
    const source = sourceOf(view, receipt, { receiptLine });
    if (!source || quantity === 0) return [];
    const before = gone.get(source.id) ?? source.returned ?? 0;
    gone.set(source.id, before + quantity);
    const all = source.quantity + source.rejected;
    // What went back before its cost was corrected says nothing of what the rest has cost.
    const isCorrected = corrected.some(({ line }) => line === source.id);
    const paid = isCorrected ? shareOf(source, receipt, before) : (spent.get(source.id) ?? 0);
    // What bills charge beyond what goods came in at is borne by those that did not go back before. [ST27]
    const isBilled = source.bills !== undefined && !isCorrected;
    const share = isBilled
      ? multiplyDivide(shareOf(source, receipt, all) - paid, quantity, all - before)
      : shareOf(source, receipt, before + quantity) - paid;
    const cost = Math.max(0, share);
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
  const { lines, freed = [] } = event.data as SupplierReturnFact<'dispatched'>; // the schema of `dispatched`
  const leaving = leavingOf(row, lines);
  const free = letGo(view, row, freed);
  return {
    ...free,
    reserve: [...free.reserve, ...promisesOnLeaving(view, row, leaving)],
    moves: leaving.map(({ line: { id, lot, from }, product, quantity, value }) => ({
      product,
      ...ofLot(lot),
      line: id,
      quantity,
      from,
      to: 'supplier',
      value,
      receipt: row.receipt,
    })),
  };
}

/** Promises to others that the rest cannot keep once goods leave. [SR6] */
function promisesOnLeaving(
  view: Reader,
  row: SupplierReturnRow,
  leaving: ReturnType<typeof leavingOf>,
): readonly ReserveDraft[] {
  const promised = leaving.filter(({ line }) => mayBeWanted(view, line));
  const own = [...new Set(promised.map(({ product }) => product))].map((product) => ({
    product,
    quantity: -reservedBy(view, row, product),
  }));
  return promisesBeyondAll(
    view,
    [...promised, ...own].map(({ product, quantity }) => ({ product, warehouse: row.warehouse, quantity })),
    row.id,
  );
}

/** Goods are kept to go back from the question to the supplier until they leave. [SR11] */
export function keepGoods(event: AppliedEvent, view: Reader, env: Env): StockEffect {
  const row = view.get('supplierReturn', event.document);
  const { kept = [] } = event.data as SupplierReturnFact<'requested'>; // the schema of `requested`
  return row ? keep(view, row, kept, env.today) : {};
}

/** What is kept follows the lines, once the supplier was asked. [SR11] */
export function keepOthers(event: AppliedEvent, view: Reader, env: Env): StockEffect {
  const row = view.get('supplierReturn', event.document);
  if (!row || !isKept(row)) return {};
  const { kept = [], freed = [] } = event.data as SupplierReturnFact<'updated'>; // the schema of `updated`
  return keepAnew(view, row, { kept, freed, today: env.today });
}

/** What does not go back is free again. [SR11] */
export function freeGoods(event: AppliedEvent, view: Reader): StockEffect {
  const row = view.get('supplierReturn', event.document);
  const { freed = [] } = event.data as SupplierReturnFact<'cancelled'>; // the schema of `cancelled` and `rejected`
  return row ? letGo(view, row, freed) : {};
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
      receipt: row.receipt,
    })),
    fill: row.lines.map(({ product }) => ({ product, warehouse: row.warehouse })),
  };
}
