import { expect, test } from 'vitest';
import { freshLine, type CountLine } from './goods-receipt-count.ts';
import { withAnother, withLabel, withSerials } from './goods-receipt-lots.ts';

const line = (id: string, parts: Partial<CountLine> = {}): CountLine => ({
  ...freshLine(id, 'milk', 'order-1'),
  ...parts,
});
const said = (lines: readonly CountLine[] | undefined) =>
  lines?.map(({ id, quantity, lot, expiresOn }) => [id, quantity, lot, expiresOn]);

const milk = { id: 'milk', tracking: 'lot' } as const;
const drill = { id: 'milk', tracking: 'serial' } as const;
const scan = { product: null, quantity: 1_000 };
const fresh = () => line('new');

test('[GR19] a scanned label adds to the line with its lot, else takes an empty one, else a new one', () => {
  const first = withLabel([line('1')], milk, { ...scan, lot: 'L1', expiresOn: '2027-01-01' }, fresh);
  expect(said(first)).toEqual([['1', 1_000, 'L1', '2027-01-01']]);
  const again = withLabel(first ?? [], milk, { ...scan, quantity: 6_000, lot: 'l1' }, fresh);
  expect(said(again)).toEqual([['1', 7_000, 'L1', '2027-01-01']]);
  const other = withLabel(again ?? [], milk, { ...scan, lot: 'L2', serial: 'not asked' }, fresh);
  expect(said(other)).toEqual([
    ['1', 7_000, 'L1', '2027-01-01'],
    ['new', 1_000, 'L2', null],
  ]);
  const plain = withLabel(other ?? [], milk, scan, fresh);
  expect(said(plain)?.[1]).toEqual(['new', 2_000, 'L2', null]);
  expect(withLabel([line('1')], { id: 'milk', tracking: 'none' }, { ...scan, lot: 'L1' }, fresh)).toBe(
    undefined,
  );
});

test('[GR19] a scanned serial number is a line of one unit, however often it is scanned', () => {
  const label = { ...scan, quantity: 6_000, serial: 'S1', lot: 'not asked' };
  const first = withLabel([line('1')], drill, label, fresh);
  expect(said(first)).toEqual([['1', 1_000, 'S1', null]]);
  expect(said(withLabel(first ?? [], drill, label, fresh))).toEqual([['1', 1_000, 'S1', null]]);
  expect(said(withLabel(first ?? [], drill, { ...label, serial: 'S2' }, fresh))).toEqual([
    ['1', 1_000, 'S1', null],
    ['new', 1_000, 'S2', null],
  ]);
});

test('[GR19] many serial numbers become a line each, and none twice', () => {
  let ids = 0;
  const newId = () => `n${++ids}`;
  const lines = [line('1', { quantity: 3_000 }), line('2', { product: 'nut' })];
  const labels = [{ code: 'S1' }, { code: 's1' }, { code: 'S2', expiresOn: '2027-01-01' }];
  const first = withSerials(lines, '1', labels, newId);
  expect(said(first)).toEqual([
    ['1', 1_000, 'S1', null],
    ['n1', 1_000, 'S2', '2027-01-01'],
    ['2', 0, null, null],
  ]);
  expect(first.map(({ orderLine }) => orderLine)).toEqual(['order-1', 'order-1', 'order-1']);
  expect(said(withSerials(first, '1', [{ code: 'S2' }, { code: 'S3' }], newId))).toEqual([
    ['1', 1_000, 'S1', null],
    ['n2', 1_000, 'S3', null],
    ['n1', 1_000, 'S2', '2027-01-01'],
    ['2', 0, null, null],
  ]);
});

test('[GR19] another lot of an order line is an empty line below it', () => {
  const lines = withAnother([line('1', { quantity: 3_000, lot: 'L1', location: 'A' })], '1', '9');
  expect(said(lines)).toEqual([
    ['1', 3_000, 'L1', null],
    ['9', 0, null, null],
  ]);
  expect(lines[1]).toMatchObject({ orderLine: 'order-1', location: 'A' });
});
