import { afterEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import fc from 'fast-check';
import { ListIndex, rowsBy } from './list-index.ts';
import type { ListOrdering } from './list-order.ts';
import { ListSearch, type ListQuestion } from './list-search.ts';
import { sortKeysOf } from '#model/lists/sort-key.ts';

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

function indexOf(rows: readonly Part[]): ListIndex<Part> {
  const index = new ListIndex<Part>(fields);
  index.update(rows, fields);
  return index;
}

const ordered = (rows: readonly Part[], ordering = byCode): readonly Part[] =>
  rowsBy(indexOf(rows), ordering);

const everything: ListQuestion<Part> = {
  name: '',
  search: '',
  state: undefined,
  filter: undefined,
  ordering: byCode,
};
const dear = { key: 'dear', passes: (row: Part) => row.price > 2 };

/** The row-by-row comparison that sort keys replaced. */
function comparison({ key = () => 0, direction, locale }: ListOrdering<Part>) {
  const { keyOf, decide } = sortKeysOf(locale);
  const sign = direction === 'descending' ? -1 : 1;
  return (a: Part, b: Part): number => {
    const [one, other] = [key(a), key(b)];
    if (typeof one === 'number' && typeof other === 'number') return sign * (one - other);
    const [left, right] = [keyOf(String(one)), keyOf(String(other))];
    if (left === right) return sign * decide(String(one), String(other));
    return left < right ? -sign : sign;
  };
}

describe('the order of a list', () => {
  it('[LI1] is that of the language, with numbers as numbers', () => {
    const given = ['ö2', 'a10', 'Z', 'a9', 'å', 'A9b', 'a009', 'éa', 'eb', '-1', 'a 1'];
    const collator = new Intl.Collator('sv', { numeric: true });
    expect(codes(ordered(given.map((code) => part(code))))).toEqual(given.toSorted(collator.compare));
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
        ordered(
          given.map((code) => part(code)),
          { ...byCode, locale },
        ),
      );
      const collator = new Intl.Collator(locale, { sensitivity: 'base', numeric: true });
      const wrong = rows.filter((one, at) => at > 0 && collator.compare(rows[at - 1] ?? '', one) > 0);
      expect(wrong).toEqual([]);
    }
  });

  const anyCode = fc.oneof(
    fc.constantFrom('a', 'A', 'å', 'Ä', 'ö', 'a2', 'a10', 'é', 'e', ''),
    fc.string({ maxLength: 4 }),
  );
  const anyPart = fc.record({ code: anyCode, price: fc.integer({ min: 0, max: 5 }) });
  const anyOrdering = fc.record({
    ordering: fc.constantFrom(byCode, byPrice),
    direction: fc.constantFrom('ascending' as const, 'descending' as const),
    locale: fc.constantFrom('sv', 'en'),
  });

  it('[LI1] is that of comparing any two rows, equal ones as they came, either way round', () => {
    fc.assert(
      fc.property(fc.array(anyPart, { maxLength: 90 }), anyOrdering, (rows, { ordering, ...asked }) => {
        const given = { ...ordering, ...asked };
        expect(ordered(rows, given)).toEqual(rows.toSorted(comparison(given)));
      }),
    );
  });

  it('[LI1] is the same whether rows came, changed and went one by one or at once', () => {
    const anyStep = fc.record({
      at: fc.nat(200),
      remove: fc.nat(2),
      add: fc.array(anyPart, { maxLength: 2 }),
      isMoved: fc.boolean(),
    });
    const start = fc.array(anyPart, { maxLength: 40 });
    fc.assert(
      fc.property(start, fc.array(anyStep, { maxLength: 12 }), anyOrdering, (rows, steps, asked) => {
        const ordering = { ...asked.ordering, direction: asked.direction, locale: asked.locale };
        const index = indexOf(rows);
        const search = new ListSearch(index);
        const question = { ...everything, ordering, search: 'a', filter: dear };
        let held = rows;
        for (const { at, remove, add, isMoved } of steps) {
          search.find(question);
          held = held.toSpliced(at % (held.length + 1), remove, ...add);
          if (isMoved) held = [...held.slice(1), ...held.slice(0, 1)];
          index.update(held, fields);
          expect(rowsBy(index, ordering)).toEqual(ordered(held, ordering));
          expect(search.find(question)).toEqual(new ListSearch(indexOf(held)).find(question));
        }
      }),
    );
  });

  it('[LI1] is that of comparing any two rows of thousands, in whatever order they came', () => {
    const price = (at: number): number => (at * 7919) % 257;
    const rows = Array.from({ length: 5000 }, (_, at) => part(`p${(at * 31) % 4999}`, price(at)));
    for (const ordering of [byCode, byPrice, { ...byPrice, direction: 'descending' as const }])
      expect(ordered(rows, ordering)).toEqual(rows.toSorted(comparison(ordering)));
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
    index.update(rows, fields);
    expect(codes(rowsBy(index, byStock))).toEqual(['c', 'b', 'a']);
    stock.set('c', 9);
    expect(codes(rowsBy(index, { ...byStock, stamp: 1 }))).toEqual(['b', 'a', 'c']);
  });

  it('[LI1] is the same list for the same rows', () => {
    const rows = [part('b'), part('a')];
    const index = indexOf(rows);
    const search = new ListSearch(index);
    const before = search.find(everything);
    index.update([...rows], fields);
    expect(search.find({ ...everything })).toBe(before);
  });
});

