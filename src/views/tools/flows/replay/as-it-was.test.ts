import { expect, test } from 'vitest';
import { differences } from '#model/history/history-diff.ts';
import { asItWas, hasChanged } from './as-it-was.ts';

const base = { id: 'x', version: 1, state: 'draft', currency: 'EUR', notes: '', address: { city: 'Tartu' } };
const [screw, nut] = [
  { id: '1', product: 'screw', quantity: 2000, price: 150 },
  { id: '2', product: 'nut', quantity: 4000, price: 20 },
];
const before = { ...base, lines: [screw] };
const after = { ...base, notes: 'Ring first', lines: [{ ...screw, quantity: 3000 }, nut] };
const changes = differences(before, after);

test('[RP2] a document is read field by field, its lists entry by entry, in its own currency', () => {
  const then = asItWas(after, changes);
  expect(then.fields.map(({ path, after: value }) => [path.join('.'), value])).toEqual([
    ['currency', 'EUR'],
    ['notes', 'Ring first'],
    ['address.city', 'Tartu'],
  ]);
  const [lines] = then.lists;
  expect(lines?.entries.map(({ isNew, fields }) => [isNew, fields.map(({ path }) => path[0])])).toEqual([
    [false, ['product', 'quantity', 'price']],
    [true, ['product', 'quantity', 'price']],
  ]);
  expect(lines?.entries[0]?.fields[2]?.owner).toHaveProperty('currency', 'EUR');
});

test('[RP2] what the last fact changed is marked, and nothing else', () => {
  const then = asItWas(after, changes);
  const marked = then.fields.filter((field) => hasChanged(field, null, changes));
  expect(marked.map(({ path }) => path[0])).toEqual(['notes']);
  const entries = then.lists[0]?.entries ?? [];
  const inLines = entries.map(({ entry, fields }) =>
    fields.filter((field) => hasChanged(field, entry, changes)).map(({ path }) => path[0]),
  );
  expect(inLines).toEqual([['quantity'], []]);
});
