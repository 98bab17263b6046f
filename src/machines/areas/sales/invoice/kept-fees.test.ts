import { expect, test } from 'vitest';
import { InvoicesWorld } from './invoices.fixtures.ts';

const piece = 1000;

const shown = (world: InvoicesWorld, invoice: string) =>
  world.invoice(invoice).lines.map(({ quantity, charge, amount }) => [quantity, charge ?? 'goods', amount]);

/** Opens another invoice of an order; its refusal. */
const further = (world: InvoicesWorld, order: string) =>
  world.refused('invoice', world.base.id(), 'create', {
    type: 'invoice',
    customer: world.customer,
    orders: [order],
    corrects: null,
  })?.code;

test('[BIL28] a fee that is kept of goods that came back before they were invoiced is on the next invoice, once', () => {
  const world = new InvoicesWorld();
  const { order } = world.sold(10 * piece);
  const returned = world.posted(order, 2 * piece, 'restock', { fee: 5_00 });
  world.act('customerReturn', returned, 'credit');
  expect(world.billing(order)).toBe('toInvoice');
  const invoice = world.issued([order]);
  expect(shown(world, invoice)).toEqual([
    [8 * piece, 'goods', 100_00],
    [piece, 'fee', 5_00],
  ]);
  expect(world.invoice(invoice).totals).toMatchObject({ net: 105_00, vat: 26_25, gross: 131_25 });
  expect(world.billing(order)).toBe('invoiced');
  expect(further(world, order)).toBe('nothingToInvoice');
  expect(world.base.replayed()).toEqual(world.base.snapshot());
});

test('[BIL28] where all goods came back, the fee alone is to be invoiced', () => {
  const world = new InvoicesWorld();
  const { order } = world.sold(2 * piece);
  const returned = world.posted(order, 2 * piece, 'restock', { fee: 5_00 });
  world.act('customerReturn', returned, 'credit');
  expect(world.billing(order)).toBe('toInvoice');
  expect(world.invoice(world.issued([order])).totals.gross).toBe(6_25);
  expect(world.billing(order)).toBe('invoiced');
  expect(further(world, order)).toBe('nothingToInvoice');
});

test('[BIL28] freight that is kept of such a return is on the next invoice, too', () => {
  const world = new InvoicesWorld();
  const { order } = world.sold(10 * piece);
  const id = world.begun(order);
  const form = { ...world.form(id, { quantity: 2 * piece, reason: 'quality' }), freight: -3_00 };
  world.act('customerReturn', id, 'update', form);
  world.act('customerReturn', id, 'approve');
  world.receive(id, 2 * piece);
  world.grade(id, world.part('restock', 2 * piece));
  world.act('customerReturn', id, 'post');
  expect(world.row(id).credit).toBe(27_50);
  expect(world.invoice(world.issued([order])).totals.net).toBe(103_00);
});

test('[BIL28] what a note can take of the fee of goods that were invoiced is not invoiced again', () => {
  const world = new InvoicesWorld();
  const { order } = world.sold(10 * piece);
  const draft = world.drafted([order]);
  world.changed(draft, { quantity: 9 * piece });
  world.act('invoice', draft, 'issue');
  // One of the two was not invoiced; the note credits the other one, at 12.50, and takes all but 2.50 of the fee.
  const returned = world.posted(order, 2 * piece, 'restock', { fee: 15_00 });
  const note = world.noteOf(draft, { return: returned });
  expect(world.invoice(note).totals.net).toBe(0);
  world.act('invoice', note, 'issue');
  expect(world.billing(order)).toBe('partlyInvoiced');
  expect(world.invoice(world.issued([order])).totals.net).toBe(2_50);
  expect(world.billing(order)).toBe('invoiced');
});

test('[BIL28] a note that takes the invoice of a fee back lets it be invoiced again', () => {
  const world = new InvoicesWorld();
  const { order } = world.sold(10 * piece);
  world.act('customerReturn', world.posted(order, 2 * piece, 'restock', { fee: 5_00 }), 'credit');
  const invoice = world.issued([order]);
  world.act('invoice', world.noteOf(invoice), 'issue');
  expect(world.billing(order)).toBe('toInvoice');
  expect(world.invoice(world.issued([order])).totals.net).toBe(105_00);
});

test('[BIL28] a fee is no more than the goods of its return; what was invoiced elsewhere has its fees with it', () => {
  const world = new InvoicesWorld();
  const { order } = world.sold(10 * piece);
  world.act('customerReturn', world.posted(order, piece, 'restock', { fee: 12_50 }), 'close');
  world.act('salesOrder', order, 'invoiceElsewhere');
  expect(further(world, order)).toBe('nothingToInvoice');
});

test('[BIL28] a fee that nothing was kept for is not charged', () => {
  const world = new InvoicesWorld();
  const { order, line: orderLine } = world.sold(2 * piece);
  const draft = world.drafted([order]);
  const form = world.invoiceForm(draft);
  const fee = {
    id: 'fee:x:0',
    fee: { return: world.base.id() },
    charge: 'fee',
    product: null,
    text: '',
    quantity: piece,
    price: 100_0000,
    discount: 0,
    vatClass: 'standard',
  } as const;
  const saved = (more: object) =>
    world.refused('invoice', draft, 'update', { ...form, lines: [...form.lines, { ...fee, ...more }] });
  expect(saved({})?.fields).toEqual({ 'lines.1.orderLine': 'unknownLine' });
  expect(saved({ order, orderLine })).toBeNull();
  expect(world.invoice(draft).totals.net).toBe(25_00);
});