describe('the search of a list', () => {
  const rows = ['hex bolt', 'hex nut', 'steel bolt', 'åäö 12'].map((code) => part(code));
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
    index.update([...rows.slice(2), part('brass nut')], fields);
    expect(find(search, 'nut')).toEqual(['brass nut']);
  });

  it('[LI2] reads texts again when what they are made of changed', () => {
    const names = new Map([['a', 'first']]);
    const named = { text: (row: Part) => names.get(row.code) ?? '', stamp: 1 };
    const index = new ListIndex<Part>(named);
    const search = new ListSearch(index);
    const given = [part('a')];
    index.update(given, named);
    expect(find(search, 'first')).toEqual(['a']);
    names.set('a', 'second');
    index.update(given, { ...named, stamp: 2 });
    expect(find(search, 'first')).toEqual([]);
    expect(find(search, 'second')).toEqual(['a']);
  });

  it('[LI2] finds the same whether texts were read before or not', () => {
    const { index, search } = fresh();
    const foresight = { orderings: [byCode, byPrice], filters: [dear] };
    expect(index.foresee(foresight)).toBe(false);
    while (!index.foresee(foresight));
    index.update([...rows, part('bolt')], fields);
    index.update(rows, fields);
    expect(find(search, 'bolt')).toEqual(findFresh('bolt'));
  });

  it('[LI3] counts what the search and the filter leave, by state', () => {
    const given = [part('bolt a', 1), part('bolt b', 1), part('bolt c'), part('nut', 1)];
    const { search } = fresh(given);
    const filter = {
      ...everything,
      filter: { key: 'not b', passes: (row: Part) => row.code !== 'bolt b' },
    };
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

  it('[LI2] finds the same letter by letter, taken back and written anew as all at once', () => {
    const anyText = fc.string({
      unit: fc.constantFrom('a', 'b', 'A', 'å', 'Å', 'Σ', '1', ' '),
      maxLength: 5,
    });
    fc.assert(
      fc.property(
        fc.array(anyText, { maxLength: 30 }),
        fc.array(anyText, { maxLength: 4 }),
        (texts, typed) => {
          const given = texts.map((code) => part(code));
          const { search } = fresh(given);
          for (const text of typed.flatMap((one) => [
            one,
            ...[...one].map((_, at) => one.slice(0, at + 1)),
          ])) {
            const words = text.toLowerCase().split(/\s+/);
            const wanted = given.filter((row) =>
              words.every((word) => row.code.toLowerCase().includes(word)),
            );
            expect(new Set(search.find({ ...everything, search: text }).rows)).toEqual(new Set(wanted));
          }
        },
      ),
    );
  });
});

describe('what takes long', () => {
  const many = Array.from({ length: 3000 }, (_, at) =>
    part(`p${(at * 7919) % 3001} ${at % 2 ? 'nut' : 'bolt'}`, at),
  );
  const nuts = { ...everything, search: 'nut' };
  const bolts = { ...everything, search: 'bolt', ordering: byPrice };
  let clock: MockInstance<() => number> | undefined;
  /** Every read of the clock finds the time slice used up. */
  const slow = (): void => {
    let now = 0;
    clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 5));
  };
  afterEach(() => clock?.mockRestore());
  const atOnce = (question: ListQuestion<Part>) => new ListSearch(indexOf(many)).find(question);
  function slices(search: ListSearch<Part>, question: ListQuestion<Part>): number {
    for (let count = 1; count < 10_000; count++) if (search.goOn(question)) return count;
    throw new Error('it never ends');
  }

  it('[LI14] is done in slices, and comes to what it would at once', () => {
    const wanted = atOnce(nuts);
    slow();
    const search = new ListSearch(indexOf(many));
    expect(search.begin(nuts)).toBeUndefined();
    expect(search.last).toBeUndefined();
    expect(slices(search, nuts)).toBeGreaterThan(20);
    expect(search.last).toEqual(wanted);
  });

  it('[LI14] gives way to another question, and its rows never come', () => {
    const wanted = atOnce(bolts);
    slow();
    const search = new ListSearch(indexOf(many));
    for (let count = 0; count < 30; count++) expect(search.goOn(nuts)).toBeUndefined();
    slices(search, bolts);
    expect(search.last).toEqual(wanted);
    expect(search.begin(bolts)).toBe(search.last);
  });

  it('[LI14] is not asked of rows that are no more, and comes however often they change', () => {
    slow();
    const index = indexOf(many);
    const search = new ListSearch(index);
    let rows: readonly Part[] = many;
    let times = 0;
    do {
      expect((times += 1)).toBeLessThan(20);
      rows = [...rows, part(`late nut ${times}`, -times)];
      index.update(rows, fields);
    } while (!search.goOn(nuts));
    expect(search.last?.rows).toEqual(new ListSearch(indexOf(rows)).find(nuts).rows);
  });

  it('[LI14] goes on where another question needs the same', () => {
    slow();
    const apart = slices(new ListSearch(indexOf(many)), bolts);
    const search = new ListSearch(indexOf(many));
    const half = { ...everything, ordering: byPrice };
    for (let count = 0; count < 20; count++) search.goOn(half);
    expect(slices(search, bolts)).toBeLessThanOrEqual(apart - 19);
  });

  it('[LI14] is known beforehand where nobody did anything for a while', () => {
    const index = indexOf(many);
    const foresight = { orderings: [byCode, byPrice], filters: [dear] };
    const search = new ListSearch(index);
    while (!index.foresee(foresight));
    const passes = vi.fn<(row: Part) => boolean>(dear.passes);
    const found = search.find({ ...everything, ordering: byPrice, filter: { key: dear.key, passes } });
    expect([found.rows.length, passes.mock.calls.length]).toEqual([2997, 0]);
  });
});
