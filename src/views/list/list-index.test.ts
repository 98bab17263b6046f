import { describe, expect, it } from 'vitest';
import { ListIndex, type ListOrdering } from './list-index.ts';
import { ListSearch } from './list-search.ts';

interface Part {
  readonly code: string;
  readonly price: number;
}

const part = (code: string, price = 0): Part => ({ code, price });
const byCode: ListOrdering<Part> = {
  column: 'code',
  key: (row) => row.code,
  direction: 'ascending',
  locale: 'sv',
  stamp: 0,
};
const byPrice = { ...byCode, column: 'price', key: (row: Part) => row.price };
const fields = {
  text: (row: Part) => row.code.toLowerCase(),
  state: (row: Part) => (row.price > 0 ? 'sold' : 'free'),
  stamp: 0,
};
const codes = (rows: readonly Part[]): string[] => rows.map((row) => row.code);

function indexOf(rows: readonly Part[], ordering = byCode): ListIndex<Part> {
  const index = new ListIndex<Part>(fields);
  index.update(rows, ordering, fields);
  return index;
}

describe('the order of a list', () => {
  it('[LI1] is that of the language, with numbers as numbers', () => {
    const given = ['ö2', 'a10', 'Z', 'a9', 'å', 'A9b', 'a009', 'éa', 'eb', '-1', 'a 1'];
    const collator = new Intl.Collator('sv', { numeric: true });
    expect(codes(indexOf(given.map((code) => part(code))).rows)).toEqual(given.toSorted(collator.compare));
  });

  it('[LI1] agrees with the browser’s own collation of many texts', () => {
    const letters = 'abczåäöéüABÅÖ0123456789 -_/.,()&';
    const random = (seed: number): number => (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
    let seed = 7;
    const text = (): string =>
      Array.from({ length: 1 + (seed % 9) }, () => letters[(seed = random(seed)) % letters.length]).join('');
    const given = Array.from({ length: 3000 }, text).filter((one) => one.trim() === one && one !== '');
    for (const locale of ['sv', 'en']) {
      const rows = codes(
        indexOf(
          given.map((code) => part(code)),
          { ...byCode, locale },
        ).rows,
      );
      const collator = new Intl.Collator(locale, { sensitivity: 'base', numeric: true });
      const wrong = rows.filter((one, at) => at > 0 && collator.compare(rows[at - 1] ?? '', one) > 0);
      expect(wrong).toEqual([]);
    }
  });

  it('[LI1] is the same whether rows are placed one after the other or at once', () => {
    const index = new ListIndex<Part>(fields);
    const held: Part[] = [];
    for (let step = 0; step < 200; step++) {
      held.push(part(`p${(step * 37) % 101}`, (step * 53) % 7));
      if (step % 3 === 0) held.splice((step * 11) % held.length, 1);
      if (step % 4 === 0) held[(step * 13) % held.length] = part(`q${step % 17}`);
      if (step % 50 === 49) held.reverse();
      const ordering = step < 100 ? byCode : byPrice;
      index.update([...held], ordering, fields);
      const key = ordering.key ?? String;
      expect(index.rows.map(key)).toEqual(indexOf([...held], ordering).rows.map(key));
      expect(new Set(index.rows)).toEqual(new Set(held));
    }
  });

  it('[LI1] follows a key that changes while its row does not', () => {
    const index = new ListIndex<Part>(fields);
    const rows = ['a', 'b', 'c'].map((code) => part(code));
    const stock = new Map([
      ['a', 3],
      ['b', 2],
      ['c', 1],
    ]);
    const byStock = { ...byCode, column: 'stock', key: (row: Part) => stock.get(row.code) ?? 0 };
    index.update(rows, byStock, fields);
    expect(codes(index.rows)).toEqual(['c', 'b', 'a']);
    stock.set('c', 9);
    index.update(rows, { ...byStock, stamp: 1 }, fields);
    expect(codes(index.rows)).toEqual(['b', 'a', 'c']);
  });

  it('[LI1] is the same list for the same rows', () => {
    const rows = [part('b'), part('a')];
    const index = indexOf(rows);
    const before = index.rows;
    index.update([...rows], byCode, fields);
    expect(index.rows).toBe(before);
  });
});

describe('the search of a list', () => {
  const rows = ['hex bolt', 'hex nut', 'steel bolt', 'åäö 12'].map((code) => part(code));
  const everything = { state: undefined, filter: undefined, filterKey: '' };
  const find = (search: ListSearch<Part>, query: string): string[] =>
    codes(search.find({ ...everything, search: query }).rows);
  const fresh = (given = rows) => {
    const index = indexOf(given);
    return { index, search: new ListSearch(index) };
  };
  const findFresh = (query: string): string[] => {
    return find(fresh().search, query);
  };

  it('[LI2] wants every word, wherever it stands', () => {
    expect(findFresh('Bolt he')).toEqual(['hex bolt']);
    expect(findFresh('1 ö')).toEqual(['åäö 12']);
    expect(findFresh('bolt zinc')).toEqual([]);
  });

  it('[LI2] finds the same as if it had been written at once', () => {
    const { search } = fresh();
    const written = ['h', 'he', 'he ', 'he b', 'he', 'b', 'be', 'b', '', 'ö', 'öå', 't', 'te', 'te n'];
    for (const query of written) expect(find(search, query)).toEqual(findFresh(query));
  });

  it('[LI2] looks through rows that came since, and not through those that went', () => {
    const { index, search } = fresh();
    expect(find(search, 'nut')).toEqual(['hex nut']);
    index.update([...rows.slice(2), part('brass nut')], byCode, fields);
    expect(find(search, 'nut')).toEqual(['brass nut']);
  });

  it('[LI2] reads texts again when what they are made of changed', () => {
    const names = new Map([['a', 'first']]);
    const named = { text: (row: Part) => names.get(row.code) ?? '', stamp: 1 };
    const index = new ListIndex<Part>(named);
    const search = new ListSearch(index);
    const given = [part('a')];
    index.update(given, byCode, named);
    expect(find(search, 'first')).toEqual(['a']);
    names.set('a', 'second');
    index.update(given, byCode, { ...named, stamp: 2 });
    expect(find(search, 'first')).toEqual([]);
    expect(find(search, 'second')).toEqual(['a']);
  });

  it('[LI2] finds the same whether texts were read before or not', () => {
    const { index, search } = fresh();
    expect(index.read(1)).toBe(false);
    while (!index.read(1));
    expect(find(search, 'bolt')).toEqual(findFresh('bolt'));
  });

  it('[LI3] counts what the search and the filter leave, by state', () => {
    const given = [part('bolt a', 1), part('bolt b', 1), part('bolt c'), part('nut', 1)];
    const { search } = fresh(given);
    const filter = { filter: (row: Part) => row.code !== 'bolt b', filterKey: 'not b' };
    const { rows: found, counts } = search.find({ ...filter, state: 'sold', search: 'bolt' });
    expect(codes(found)).toEqual(['bolt a']);
    expect([...counts]).toEqual([
      ['all', 2],
      ['sold', 1],
      ['free', 1],
    ]);
    expect(codes(search.find({ ...everything, state: 'sold', search: '' }).rows)).toEqual([
      'bolt a',
      'bolt b',
      'nut',
    ]);
    expect(codes(search.find({ ...filter, state: undefined, search: 'b' }).rows)).toEqual([
      'bolt a',
      'bolt c',
    ]);
    expect(search.find({ ...everything, state: 'unheard', search: '' }).rows).toEqual([]);
  });
});
