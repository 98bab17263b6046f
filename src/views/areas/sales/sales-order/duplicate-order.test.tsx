import { expect, it, vi } from 'vitest';
import { SalesWorld } from '#machines/areas/sales/sales-order/sales.fixtures.ts';
import { dayFromNow } from '#model/values/clock.fixtures.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { useRow } from '#views/kit/document/model-context.tsx';
import { click } from '#views/ui/ui.fixtures.tsx';
import { useDuplicateOrder } from './use-duplicate-order.ts';
import type { SalesOrderRow } from '#model/areas/sales/sales-order/sales-order.facts.ts';

const Items = ({ row }: { readonly row: SalesOrderRow }) =>
  useDuplicateOrder(row).map(({ id, label, onSelect }) => (
    <button key={id} onClick={onSelect}>
      {label}
    </button>
  ));

it('[DP61] an order is duplicated at the prices of today, without days of the past', async () => {
  const world = new SalesWorld();
  world.base.by = world.base.id();
  const { order } = world.draft(
    [
      { product: world.nut, quantity: 3_000, price: 1_0000, text: 'M8', promisedOn: '2026-01-02' },
      { product: world.bolt, quantity: 1_000, price: 9_0000 },
    ],
    { orderedOn: '2026-01-01', promisedOn: '2026-01-02', theirReference: 'P 77', notes: 'Back door' },
  );
  const model = deviceWith(world.base);
  const propose = vi.spyOn(model, 'propose');
  const Page = () => {
    const row = useRow('salesOrder', order);
    return row ? <Items row={row} /> : null;
  };
  const history = await showAt(model, `/en/apps/sales/orders/${order}`, Page);
  click('button');
  const [{ type, document, data } = { type: '', document: '', data: null }] = propose.mock.calls[0] ?? [];
  expect([type, document === order]).toEqual(['create', false]);
  const today = dayFromNow(0);
  expect(data).toMatchObject({
    customer: world.customer,
    theirReference: '',
    salesperson: world.base.by,
    notes: 'Back door',
    lines: [
      { product: world.nut, quantity: 3_000, price: 2_0000, text: 'M8', promisedOn: null },
      { product: world.bolt, quantity: 1_000, price: 12_5000, promisedOn: null },
    ],
  });
  const { orderedOn, promisedOn, lines } = Object(data);
  expect(orderedOn <= promisedOn && promisedOn >= today).toBe(true);
  const before = world.base.row('salesOrder', order)?.lines.map(({ id }) => id);
  expect(before).not.toContain(lines[0].id);
  expect(history.location.pathname).toBe(`/en/apps/sales/orders/edit/${document}`);
});
