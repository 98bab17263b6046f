import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { SalesWorld } from '#machines/areas/sales/sales-order/sales.fixtures.ts';
import type { SalesOrderRow } from '#model/areas/sales/sales-order/sales-order.facts.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { draftBox } from '#views/kit/document/draft-box.fixtures.ts';
import { useRow } from '#views/kit/document/model-context.tsx';
import { click, find, paste, unmount } from '#views/ui/ui.fixtures.tsx';
import { CancelLinesDialog } from './cancel-lines-dialog.tsx';

const FIRST = '.ui-dialog tr[data-row] input';

const cells = () =>
  [...document.querySelectorAll<HTMLInputElement>('.ui-dialog tr[data-row] input')].map(({ value }) => value);

/** The dialog on an order of two lines that are not released. */
function cancelling(prepare: (world: SalesWorld, order: string) => void = () => {}) {
  const world = new SalesWorld();
  const line = { product: world.bolt, quantity: 5_000 };
  const { order } = world.confirmed([line, line]);
  prepare(world, order);
  const { drafts } = draftBox();
  const model = { ...deviceWith(world.base), drafts };
  const propose = vi.spyOn(model, 'propose');
  const onClose = vi.fn<() => void>();
  function Cancel() {
    const row = useRow('salesOrder', order) as SalesOrderRow; // table salesOrder holds SalesOrderRow
    return <CancelLinesDialog row={row} onClose={onClose} />;
  }
  return { propose, onClose, show: () => showAt(model, '/en/here', () => <Cancel />) };
}

it('[DP17] a column from a spreadsheet says how much of each line is given up; what goes past the last is left', async () => {
  const { show } = cancelling();
  await show();
  paste(FIRST, '2\n1,5\n9');
  expect(cells()).toEqual(['2', '1,5']);
});

it('[DP18] what is written of lines to cancel is there again until they are', async () => {
  const { show, propose, onClose } = cancelling();
  await show();
  paste(FIRST, '2\n3');
  unmount();
  await show();
  expect(cells()).toEqual(['2', '3']);
  click('.ui-dialog .p-dropdown');
  await act(async () => {});
  await act(async () => find('[role=option]').click());
  await act(async () => click('.ui-dialog-actions [data-variant=danger]'));
  expect(propose.mock.calls.map(([command]) => command.data)).toMatchObject([
    { lines: [{ quantity: 2_000 }, { quantity: 3_000 }] },
  ]);
  expect(onClose).toHaveBeenCalledTimes(1);
  unmount();
  await show();
  expect(cells()).toEqual(['', '']);
});

it('[DP22] an order whose goods are all on pick lists says so, and takes nothing back', async () => {
  const { show, propose } = cancelling((world, order) => {
    world.stock(world.bolt, world.base.bins[0] ?? '', 20_000);
    world.released(order);
  });
  await show();
  expect(find('.ui-dialog .ui-notice').textContent).toBe('Everything is on pick lists or has shipped.');
  click('.ui-dialog-actions [data-variant=danger]');
  expect(propose).not.toHaveBeenCalled();
});

it('[DP27] all of a line is cancelled by one press, and its quantity is a field', async () => {
  const { show } = cancelling();
  await show();
  const buttons = [...document.querySelectorAll('.ui-dialog [data-testid=all-of-line]')];
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(
    Array(2).fill('All of BOLT · Hex bolt M8'),
  );
  click('.ui-dialog [data-testid=all-of-line]');
  expect(cells()).toEqual(['5', '']);
  expect(document.activeElement).toBe(find(FIRST));
});
