import { act } from 'react';
import { expect, it } from 'vitest';
import { SalesWorld } from '#machines/sales-order/sales.fixtures.ts';
import { SalesOrderPage } from '../sales-order/sales-order.page.tsx';
import { deviceWith, showAt } from './document.fixtures.tsx';
import { useRow } from './model-context.tsx';

function OrderOf({ id }: { readonly id: string }) {
  const row = useRow('salesOrder', id);
  return row ? <SalesOrderPage row={row} /> : null;
}

it('[DP20] what was done shows at once, marked until the server has it', async () => {
  const world = new SalesWorld();
  const { order } = world.confirmed([{ product: world.bolt }]);
  const model = deviceWith(world.base);
  await showAt(model, '/en/here', () => <OrderOf id={order} />);
  const seen = () => [
    document.querySelector('[data-kind=salesOrder]')?.getAttribute('data-state')?.includes('onHold'),
    document.querySelector('.ui-page-name .document-pending')?.textContent,
  ];
  expect(seen()).toEqual([false, undefined]);
  const hold = { kind: 'salesOrder', document: order, type: 'hold', data: { reason: 'customerRequest' } };
  await act(async () => void model.propose(hold));
  expect(seen()).toEqual([true, 'Waits for the server']);
  const [pending] = model.replica.pending;
  await act(async () => {
    const { head } = model.replica;
    const command = pending?.command.id ?? '';
    const events = world.base
      .must('salesOrder', order, 'hold', hold.data)
      .map((event) => ({ ...event, command }));
    model.replica.receive({ company: 1, epoch: 1, from: head + 1, to: head + events.length, events });
  });
  expect(seen()).toEqual([true, undefined]);
});
