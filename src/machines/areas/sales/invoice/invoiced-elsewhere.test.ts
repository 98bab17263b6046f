import { expect, test } from 'vitest';
import { overpaidOf, unpaidOf } from '#model/areas/sales/sales-order/sales-order.paying.ts';
import { InvoicesWorld } from './invoices.fixtures.ts';

test('[BIL16] what was paid on an order before is of the invoice that was written elsewhere: nothing is overpaid', () => {
  const world = new InvoicesWorld();
  world.policies({ invoicing: 'elsewhere' });
  const { order } = world.sold(10_000);
  const payment = { payment: world.base.id(), on: '2026-05-04', amount: 156_25 };
  world.act('salesOrder', order, 'recordPayment', payment);
  world.policies({ invoicing: 'here' });
  world.act('salesOrder', order, 'invoiceElsewhere');
  const row = world.base.row('salesOrder', order);
  expect(row && [unpaidOf(row), overpaidOf(row)]).toEqual([0, 0]);
});
