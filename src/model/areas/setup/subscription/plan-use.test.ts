import { expect, test } from 'vitest';
import type { Row } from '#model/engine/rows.ts';
import { usedOf } from './plan-use.ts';

const tables: Readonly<Record<string, readonly object[]>> = {
  member: [{ state: 'active' }, { state: 'invited' }, { state: 'removed' }, { state: 'expired' }],
  product: [{ state: 'draft' }, { state: 'archived' }],
  warehouse: [{ state: 'blocked' }],
  salesOrder: [
    { revision: 1, orderedOn: '2026-05-04' },
    { revision: 0, orderedOn: '2026-05-04' },
    { revision: 2, orderedOn: '2026-04-30' },
  ],
};
const company = { rows: (table: string) => (tables[table] ?? []) as readonly Row[] };

test('[SB8] counts who is there or invited, what is not archived, and confirmed orders of the month', () => {
  const use = (['members', 'products', 'warehouses', 'ordersPerMonth'] as const).map((limit) =>
    usedOf(company, limit, '2026-05-31'),
  );
  expect(use).toEqual([2, 1, 1, 1]);
  expect(usedOf(company, 'ordersPerMonth', '2026-04-01')).toBe(1);
});
