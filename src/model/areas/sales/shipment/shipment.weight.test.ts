import { expect, test } from 'vitest';
import type { Reader } from '#model/engine/reader.ts';
import { weightOf } from './shipment.weight.ts';

const weights: Readonly<Record<string, number>> = { bolt: 12, bag: 1500, unknown: 0 };
const view = {
  get: (_: string, id: string) => (id in weights ? { weight: weights[id] } : undefined),
} as unknown as Reader; // only products are read
const line = (product: string, quantity: number) => ({
  id: product,
  orderLine: '',
  product,
  quantity,
  from: '',
});

test('[SH7] goods weigh what their products do, times how many there are', () => {
  expect(weightOf(view, [line('bolt', 10_000), line('bag', 2500)])).toBe(120 + 3750);
});

test.each(['unknown', 'gone'])('[SH7] with something %s among them nothing is said', (product) => {
  expect(weightOf(view, [line('bolt', 10_000), line(product, 1000)])).toBeNull();
});
