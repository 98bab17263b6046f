import { describe, expect, test } from 'vitest';
import { checkingEngine } from '#machines/checking-engine.ts';
import { booksIn } from '#model/books/books-in.ts';
import { compareBooks } from '#model/books/compare-books.ts';
import { asToday, hadTable } from './declared-changes.ts';
import { earlierStates, logIn, readState, rowsIn } from './earlier-state.ts';
import { foldedFrom } from './trading-company.ts';

test('[EST1] there are states that are kept', () => {
  expect(earlierStates.length).toBeGreaterThan(0);
});

describe.each(earlierStates)('the log of %s', (name) => {
  const state = readState(name);

  test('[EST1] has every stock fact of its time and every kind of document', () => {
    const kinds = new Set(logIn(state).map(({ kind, type }) => (kind === 'stock' ? `stock.${type}` : kind)));
    const stock = ['moved', 'reserved', 'demanded', 'expected', 'valued', 'withheld', 'doubted'];
    const documents = ['salesOrder', 'purchaseOrder', 'goodsReceipt', 'pick', 'shipment', 'comment', 'file'];
    expect([...kinds]).toEqual(
      expect.arrayContaining([...stock.map((fact) => `stock.${fact}`), ...documents]),
    );
  });

  test('[EST2] folds to the rows of its time, and to what was declared since', () => {
    const folded = foldedFrom(logIn(state));
    for (const { name: table } of checkingEngine.tables.values()) {
      if (!hadTable(name, table)) continue;
      const today = asToday(name, table);
      const stored = rowsIn(state, table);
      const byId = new Map(stored.map((row) => [row.id, today(row)]));
      const now = new Map([...folded.all(table)].map(([id, row]) => [id, JSON.parse(JSON.stringify(row))]));
      expect(now, table).toEqual(byId);
    }
  });

  test('[EST2] folds to books that agree with each other', () => {
    expect(compareBooks(booksIn(foldedFrom(logIn(state))))).toEqual([]);
  });
});
