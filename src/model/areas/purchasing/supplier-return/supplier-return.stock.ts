import type { AppliedEvent, ReserveDraft, StockEffect } from '#model/engine/document-type.ts';
import type { Env } from '#model/engine/env.ts';
import { need, type Reader } from '#model/engine/reader.ts';
import { standingOf, takenBy, type Standing } from '../goods-receipt/not-billed.ts';
import { ofLot } from '#model/stock/stock.lots.ts';
import { promisesBeyondAll } from '#model/stock/stock.promises.ts';
import type { SentPart, SupplierReturnFact, SupplierReturnRow } from './supplier-return.facts.ts';
import { isKept } from './supplier-return.kind.ts';
import { keep, keepAnew, letGo, mayBeWanted, reservedBy } from './supplier-return.keeping.ts';
import { sourceOf } from './supplier-return.source.ts';

/**
 * What lines leave at, minor units of the company's currency: what they came in at, and of what bills charge beyond it what is
 * of goods that were billed; those that are not billed go back first. [SR5]
 */
export function partsLeaving(
  view: Reader,
  { receipt, lines }: Pick<SupplierReturnRow, 'receipt' | 'lines'>,
): SentPart[] {
  const gone = new Map<string, Standing>();
  return lines.flatMap(({ id, receiptLine, quantity }) => {
    const source = sourceOf(view, receipt, { receiptLine });
    if (!source || quantity === 0) return [];
    const standing = gone.get(source.id) ?? standingOf({ id: receipt }, source);
    gone.set(source.id, { ...standing, kept: standing.kept - quantity });
    return [{ line: id, quantity, cost: Math.max(0, takenBy(standing, quantity)) }];
  });
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

/**
 * What did not leave after all is here again, and fills what waits for it. It comes from the goods received and not billed
 * with what is of it there now, and is worth what it had been in stock: what was expensed as it left is expensed no more.
 * [SR10]
 */
export function takeBack(event: AppliedEvent, view: Reader): StockEffect {
  const row = view.get('supplierReturn', event.document);
  if (!row) return {};
  const { lines: homes } = event.data as SupplierReturnFact<'reversed'>; // the schema of `reversed`
  return {
    moves: broughtBack(view, row).map(({ line, brought }) => {
      const value = Math.max(0, brought - (line.difference ?? 0));
      return {
        product: line.product,
        ...ofLot(line.lot),
        line: line.id,
        quantity: line.quantity,
        from: 'supplier',
        to: homes.find((home) => home.line === line.id)?.to ?? line.from,
        value,
        expensed: brought - value,
        receipt: row.receipt,
      };
    }),
    fill: row.lines.map(({ product }) => ({ product, warehouse: row.warehouse })),
  };
}

/** What each line brings with it, minor units. */
function broughtBack(view: Reader, row: SupplierReturnRow) {
  const here = new Map<string, Standing>();
  return row.lines.map((line) => {
    const source = sourceOf(view, row.receipt, line);
    const cost = need('supplierReturn', { ...line, id: row.id }, 'cost');
    if (!source) return { line, brought: cost };
    const standing = here.get(source.id) ?? standingOf({ id: row.receipt }, source);
    here.set(source.id, { ...standing, kept: standing.kept + line.quantity });
    return { line, brought: 0 - takenBy(standing, 0 - line.quantity) };
  });
}
