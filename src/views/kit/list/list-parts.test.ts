import { describe, expect, it } from 'vitest';
import { csvWork } from './csv.ts';
import type { ListColumn } from './list-definition.ts';
import { tableWork } from './list-export.ts';
import { filterOf, type ListFilter } from './list-filter.ts';
import { moved, placedColumns, shownColumns, toggled } from './list-layout.ts';
import {
  effective,
  follow,
  refined,
  stepped,
  unwritten,
  type ListParts,
  type Unwritten,
} from './list-query.ts';
import { askedIn } from './use-list.ts';
import { workAside, workThrough, type Work } from './list-work.ts';
import { isSameQuery, toView, viewQuery } from './view-query.ts';

interface Order {
  readonly day: string | null;
  readonly sum: number | null;
  readonly party: string;
  readonly late: boolean;
}

const order = (change: Partial<Order>): Order => ({
  day: null,
  sum: null,
  party: 'a',
  late: false,
  ...change,
});
const filters: readonly ListFilter<Order>[] = [
  { kind: 'days', id: 'day', label: 'Day', day: (row) => row.day },
  { kind: 'amount', id: 'sum', label: 'Sum', digits: 2, amount: (row) => row.sum },
  {
    kind: 'choice',
    id: 'party',
    label: 'Party',
    options: [],
    matching: (values) => (row) => values.has(row.party),
  },
  { kind: 'flag', id: 'late', label: 'Late', is: (row) => row.late },
];
const passes = (query: Record<string, string>, row: Order): boolean | undefined =>
  filterOf(filters, query)?.passes(row);

describe('filters', () => {
  it.each([
    [{ day: '2026-01-02..2026-01-03' }, order({ day: '2026-01-03T22:00:00.000Z' }), true],
    [{ day: '2026-01-02..2026-01-03' }, order({ day: '2026-01-04' }), false],
    [{ day: '2026-01-02..' }, order({ day: '2026-01-01' }), false],
    [{ day: '..2026-01-02' }, order({ day: '2026-01-02' }), true],
    [{ day: '..2026-01-02' }, order({}), false],
    [{ sum: '100..200' }, order({ sum: 200 }), true],
    [{ sum: '100..200' }, order({ sum: 201 }), false],
    [{ sum: '..200' }, order({ sum: -5 }), true],
    [{ sum: '..200' }, order({}), false],
    [{ party: 'b,c' }, order({ party: 'c' }), true],
    [{ party: 'b,c' }, order({}), false],
    [{ late: '1' }, order({}), false],
    [{ late: '1', party: 'a' }, order({ late: true }), true],
  ])('[LI3] %o on %o: %s', (query, row, expected) => {
    expect(passes(query, row)).toBe(expected);
  });

  it('[LI3] none is on where the query names none', () => {
    expect(filterOf(filters, { q: 'bolt', day: '' })).toBeUndefined();
  });
});

describe('the query and the address', () => {
  const open = (parts: ListParts, sent: ListParts = {}): Unwritten => ({
    ...unwritten({ q: 'a' }, parts),
    sent,
  });

  it('[LI4] what is typed holds before the address says it', () => {
    expect(effective(open({ q: 'ab', state: 'draft' }))).toEqual({ q: 'ab', state: 'draft' });
  });

  it('[LI4] what was typed while the address was written stays', () => {
    const known = follow(open({ q: 'abc' }, { q: 'ab' }), { q: 'ab' });
    expect(effective(known)).toEqual({ q: 'abc' });
    expect(follow(known, { q: 'abc' })).toEqual(unwritten({ q: 'abc' }, {}));
  });

  it('[LI4] back and links win over what was not written', () => {
    expect(effective(follow(open({ q: 'ab' }), { q: 'x' }))).toEqual({ q: 'x' });
    expect(effective(follow(open({ q: undefined }, { q: undefined }), { q: 'b' }))).toEqual({ q: 'b' });
  });

  it('[LI10] a filter that is narrowed on and on is one step, a state each time another', () => {
    const begun = refined(unwritten({}, {}), 'kind', 'goods');
    expect(begun.steps).toEqual(['kind']);
    const written = follow({ ...begun, sent: begun.parts, steps: [] }, { kind: 'goods' });
    const on = refined(written, 'kind', 'goods,service');
    expect([on.parts, on.steps]).toEqual([{ kind: 'goods,service' }, []]);
    expect(refined(written, 'kind', undefined).steps).toEqual(['kind']);
    expect(stepped(stepped(written, { state: 'draft' }), { state: 'active' }).steps).toEqual(['state']);
  });

  it('[LI10] what Back has changed is a step again when it is narrowed anew', () => {
    const written = { ...unwritten({ kind: 'goods,service' }, {}), last: 'kind' };
    expect(refined(follow(written, { kind: 'goods' }), 'kind', 'service').steps).toEqual(['kind']);
  });

  it('[LI4] a part of the address that is none of the list’s changes nothing of it', () => {
    expect(effective(follow(open({ q: 'ab' }), { q: 'a', id: '7' }))).toEqual({ q: 'ab', id: '7' });
  });
});

const column = (id: string, rest: Partial<ListColumn<Order>> = {}): ListColumn<Order> => ({
  id,
  header: id.toUpperCase(),
  cell: (row) => row.party,
  ...rest,
});
const columns = [
  column('a'),
  column('b'),
  column('c'),
  column('d', { extra: true }),
  column('e', { hidden: true }),
];
const ids = (wanted: string[] | null): string[] =>
  shownColumns(placedColumns(columns, { columns: wanted })).map(({ id }) => id);

