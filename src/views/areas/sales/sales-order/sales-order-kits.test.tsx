import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { KitWorld } from '#machines/areas/sales/sales-order/kits.fixtures.ts';
import type { SalesOrderRow } from '#model/areas/sales/sales-order/sales-order.facts.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { draftBox } from '#views/kit/document/draft-box.fixtures.ts';
import { useRow } from '#views/kit/document/model-context.tsx';
import { click, find, type, unmount } from '#views/ui/ui.fixtures.tsx';
import { CancelLinesDialog } from './cancel-lines-dialog.tsx';
import { SalesOrderFormPage } from './sales-order-form.page.tsx';
import { SalesOrderLines } from './sales-order-lines.tsx';

afterEach(unmount);

const plain = (text: string | null | undefined): string => (text ?? '').replaceAll('\u00a0', ' ');
const cells = (column: string): string[] =>
  [...document.querySelectorAll(`td[data-column=${column}]`)].map((cell) =>
    plain(cell.querySelector('input')?.value ?? cell.textContent),
  );

/** Kits of two bolts and a nut at 100.00; ten bolts and two nuts are there. */
function stocked(): KitWorld {
  const world = new KitWorld();
  world.stock(world.bolt, world.base.bins[0] ?? '', 10_000);
  world.stock(world.nut, world.base.bins[1] ?? '', 2_000);
  return world;
}

it('[SO31] an order shows a kit with the whole kits that its parts make, and its parts below it', async () => {
  const world = stocked();
  const { order } = world.sellKits(3_000);
  world.shipped(order);
  await showAt(deviceWith(world.base), '/en/here', () => {
    const row = useRow('salesOrder', order);
    return row ? <SalesOrderLines row={row} /> : null;
  });
  expect(cells('product')).toEqual(['KITHex bolt M8', 'BOLTHex bolt M8', 'NUTHex bolt M8']);
  expect(cells('shipped')).toEqual(['2', '4', '2']);
  expect(cells('reserved')).toEqual(['0', '2', '0']);
  expect(cells('open')).toEqual(['1 pc', '2 pcs', '1 pc']);
  expect(cells('amount')).toEqual(['kr 300.00', 'kr 277.78', 'kr 22.22']);
});

it('[SO30] [PR31] a kit is entered as one line, with what limits it, and stays one when it is edited', async () => {
  const world = stocked();
  const { order } = world.draft([{ product: world.kit, quantity: 3_000, price: 100_0000 }]);
  const model = { ...deviceWith(world.base), ...draftBox() };
  const propose = vi.spyOn(model, 'propose');
  await showAt(model, '/en/here', () => {
    const row = useRow('salesOrder', order);
    return row ? <SalesOrderFormPage row={row} /> : null;
  });
  await act(async () => {});
  expect(cells('product')).toEqual(['KIT · Hex bolt M8']);
  expect(cells('free')[0]).toMatch(/^2.*NUT$/);
  expect([cells('vat'), cells('amount')]).toEqual([['25%'], ['kr 300.00']]);
  type('td[data-column=quantity] input', '2');
  click('input[role=switch]');
  await act(async () => find('[data-testid=save]').click());
  expect(propose.mock.lastCall?.[0]).toMatchObject({
    type: 'update',
    data: { kitsInParts: true, lines: [{ product: world.kit, quantity: 2_000 }] },
  });
});

it('[SO31] a kit is cancelled as a whole', async () => {
  const world = stocked();
  const { order } = world.sellKits(3_000);
  const model = { ...deviceWith(world.base), ...draftBox() };
  const propose = vi.spyOn(model, 'propose');
  await showAt(model, '/en/here', () => {
    const row = useRow('salesOrder', order) as SalesOrderRow; // table salesOrder holds SalesOrderRow
    return <CancelLinesDialog row={row} onClose={() => {}} />;
  });
  expect(cells('sku')).toEqual(['KIT']);
  type('td[data-column=cancel] input', '1');
  click('.ui-dialog .p-dropdown');
  await act(async () => {});
  await act(async () => find('[role=option]').click());
  await act(async () => click('.ui-dialog-actions [data-variant=danger]'));
  expect(propose.mock.lastCall?.[0]).toMatchObject({
    type: 'cancelLines',
    data: { lines: [{ quantity: 2_000 }, { quantity: 1_000 }] },
  });
});
