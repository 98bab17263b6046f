import type { FoldedLedger } from '../engine/engine.ts';
import { foldStock } from './stock.folds.ts';
import { stockTables } from './stock.tables.ts';

/** The half of the ledger that every start loads: its tables, and how its facts become rows. */
export const stockFolding: FoldedLedger = {
  tables: stockTables,
  fold: (target, event) => foldStock(target, event),
  tableOf: (fact) => tables[fact] ?? 'balance',
};

/** The tables of the facts that are not about balances. */
const tables: Readonly<Record<string, string | undefined>> = {
  valued: 'valuation',
  counting: 'countedBin',
  taken: 'countedBin',
  counted: 'lastCount',
  countDisturbed: 'lastCount',
};
