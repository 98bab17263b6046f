import type { Transaction } from 'kysely';
import { expect, it } from 'vitest';
import { engine } from '#machines/registry.ts';
import { Miss } from '#model/engine/miss.ts';
import type { Row } from '#model/engine/rows.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import { CompanyCache } from './company-cache.ts';

/** A sales order with so many lines. */
const orderOf = (lines: number): Row =>
  ({ id: 'o', lines: Array.from({ length: lines }, () => ({})) }) as Row;

it('[HD1] its size follows rows and their lines as they come, grow and go', () => {
  const cache = new CompanyCache(engine, new Map(), 1);
  const sizes: number[] = [];
  const noted = (work: () => void): void => {
    const before = cache.size;
    work();
    sizes.push(cache.size - before);
  };
  noted(() => cache.put('salesOrder', orderOf(0)));
  noted(() => cache.put('salesOrder', orderOf(10)));
  noted(() => cache.put('salesOrder', orderOf(10)));
  noted(() => cache.remove('salesOrder', 'o'));
  noted(() => cache.remove('salesOrder', 'o'));
  noted(() => cache.put('salesOrder', orderOf(10)));
  const [row = 0, lines = 0, same, gone = 0, again, back = 0] = sizes;
  const absence = gone + row + lines;
  expect([row > 0, lines > row, absence > 0, absence < row]).toEqual([true, true, true, true]);
  expect([same, again, back]).toEqual([0, 0, row + lines - absence]);
});

it('[EX11] asks the database for nothing before the first fact of a log, and for what it misses after it', async () => {
  const cache = new CompanyCache(engine, new Map(), 1);
  const asked: string[] = [];
  const trx = new Proxy({}, { get: (_, name) => asked.push(String(name)) }) as Transaction<Schema>;
  cache.showsHead(0);
  expect(await cache.knowing(trx, () => cache.view.get('product', 'p') ?? 'none')).toBe('none');
  expect(await cache.knowing(trx, () => cache.view.by('product', 'sku', 'X').length)).toBe(0);
  expect([await cache.load(trx, [{ table: 'product', id: 'p' }]), asked]).toEqual([false, []]);
  cache.showsHead(1);
  expect(() => cache.view.get('product', 'p')).toThrow(Miss);
});
