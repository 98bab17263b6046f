import { expect, it } from 'vitest';
import { ReturnsWorld } from '#machines/areas/sales/customer-return/returns.fixtures.ts';
import { SalesWorld } from '#machines/areas/sales/sales-order/sales.fixtures.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { useRow } from '#views/kit/document/model-context.tsx';
import { PickGate } from '../pick/pick-gate.tsx';
import { find } from '#views/ui/ui.fixtures.tsx';
import { ShipmentPanel } from './shipment-panel.tsx';

function GateOf({ id }: { readonly id: string }) {
  const row = useRow('pick', id);
  const asListed = { lines: 0, take: () => {}, isTaken: false };
  return row ? <PickGate row={row} refusal={{ code: 'notInState' }} asListed={asListed} /> : null;
}

it('[SH6] after a reversal it goes on with the shipment that has the goods, also from the pick list', async () => {
  const world = new SalesWorld();
  world.stock(world.bolt, world.base.bins[0] ?? '', 10_000);
  const { order } = world.confirmed([{ product: world.bolt }]);
  const shipment = world.shipped(order);
  const replacement = world.base.id();
  world.act('shipment', shipment, 'reverse', { reason: 'wrongItem', replacement });
  const pick = world.base.row('shipment', shipment)?.pick ?? '';
  await showAt(deviceWith(world.base), '/en/here', () => (
    <>
      <GateOf id={pick} />
      <ShipmentPanel id={shipment} onClose={() => {}} />
    </>
  ));
  const next = `/en/apps/sales/shipments?id=${replacement}`;
  expect(find('.scan-gate a.ui-button').getAttribute('href')).toBe(next);
  expect(find('.ui-side-actions a[data-variant=primary]').getAttribute('href')).toBe(next);
});

it('[RT6] it says how much of each line came back', async () => {
  const world = new ReturnsWorld();
  const { order, shipment } = world.sold(5_000);
  world.posted(order, 2_000, 'restock');
  await showAt(deviceWith(world.base), '/en/here', () => <ShipmentPanel id={shipment} onClose={() => {}} />);
  expect(document.body.textContent).toMatch(/Returned.*5\spcs2\spcs/);
});
