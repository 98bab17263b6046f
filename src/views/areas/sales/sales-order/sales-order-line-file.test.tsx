import type { ExportTable } from '#views/kit/list/export-table.ts';
import { expect, it } from 'vitest';
import { SalesWorld } from '#machines/areas/sales/sales-order/sales.fixtures.ts';
import type { SalesOrderRow } from '#model/areas/sales/sales-order/sales-order.facts.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { useRow } from '#views/kit/document/model-context.tsx';
import { workThrough } from '#views/kit/list/list-work.ts';
import { useSalesLineFile } from './sales-order-line-file.ts';

it('[SO42] a file of an order has a row for each of its lines', async () => {
  const world = new SalesWorld();
  const { order } = world.draft(
    [
      { product: world.nut, quantity: 3_000, price: 2_0000, discount: 1_000 },
      { product: world.bolt, quantity: 1_000, price: null },
    ],
    { orderedOn: '2026-05-04', promisedOn: '2026-05-08' },
  );
  const made: ExportTable[] = [];
  const File = ({ row }: { readonly row: SalesOrderRow }) => {
    made.push(workThrough(useSalesLineFile().table([row, row], (header) => `${header} in`)));
    return null;
  };
  const Page = () => {
    const row = useRow('salesOrder', order);
    return row ? <File row={row} /> : null;
  };
  await showAt(deviceWith(world.base), '/en/apps/sales/orders', Page);
  const [{ head, rows } = { head: [], rows: [] }] = made;
  expect(rows).toHaveLength(4);
  const first = Object.fromEntries(head.map((name, at) => [name, rows[0]?.[at]]));
  expect(first).toMatchObject({
    SKU: 'NUT',
    Ordered: '2026-05-04',
    Promised: '2026-05-08',
    Quantity: 3,
    Discount: 0.1,
    Amount: 5.4,
    'Amount in': 'SEK',
  });
  const second = Object.fromEntries(head.map((name, at) => [name, rows[1]?.[at]]));
  expect(second).toMatchObject({ SKU: 'BOLT', Quantity: 1, Amount: null, 'Amount in': null });
});
