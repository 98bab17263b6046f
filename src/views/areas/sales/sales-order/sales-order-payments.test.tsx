import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SalesWorld } from '#machines/areas/sales/sales-order/sales.fixtures.ts';
import type { CustomerRow } from '#model/areas/sales/customer/customer.facts.ts';
import type { SalesOrderRow } from '#model/areas/sales/sales-order/sales-order.facts.ts';
import { unpaidOf } from '#model/areas/sales/sales-order/sales-order.paying.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { useRow } from '#views/kit/document/model-context.tsx';
import { CustomerPage } from '../customer/customer.page.tsx';
import { click, unmount } from '#views/ui/ui.fixtures.tsx';
import { RecordPaymentDialog } from './record-payment-dialog.tsx';
import { SalesOrderOverview } from './sales-order-overview.tsx';

// The device's day is that of its world.
beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-05-04T08:00:00.000Z'), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

/** A shipped order of 156.25 with VAT. */
async function showShipped() {
  const world = new SalesWorld();
  world.stock(world.bolt, world.base.bins[0] ?? '', 10_000);
  const { order } = world.confirmed([{ product: world.bolt }]);
  world.shipped(order);
  const model = deviceWith(world.base);
  function Order() {
    const row = useRow('salesOrder', order) as SalesOrderRow; // table salesOrder holds SalesOrderRow
    return (
      <>
        <SalesOrderOverview row={row} />
        <RecordPaymentDialog row={row} onClose={() => {}} />
      </>
    );
  }
  await showAt(model, '/en/here', () => <Order />);
  const unpaid = (): number => {
    const row = model.replica.view.get('salesOrder', order);
    return row ? unpaidOf(row) : -1;
  };
  return { unpaid };
}

const text = (): string => (document.body.textContent ?? '').replaceAll('\u00a0', ' ');

it('[SO25, SO26] what is unpaid is shown, paid in full by one press, and open again when that is taken back', async () => {
  const { unpaid } = await showShipped();
  expect(text()).toContain('Unpaidkr 156.25');
  await act(async () => click('.ui-dialog [data-variant=primary]'));
  expect(unpaid()).toBe(0);
  expect(text()).toContain('Unpaidkr 0.00');
  await act(async () => click('button[aria-label^="Take back the payment of"]'));
  await act(async () => click('[data-testid=give-take-back]'));
  expect(unpaid()).toBe(15_625);
});

it('[SO34] what was paid for a shipment that is reversed is shown as overpaid, on the order and its customer', async () => {
  const world = new SalesWorld();
  const { base, bolt, customer } = world;
  world.stock(bolt, base.bins[0] ?? '', 10_000);
  const { order } = world.confirmed([{ product: bolt }]);
  const shipment = world.shipped(order);
  const payment = { payment: base.id(), on: '2026-05-04', amount: 15_625 };
  world.act('salesOrder', order, 'recordPayment', payment);
  world.act('shipment', shipment, 'reverse', { reason: 'other', replacement: base.id() });
  const model = deviceWith(base);
  function Order() {
    const row = useRow('salesOrder', order) as SalesOrderRow; // table salesOrder holds SalesOrderRow
    return <SalesOrderOverview row={row} />;
  }
  await showAt(model, '/en/here', () => <Order />);
  expect(text().match(/Overpaidkr 156.25/g)).toHaveLength(2); // among the figures, and beside the payment
  unmount();
  function Customer() {
    const row = useRow('customer', customer) as CustomerRow; // table customer holds CustomerRow
    return <CustomerPage row={row} />;
  }
  await showAt(model, '/en/here', () => <Customer />);
  expect(text()).toContain('Overpaidkr 156');
});
