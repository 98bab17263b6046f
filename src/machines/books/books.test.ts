import { expect, test } from 'vitest';
import { booksIn } from '#model/books/books-in.ts';
import type { Books } from '#model/books/books.ts';
import { bookKinds, compareBooks, ledgerTables } from '#model/books/compare-books.ts';
import type { Rows } from '#model/engine/rows.ts';
import { placeKey } from '#model/stock/stock.tables.ts';
import { activeProduct } from '../company.fixtures.ts';
import { playedWorld } from '../lines/played.fixtures.ts';
import { SendingWorld } from '../areas/purchasing/supplier-return/sending-back.fixtures.ts';
import { brokenBooks } from './broken-books.fixtures.ts';

const PIECE = 1_000;

test('[BOK1, BOK2, BOK3, BOK4, BOK5, BOK6, BOK7, BOK8, BOK9, BOK10, BOK11, BOK12, BOK13] what is played is sound', () => {
  expect(compareBooks(booksIn(playedWorld().base.store))).toEqual([]);
});

/** As the server reads them: nothing else is there. */
function readBooks(books: Books): Books {
  const read: ReadonlySet<string> = new Set([...ledgerTables, ...bookKinds, 'line']);
  const mustBeRead = (table: string): void => {
    if (!read.has(table)) throw new Error(`the server does not read ${table}`);
  };
  return {
    rows: (table) => (mustBeRead(table), books.rows(table)),
    get: (table, id) => (mustBeRead(table), books.get(table, id)),
  };
}

test('[BOK7, BOK14] of what is played, and of a return that a supplier was asked about, only tables are asked that the server reads', () => {
  expect(compareBooks(readBooks(booksIn(playedWorld().base.store)))).toEqual([]);
  const world = new SendingWorld();
  const { receipt } = world.received(10_000);
  const id = world.begun(receipt);
  world.give(id, 'update', world.form(id, [4_000]));
  world.give(id, 'request');
  expect(compareBooks(readBooks(booksIn(world.base.store)))).toEqual([]);
});

test.each(brokenBooks)(
  '[BOK1, BOK2, BOK3, BOK4, BOK5, BOK6, BOK7, BOK8, BOK10, BOK11, BOK12, BOK13] of a row that breaks it is said %s',
  (name, said) => {
    expect(said.map(({ problem }) => problem)).toContain(/\] (\w+)/.exec(name)?.[1]);
  },
);

test('[BOK10] countersContradict is said of each kind whose lines are counted, by a case of its own', () => {
  const titles = brokenBooks.map(([title]) => title);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  const told = brokenBooks.flatMap(([title, said]) => {
    const kind = /countersContradict: (\w+)/.exec(title)?.[1];
    return kind !== undefined && said.some((one) => one.kind === kind) ? [kind] : [];
  });
  expect([...new Set(told)]).toEqual([
    'salesOrder',
    'purchaseOrder',
    'goodsReceipt',
    'shipment',
    'pick',
    'movement',
    'customerReturn',
  ]);
});

test('[BOK9] serialIsTwice is said of a serial number that is in two places, or there more than once', () => {
  const world = playedWorld();
  const { base } = world;
  const [bin = '', other = ''] = base.bins;
  const drill = activeProduct(base, { sku: 'DRILL', tracking: 'serial' });
  const lot = world.stockLot(drill, bin, PIECE, { code: 'SN-1', expiresOn: null });
  const problems = (): string[] => compareBooks(booksIn(base.store)).map(({ problem }) => problem);
  expect(problems()).toEqual([]);
  const row = base.row('balance', placeKey(drill, bin, lot));
  if (!row) throw new Error('a serial number in its place');
  const elsewhere: Rows['balance'] = { ...row, id: placeKey(drill, other, lot), location: other };
  base.store.put('balance', elsewhere);
  expect(problems()).toContain('serialIsTwice');
  base.store.remove('balance', elsewhere.id);
  const twice: Rows['balance'] = { ...row, onHand: 2 * PIECE };
  base.store.put('balance', twice);
  expect(problems()).toContain('serialIsTwice');
});