describe('columns', () => {
  it('[LI5] show as they come, those that are extra on request', () => {
    expect(ids(null)).toEqual(['a', 'b', 'c']);
    expect(toggled(placedColumns(columns, { columns: null }), 'd')).toEqual(['a', 'b', 'c', 'd']);
    expect(toggled(placedColumns(columns, { columns: null }), 'b')).toEqual(['a', 'c']);
  });

  it('[LI5] show as they were put; the first stays, the unknown and the hidden do not show', () => {
    expect(ids(['d', 'gone', 'e', 'b'])).toEqual(['a', 'd', 'b']);
    const placed = placedColumns(columns, { columns: ['a', 'd', 'b'] });
    expect(placed.map(({ column: { id }, isShown }) => `${id}${isShown ? '' : '-'}`)).toEqual([
      'a',
      'd',
      'b',
      'c-',
    ]);
    expect(moved(placed, 'b', -1)).toEqual(['a', 'b', 'd']);
    expect(moved(placed, 'd', -1)).toEqual(['a', 'd', 'b']);
    expect(moved(placed, 'b', 1)).toEqual(['a', 'd', 'b']);
  });
});

describe('files', () => {
  it('[LI6] have the columns shown, with their values; buttons are left out', () => {
    const shown = [column('a'), column('b', { value: (row) => row.sum }), column('c', { lives: true })];
    expect(workThrough(tableWork(shown, [order({ sum: 12 }), order({ party: 'x' })], String))).toEqual({
      head: ['A', 'B'],
      rows: [
        ['a', 12],
        ['x', null],
      ],
    });
  });

  it('[LI6] have the currency of money in a column beside it', () => {
    const money = column('total', { value: (row) => row.sum, currency: (row) => row.party });
    const rows = [order({ sum: 12, party: 'EUR' }), order({ party: 'SEK' })];
    expect(workThrough(tableWork([money, column('a')], rows, (header) => `${header}, currency`))).toEqual({
      head: ['TOTAL', 'TOTAL, currency', 'A'],
      rows: [
        [12, 'EUR', 'EUR'],
        [null, null, 'SEK'],
      ],
    });
  });

  it('[LI17] are made in slices that say how far they are, and end when they are given up', async () => {
    const rows = Array.from({ length: 1000 }, (_, at) => order({ sum: at }));
    const said: number[] = [];
    const work = () =>
      tableWork([column('a', { value: (row) => row.sum })], rows, String, (done) => said.push(done));
    const made = await workAside(work(), new AbortController().signal);
    expect([made.rows.length, made.rows.at(-1)]).toEqual([1000, [999]]);
    expect(said).toEqual([128, 256, 384, 512, 640, 768, 896]);
    const slow = function* (): Work<string> {
      const end = performance.now() + 30;
      while (performance.now() < end) yield;
      return 'made';
    };
    const reason = new Error('given up');
    await expect(workAside(slow(), AbortSignal.abort(reason))).rejects.toBe(reason);
    await expect(workAside(slow(), new AbortController().signal)).resolves.toBe('made');
  });

  it('[LI7] are text in every cell, whatever it begins with', () => {
    const moment = new Date('2026-05-04T08:00:00.000Z');
    const rows = [
      ['=1+1', '+46', '-5 %', '@a', -5, 2.5],
      ['a;=1+1', 'a\t+1', '＝1', 'a;b - c', null, 0],
      ['say "hi"', 'a,b', 'two\nlines', ' edge', null, moment],
    ];
    expect(workThrough(csvWork(rows)).join('')).toBe(
      '\uFEFF' +
        `'=1+1,'+46,'-5 %,'@a,-5,2.5\r\n` +
        `"a;'=1+1",a\t'+1,'＝1,"a;b - c",,0\r\n` +
        `"say ""hi""","a,b","two\nlines"," edge",,2026-05-04T08:00:00.000Z\r\n`,
    );
  });
});

describe('views', () => {
  const view = { id: 'v', query: { late: '1', sort: '-day' } };

  it('[LI8] keep what narrows and orders the list, not what is open beside it', () => {
    expect(
      viewQuery({ sort: '-day', q: 'bolt', id: '7', view: 'v', tab: 'x', state: undefined, late: '' }),
    ).toEqual({
      q: 'bolt',
      sort: '-day',
    });
  });

  it('[LI8] leave nothing of what was before', () => {
    const query = { q: 'bolt', state: 'draft', id: '7' };
    expect(toView(query, view)).toEqual({
      q: undefined,
      state: undefined,
      late: '1',
      sort: '-day',
      view: 'v',
    });
    expect(toView(query, null)).toEqual({ q: undefined, state: undefined, view: undefined });
  });

  it('[LI8] are the same whatever the order of their parts', () => {
    expect(isSameQuery({ sort: '-day', late: '1', view: 'v' }, view.query)).toBe(true);
    expect(isSameQuery({ late: '1' }, view.query)).toBe(false);
  });
});

it('[LI47] a tab in the address that there is none of is no tab', () => {
  const list = {
    sorts: {},
    defaultSort: { column: 'day', direction: 'ascending' },
    tabs: [{ id: 'open' }],
  } as const;
  expect(['open', 'nonsense', undefined].map((state) => askedIn({ state }, list).state)).toEqual([
    'open',
    'all',
    'all',
  ]);
});
