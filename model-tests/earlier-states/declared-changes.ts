import { demandToday } from '#model/earlier-names.ts';
import { categoryToday } from '#model/areas/setup/party-category/category-id.ts';
import type { PartyKind } from '#model/areas/setup/party-category/party-category.ts';
import type { Row } from '#model/engine/rows.ts';

/** A row as it was stored, as the same log makes it today. */
type Today = (row: Row) => object;

/** Customers and suppliers were in a category by a text. */
const inCategory =
  (party: PartyKind): Today =>
  (row) => {
    const category = 'category' in row && typeof row.category === 'string' ? row.category : null;
    return { ...row, category: categoryToday(party, category) };
  };
const categorised = { customer: inCategory('customer'), supplier: inCategory('supplier') };

/**
 * How rows changed since a state was kept, by state and table of the model: whoever changes what a fact folds to says
 * so here, and migrates the rows that are stored. What is not said here folds to the very rows of then.
 */
const changes: Readonly<Record<string, Readonly<Record<string, Today>>>> = {
  // Demand was that of sales orders alone.
  '0025-visitor-messages': { reservation: demandToday, ...categorised },
  '0030-lots-and-demand': categorised,
  '0041-stock-work': categorised,
};

/** Tables that logs of before fold to as well, by the migration that made them. */
const younger: Readonly<Record<string, string>> = {
  line: '0117-lines',
  layerPool: '0163-receipt-layers',
  receiptLayer: '0163-receipt-layers',
};

/** Whether a state could have had rows of a table: states are named by the last migration before them. */
export const hadTable = (state: string, table: string): boolean => state >= (younger[table] ?? '');

/** A row of an earlier state as it has to be today. */
export const asToday = (state: string, table: string): Today => changes[state]?.[table] ?? ((row) => row);
