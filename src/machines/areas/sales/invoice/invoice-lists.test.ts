import { expect, test } from 'vitest';
import { tabOf } from '#model/areas/sales/invoice/invoice.listing.ts';
import { invoiceGroups, toInvoice } from '#model/areas/sales/invoice/to-invoice.ts';
import { isDueByRhythm } from '#model/areas/sales/customer/invoice-rhythm.ts';
import type { SalesOrderRow } from '#model/areas/sales/sales-order/sales-order.facts.ts';
import { InvoicesWorld } from './invoices.fixtures.ts';

const piece = 1000;

const orderIn = (world: InvoicesWorld, id: string): SalesOrderRow => {
  const row = world.base.row('salesOrder', id);
  if (!row) throw new Error('no such order');
  return row;
};

test('[BIL1] what has left is listed to be invoiced, with its sum and its day, until it is', () => {
  const world = new InvoicesWorld();
  const { order } = world.sold(10 * piece);
  expect(toInvoice(world.base.view, orderIn(world, order))).toMatchObject({
    gross: 156_25,
    since: '2026-05-04',
    until: '2026-05-04',
    isToCredit: false,
  });
  world.issued([order]);
  expect(toInvoice(world.base.view, orderIn(world, order))).toBeNull();
});

test('[BIL3] goods that were invoiced and came back are listed to be credited', () => {
  const world = new InvoicesWorld();
  const { order } = world.sold(10 * piece);
  world.issued([order]);
  world.posted(order, 4 * piece, 'restock');
  expect(toInvoice(world.base.view, orderIn(world, order))).toMatchObject({ gross: 0, isToCredit: true });
});

test('[BIL5] orders that differ in their prices are on an invoice each, the others on one', () => {
  const world = new InvoicesWorld();
  const orders = [{}, { pricesIncludeVat: true }, {}].map((over) => {
    world.stock(world.bolt, world.base.bins[0] ?? '', piece);
    const { order } = world.confirmed([{ product: world.bolt, quantity: piece }], over);
    world.shipped(order);
    return orderIn(world, order);
  });
  const groups = invoiceGroups(orders).map((group) => group.map((order) => orders.indexOf(order)));
  expect(groups).toEqual([[0, 2], [1]]);
});

test('[BIL21] an invoice is a draft, open, overdue or paid, and a credit note among its own', () => {
  const world = new InvoicesWorld();
  const { order } = world.sold(10 * piece);
  const id = world.drafted([order]);
  const tabs = [tabOf(world.invoice(id))];
  world.act('invoice', id, 'issue');
  tabs.push(tabOf(world.invoice(id)));
  const note = world.noteOf(id);
  tabs.push(tabOf(world.invoice(note)));
  world.act('invoice', note, 'issue');
  tabs.push(tabOf(world.invoice(note)), tabOf(world.invoice(id)));
  expect(tabs).toEqual(['draft', 'open', 'draft', 'creditNotes', 'paid']);
});

test.each([
  ['eachDelivery', '2026-05-04', '2026-05-04', true],
  ['weekly', '2026-05-04', '2026-05-10', false],
  ['weekly', '2026-05-10', '2026-05-11', true],
  ['monthly', '2026-05-04', '2026-05-31', false],
  ['monthly', '2026-05-31', '2026-06-01', true],
  ['monthly', '2025-12-31', '2026-01-01', true],
  ['byHand', '2025-05-04', '2026-05-04', false],
  ['weekly', null, '2026-05-04', true],
] as const)('[CU7] invoiced %s, what left on %s is due on %s: %s', (rhythm, since, today, is) => {
  expect(isDueByRhythm(rhythm, since, today)).toBe(is);
});
