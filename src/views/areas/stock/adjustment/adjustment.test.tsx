import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { customerFixture } from '#model/areas/sales/customer/customer.fixtures.ts';
import { orderLineFixture, salesOrderFixture } from '#model/areas/sales/sales-order/sales-order.fixtures.ts';
import { lose } from '#machines/areas/purchasing/goods-receipt/goods-receipt.fixtures.ts';
import {
  adjustingWorld,
  draftAdjustment,
  PIECE,
  postedAdjustment,
  type AdjustingWorld,
} from '#machines/areas/stock/adjustment/adjustment.fixtures.ts';
import type { CompanyModel } from '#model/engine/company-model.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { useRow } from '#views/kit/document/model-context.tsx';
import { click, find, paste, type, unmount } from '#views/ui/ui.fixtures.tsx';
import { AdjustmentPage } from './adjustment.page.tsx';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-05-04T08:00:00.000Z'), toFake: ['Date'] }));
afterEach(() => {
  unmount();
  vi.useRealTimers();
});

function AdjustmentOf({ id }: { readonly id: string }) {
  const row = useRow('adjustment', id);
  return row ? <AdjustmentPage row={row} /> : null;
}

/** The page of an adjustment, and the commands that it gives. */
async function show(world: AdjustingWorld, id: string) {
  const device = deviceWith(world);
  const model: CompanyModel = { ...device, drafts: { ...device.drafts, keep: () => {}, forget: () => {} } };
  const propose = vi.spyOn(model, 'propose');
  await showAt(model, '/en/here', () => <AdjustmentOf id={id} />);
  return { given: () => propose.mock.calls.map(([{ type: command, data }]) => ({ command, data })) };
}

const cells = (): HTMLInputElement[] => [
  ...document.querySelectorAll<HTMLInputElement>('tr[data-row] input.ui-cell-input, tr[data-row] td input'),
];
const labelled = (label: string): HTMLInputElement => {
  const found = cells().find((cell) => cell.getAttribute('aria-label')?.startsWith(label));
  if (!found)
    throw new Error(
      `no ${label} among ${cells()
        .map((one) => one.getAttribute('aria-label'))
        .join('; ')}`,
    );
  return found;
};
const text = (): string => (document.body.textContent ?? '').replaceAll('\u00a0', ' ');
const post = '[data-testid=command-post]';

it('[AD3] what is typed as a change or as a count works out the other one, and is posted', async () => {
  const world = adjustingWorld();
  const { given } = await show(world, draftAdjustment(world, [{ quantity: -3 * PIECE }]));
  expect([labelled('Change').value, labelled('After').value]).toEqual(['-3', '7']);
  type(`[aria-label="${labelled('After').getAttribute('aria-label')}"]`, '4');
  expect(labelled('Change').value).toBe('-6');
  await act(async () => find(post).click());
  expect(given()).toMatchObject([
    { command: 'update', data: { lines: [{ how: 'to', quantity: 4 * PIECE }] } },
    { command: 'post' },
  ]);
});

it('[AD5] what is wrong with a line is said in its column, and nothing is posted', async () => {
  const world = adjustingWorld();
  await show(world, draftAdjustment(world, [{ quantity: -11 * PIECE }]));
  await act(async () => find(post).click());
  expect(text()).toContain('There is less than that.');
});

it('[AD6] stock that has moved since is said before posting', async () => {
  const world = adjustingWorld();
  const id = draftAdjustment(world, [{ how: 'to', quantity: 7 * PIECE }]);
  lose(world, world.product, world.bin, PIECE);
  await show(world, id);
  expect(text()).toContain('10 pcs then, 9 pcs now. It stays at 7 pcs, so the change becomes -2 pcs.');
});

it('[AD5] orders that would lose goods are named, and taking from them is offered', async () => {
  const world = adjustingWorld();
  const [customer, order, line] = [world.id(), world.id(), world.id()];
  world.must('customer', customer, 'create', customerFixture());
  const lines = [orderLineFixture({ id: line, product: world.product, quantity: 9 * PIECE })];
  const form = salesOrderFixture({ customer, warehouse: world.warehouse, lines });
  world.must('salesOrder', order, 'create', form);
  world.must('salesOrder', order, 'confirm');
  await show(world, draftAdjustment(world, [{ quantity: -2 * PIECE }]));
  expect(find('[data-testid=lost-promises]').textContent).toContain('SO-2026-00001');
  expect(find(post).getAttribute('aria-disabled')).toBe('true');
  click('button[aria-label="More actions"]');
  expect(find('[role=menu] [data-action=takeAndPost]').getAttribute('aria-disabled')).not.toBe('true');
});

it('[AD4] the average of now stands beside the new one, and the change of value below', async () => {
  const world = adjustingWorld();
  await show(world, draftAdjustment(world, [{ unitCost: 5_0000 }], 'value'));
  expect(text()).toMatch(/8[.,]00/);
  expect(labelled('New average').value).toBe('5.00');
  expect(text()).toMatch(/Change of value.*-.*30\.00/);
});

it('[AD7] rows of a spreadsheet become lines; what they name and nobody knows is told', async () => {
  const world = adjustingWorld();
  await show(world, draftAdjustment(world, []));
  const sku = world.row('product', world.product)?.sku ?? '';
  paste(
    'input[placeholder="Scan or type SKU or barcode"]',
    `${sku}\tA-02\t-2\tMissing\nNO-1\tA-02\t1\tFound\n${sku}\tZ-9\t1\tFound`,
  );
  expect(text()).toContain('NO-1');
  expect(text()).toContain('Z-9');
  const changes = cells().filter((cell) => cell.getAttribute('aria-label')?.startsWith('Change'));
  expect(changes.map(({ value }) => value)).toEqual(['-2', '1']);
});

it('[AD3] what was posted is told line by line', async () => {
  const world = adjustingWorld();
  await show(world, postedAdjustment(world, [{ quantity: -PIECE, scrap: true, reason: 'damaged' }]));
  expect(text()).toContain('ADJ-2026-00001');
  expect(text()).toContain('10 pcs-1 pc9 pcs-kr 8.00Scrapped: Damaged');
});
