import { expect, test } from 'vitest';
import { onField } from '../engine/on-field.ts';
import { count, firstDay, ofOrderLines } from './line-parts.ts';
import { firstRefused, repetition } from './line-rules.ts';

test('[LN1] what is refused of a line is told at its place, in a field of it or of all of it', () => {
  const lines = [{ price: 1 }, { price: 2 }, { price: null }];
  const unpriced = ({ price }: { readonly price: number | null }) =>
    price === null ? onField('priceMissing', 'price', { sku: 'B-1' }) : null;
  expect(firstRefused(lines, unpriced)).toEqual({
    code: 'priceMissing',
    params: { sku: 'B-1' },
    fields: { 'lines.2.price': 'priceMissing' },
  });
  expect(firstRefused(lines, ({ price }) => (price === 2 ? { code: 'notSold' } : null))).toEqual({
    code: 'notSold',
    fields: { 'lines.1': 'notSold' },
  });
  expect(firstRefused(lines, () => null)).toBeNull();
});

test('[LN2] parts of one line add up', () => {
  const held = [
    { orderLine: 'x', quantity: 2 },
    { orderLine: 'y', quantity: 1 },
    { orderLine: 'x', quantity: 3 },
  ];
  expect(ofOrderLines(held)).toEqual([
    { line: 'x', quantity: 5 },
    { line: 'y', quantity: 1 },
  ]);
});

test('[LN2] counters take parts of their lines on and off again', () => {
  const lines = [
    { id: 'x', picked: 1, shipped: 0 },
    { id: 'y', picked: 4, shipped: 4 },
  ];
  const parts = [{ line: 'x', quantity: 3 }];
  count(lines, parts, ['picked', 'shipped']);
  expect(lines[0]).toEqual({ id: 'x', picked: 4, shipped: 3 });
  count(lines, parts, ['shipped'], -1);
  expect(lines).toEqual([
    { id: 'x', picked: 4, shipped: 0 },
    { id: 'y', picked: 4, shipped: 4 },
  ]);
});

test('[LN2] the first day is that of what is still open', () => {
  const lines = [
    { open: 0, day: '2026-05-01' },
    { open: 1, day: null },
    { open: 1, day: '2026-05-09' },
    { open: 2, day: '2026-05-04' },
  ];
  expect(
    firstDay(
      lines,
      ({ open }) => open,
      ({ day }) => day,
    ),
  ).toBe('2026-05-04');
  expect(
    firstDay(
      lines,
      () => 0,
      ({ day }) => day,
    ),
  ).toBeNull();
});

test('[LN3] a line repeats one before it by any of its keys', () => {
  const repeats = repetition();
  expect([repeats('1', 'bolt'), repeats('2', 'nut'), repeats('3', 'bolt'), repeats('2', 'washer')]).toEqual([
    false,
    false,
    true,
    true,
  ]);
});
