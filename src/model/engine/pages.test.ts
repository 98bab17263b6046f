import { expect, test } from 'vitest';
import { arrivedPage, fromPage, readPage, type PackedPage, type Page } from './pages.ts';
import { pageText, toPage } from './to-page.ts';
import { Store } from './store.ts';
import { defineTable } from './table.ts';

const rows = [
  { id: 'a', n: 1, deep: { x: [1, 2] } },
  { id: 'b', n: null, extra: 'only here, with ","k":[" in it' },
];

test('[EN1] a page gives back the rows that went in, absent fields absent', () => {
  expect(fromPage(readPage(JSON.stringify(toPage('product', 0, rows))))).toStrictEqual(rows);
  expect(fromPage(readPage(pageText('product', 0, rows)))).toStrictEqual(rows);
  expect(arrivedPage(pageText('product', 0, [])).rows()).toEqual([]);
});

test('[EN1] a column of few values travels as those, whatever they are, and one of many as it is', () => {
  const many = Array.from({ length: 100 }, (_, index) => ({
    id: String(1000 + index),
    always: [],
    one: index % 2 === 0 ? '[1]' : [1],
    two: index % 3 === 0 ? 1 : '1',
    ...(index === 7 ? {} : { often: null }),
    late: Math.max(0, index - 20),
  }));
  const text = pageText('product', 0, many);
  const { k, c } = JSON.parse(text) as PackedPage;
  const columnOf = (name: string) => c[k.indexOf(name)];
  expect(columnOf('always')).toEqual({ of: [[]] });
  expect(columnOf('one')).toMatchObject({ of: ['[1]', [1]] });
  expect(columnOf('often')).toEqual({ of: [null] });
  for (const name of ['id', 'late']) expect(columnOf(name)).toEqual(many.map((row) => Object(row)[name]));
  expect(arrivedPage(text).rows()).toStrictEqual(many);
});

test('[EN25] a page says what it holds before its columns are read', () => {
  const text = JSON.stringify(toPage('product', 3, rows));
  const page = arrivedPage(text.slice(0, -1));
  expect(page).toMatchObject({ table: 'product', number: 3, count: 2, ids: ['a', 'b'] });
  expect(() => page.rows()).toThrow(SyntaxError);
  expect(arrivedPage(text).rows()).toStrictEqual(rows);
});

test('[EN25] a page of an earlier version says less of itself, and has the names of today', () => {
  const { n, ids, ...earlier } = toPage('product', 0, rows);
  expect([n, ids]).toEqual([2, ['a', 'b']]);
  const today = (page: Page) => ({ ...page, k: page.k.map((name) => (name === 'n' ? 'count' : name)) });
  const page = arrivedPage(JSON.stringify(earlier), today);
  const named = rows.map(({ n: count, ...rest }) => ({ ...rest, count }));
  expect({ ...page, rows: page.rows() }).toEqual({ table: 'product', number: 0, count: 0, rows: named });
});

const table = defineTable({
  name: 'product',
  view: null,
  indexes: { sku: (row: { readonly sku: string }) => row.sku },
} as never);
const row = (id: string, sku = id) => ({ id, sku }) as { readonly id: string };

/** A store with pages of rows, that tells which were read. */
function filled(...pages: readonly (readonly string[])[]) {
  const store = new Store([table]);
  const read: number[] = [];
  for (const [number, ids] of pages.entries()) {
    const made = ids.map((id) => row(id));
    const page = arrivedPage(JSON.stringify(toPage('product', number, made)));
    const told = { ...page, rows: () => (read.push(number), page.rows()) };
    store.fillPage(told);
  }
  return { store, read };
}

test('[EN25] rows of a page are made once one of them is asked for, each page by itself', () => {
  const { store, read } = filled(['a', 'c'], ['e', 'g'], ['i', 'k']);
  expect(store.getRow('product', 'd')).toBeUndefined();
  expect(store.getRow('product', 'z')).toBeUndefined();
  expect(read).toEqual([]);
  expect(store.getRow('product', 'e')).toEqual(row('e'));
  expect(store.getRow('product', 'g')).toBe(store.getRow('product', 'g'));
  expect(read).toEqual([1]);
  expect([...store.all('product').keys()].toSorted()).toEqual(['a', 'c', 'e', 'g', 'i', 'k']);
  expect(read).toEqual([1, 0, 2]);
});

test('[EN25] what changed since is not undone by the page it came in', () => {
  const { store } = filled(['a', 'c'], ['e', 'g']);
  store.put('product', row('c', 'changed'));
  store.put('product', row('b', 'between'));
  store.remove('product', 'e');
  expect(store.rowsBy('product', 'sku', 'changed')).toEqual([row('c', 'changed')]);
  expect(store.rowsBy('product', 'sku', 'c')).toEqual([]);
  expect([...store.all('product').keys()].toSorted()).toEqual(['a', 'b', 'c', 'g']);
});

test('[EN25] pages that do not follow each other, or come after a look-up, are read at once', () => {
  const { store, read } = filled(['e', 'g'], ['f', 'h']);
  expect(read).toEqual([1, 0]);
  expect(store.rowsBy('product', 'sku', 'g')).toEqual([row('g')]);
  const late = arrivedPage(JSON.stringify(toPage('product', 2, [row('x')])));
  store.fillPage(late);
  expect(store.rowsBy('product', 'sku', 'x')).toEqual([row('x')]);
});
