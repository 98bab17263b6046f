import { act } from 'react';
import { expect, it } from 'vitest';
import { SalesWorld } from '#machines/areas/sales/sales-order/sales.fixtures.ts';
import { WorkOf } from '#views/areas/sales/pick/pick.fixtures.tsx';
import { SalesOrderPage } from '#views/areas/sales/sales-order/sales-order.page.tsx';
import { deviceWith, showAt } from './document.fixtures.tsx';
import { useRow } from './model-context.tsx';

function OrderOf({ id }: { readonly id: string }) {
  const row = useRow('salesOrder', id);
  return row ? <SalesOrderPage row={row} /> : null;
}

/** An order of ten bolts that can be released, and a pick list of another ten whose goods are taken. */
function waitingWorld() {
  const world = new SalesWorld();
  world.stock(world.bolt, world.base.bins[0] ?? '', 20_000);
  const { order: first } = world.confirmed([{ product: world.bolt }]);
  const pick = world.released(first);
  world.scanned(pick);
  const { order } = world.confirmed([{ product: world.bolt }]);
  return { world, order, pick };
}

it('[DP20] what waits for the server is said to wait, and never to have been sent', async () => {
  const { world, order, pick } = waitingWorld();
  const model = deviceWith(world.base);
  await showAt(model, '/en/here', () => (
    <>
      <OrderOf id={order} />
      <WorkOf id={pick} />
    </>
  ));
  const release = {
    kind: 'salesOrder',
    document: order,
    type: 'release',
    data: { pick: model.newId() },
  };
  const finish = { kind: 'pick', document: pick, type: 'finish', data: { shipment: model.newId() } };
  await act(async () => void model.propose(release));
  await act(async () => void model.propose(finish));
  expect(model.replica.pending.map(({ command, sent }) => [command.type, sent])).toEqual([
    ['release', false],
    ['finish', false],
  ]);
  expect([...document.querySelectorAll('.ui-notice')].map(({ textContent }) => textContent)).toEqual([
    'What you asked for waits for the server.',
    'Waits for the serverYou can continue with another pick list.',
  ]);
  expect(document.body.textContent).not.toMatch(/\bsent\b/iu);
});

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
