import { describe, expect, it } from 'vitest';
import { ListOrder, orderOf } from './list-order.ts';
import { ListSearch } from './list-search.ts';

interface Part {
  readonly code: string;
  readonly price: number;
}

const part = (code: string, price = 0): Part => ({ code, price });
const byCode = {
  column: 'code',
  key: (row: Part) => row.code,
  direction: 'ascending',
  locale: 'sv',
} as const;
const byPrice = { ...byCode, column: 'price', key: (row: Part) => row.price } as const;
const codes = (rows: readonly Part[]): string[] => rows.map((row) => row.code);

describe('the order of a list', () => {
  it('[DP4] is that of the language, with numbers as numbers', () => {
    const rows = ['ö2', 'a10', 'z', 'a9', 'å'].map((code) => part(code));
    expect(codes(new ListOrder<Part>().of(rows, byCode))).toEqual(['a9', 'a10', 'z', 'å', 'ö2']);
  });

  it('[DP4] is the same whether rows are placed one after the other or at once', () => {
    const order = new ListOrder<Part>();
    const held: Part[] = [];
    for (let step = 0; step < 200; step++) {
      held.push(part(`p${(step * 37) % 101}`, (step * 53) % 7));
      if (step % 3 === 0) held.splice((step * 11) % held.length, 1);
      if (step % 4 === 0) held[(step * 13) % held.length] = part(`q${step % 17}`);
      const key = (row: Part): string | number => (step < 100 ? row.code : row.price);
      const wanted = { ...(step < 100 ? byCode : byPrice), key };
      const keys = order.of([...held], wanted).map(wanted.key);
      expect(keys).toEqual(new ListOrder<Part>().of([...held], wanted).map(wanted.key));
    }
  });

  it('[DP4] follows a key that changes while its row does not', () => {
    const order = new ListOrder<Part>();
    const rows = ['a', 'b', 'c'].map((code) => part(code));
    const stock = new Map([
      ['a', 3],
      ['b', 2],
      ['c', 1],
    ]);
    const byStock = { ...byCode, column: 'stock', key: (row: Part) => stock.get(row.code) ?? 0 };
    expect(codes(order.of(rows, byStock))).toEqual(['c', 'b', 'a']);
    stock.set('c', 9);
    expect(codes(order.of(rows, byStock))).toEqual(['b', 'a', 'c']);
  });
});

describe('the order of a list that is left', () => {
  it('[DP4] is there again for the same rows only', () => {
    const rows = [part('b'), part('a')];
    const order = orderOf(rows);
    order.of(rows, byCode);
    expect(orderOf(rows)).toBe(order);
    expect(orderOf([...rows])).not.toBe(order);
  });
});

describe('the search of a list', () => {
  const rows = ['hex bolt', 'hex nut', 'steel bolt'].map((code) => part(code));
  const find = (search: ListSearch<Part>, query: string, among: readonly Part[] = rows) =>
    codes(search.find(among, query, (row) => row.code));

  it('[DP5] wants every word, wherever it stands', () => {
    expect(find(new ListSearch(), 'Bolt he')).toEqual(['hex bolt']);
  });

  it('[DP5] finds the same as if it had been written at once', () => {
    const search = new ListSearch<Part>();
    const written = ['h', 'he', 'he ', 'he b', 'he', 'b', 'be', 'b', ''];
    for (const query of written) expect(find(search, query)).toEqual(find(new ListSearch(), query));
  });

  it('[DP5] looks through rows that came since', () => {
    const search = new ListSearch<Part>();
    find(search, 'nut');
    expect(find(search, 'nut', [...rows, part('brass nut')])).toEqual(['hex nut', 'brass nut']);
  });
});
