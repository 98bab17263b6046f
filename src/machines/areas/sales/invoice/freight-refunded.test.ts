import { expect, test } from 'vitest';
import { nextInvoiceGross } from '#model/areas/sales/sales-order/sales-order.paying.ts';
import { activeProduct } from '#machines/company.fixtures.ts';
import { InvoicesWorld } from './invoices.fixtures.ts';

const piece = 1000;

/** Four bolts at 12.50 that have left with freight of 60.00; nothing is invoiced yet. */
function withFreight(world: InvoicesWorld, over: object = {}) {
  const freight = activeProduct(world.base, { sku: 'FREIGHT', kind: 'service', price: 60_0000 });
  world.stock(world.bolt, world.base.bins[0] ?? '', 4 * piece);
  const { order } = world.confirmed(
    [
      { product: world.bolt, quantity: 4 * piece },
      { product: freight, quantity: piece, price: 60_0000 },
    ],
    over,
  );
  world.shipped(order);
  return { order };
}

/** A return of so many pieces that gives so much freight back; posted. */
function back(world: InvoicesWorld, order: string, pieces: number, freight: number): string {
  const id = world.begun(order);
  const form = { ...world.form(id, { quantity: pieces * piece, reason: 'quality' }), freight };
  world.act('customerReturn', id, 'update', form);
  world.act('customerReturn', id, 'approve');
  world.receive(id, pieces * piece);
  world.grade(id, world.part('restock', pieces * piece));
  world.act('customerReturn', id, 'post');
  return id;
}

const amounts = (world: InvoicesWorld, invoice: string): number[] =>
  world.invoice(invoice).lines.map(({ amount }) => amount);
const next = (world: InvoicesWorld, order: string): number => {
  const row = world.base.row('salesOrder', order);
  return row ? nextInvoiceGross(row) : 0;
};

test('[BIL30] freight that a return gives back before it was invoiced comes off the next invoice by itself', () => {
  const world = new InvoicesWorld();
  const { order } = withFreight(world);
  world.act('customerReturn', back(world, order, 1, 40_01), 'credit');
  // 37.50 of goods and 19.99 of freight, with 25 % VAT.
  expect(next(world, order)).toBe(71_86);
  const invoice = world.issued([order]);
  expect(amounts(world, invoice)).toEqual([37_50, 60_00, -40_01]);
  expect(world.invoice(invoice).totals).toMatchObject({ net: 57_49, vat: 14_37, gross: 71_86 });
  expect([world.billing(order), next(world, order)]).toEqual(['invoiced', 0]);
  expect(world.base.replayed()).toEqual(world.base.snapshot());
});

test('[BIL30] what a note takes back to be invoiced again has its freight off once more, and no more', () => {
  const world = new InvoicesWorld();
  const { order } = withFreight(world);
  back(world, order, 1, 40_01);
  const invoice = world.issued([order]);
  const note = world.noteOf(invoice);
  expect(amounts(world, note)).toEqual([-37_50, -60_00, 40_01]);
  world.act('invoice', note, 'issue');
  expect(world.invoice(note).totals.gross).toBe(-71_86);
  expect(world.regions(invoice)).toContain('credited');
  expect(next(world, order)).toBe(71_86);
  expect(amounts(world, world.issued([order]))).toEqual([37_50, 60_00, -40_01]);
  expect(world.base.replayed()).toEqual(world.base.snapshot());
});

test('[BIL30] freight of which a part was invoiced is credited for that part, and comes off the rest', () => {
  const world = new InvoicesWorld();
  const hours = activeProduct(world.base, { sku: 'HOURS', kind: 'service', price: 10_0000 });
  world.stock(world.bolt, world.base.bins[0] ?? '', 2 * piece);
  const { order } = world.confirmed([
    { product: world.bolt, quantity: 2 * piece },
    { product: hours, quantity: 5 * piece, price: 10_0000 },
  ]);
  world.shipped(order);
  const draft = world.drafted([order]);
  const form = world.invoiceForm(draft);
  const lines = form.lines.map((line) =>
    line.product === hours ? { ...line, quantity: 3 * piece } : { ...line, quantity: 2 * piece },
  );
  world.act('invoice', draft, 'update', { ...form, lines });
  world.act('invoice', draft, 'issue');
  // 20.00 of it is not invoiced.
  const returned = back(world, order, 1, 33_33);
  const note = world.noteOf(draft, { return: returned });
  expect(amounts(world, note)).toEqual([-12_50, -13_33]);
  world.act('invoice', note, 'issue');
  expect(amounts(world, world.issued([order]))).toEqual([20_00, -20_00]);
  expect(world.billing(order)).toBe('invoiced');
});

test('[BIL30] of two returns each takes its own freight off, no more together than it costs', () => {
  const world = new InvoicesWorld();
  const { order } = withFreight(world);
  back(world, order, 1, 40_00);
  back(world, order, 1, 20_00);
  expect(amounts(world, world.issued([order]))).toEqual([25_00, 60_00, -40_00, -20_00]);
});

test('[BIL30] what came off is not paid back as money once more', () => {
  const world = new InvoicesWorld();
  const { order } = withFreight(world);
  back(world, order, 1, 40_00);
  const invoice = world.issued([order]);
  const note = world.noteOf(invoice);
  const form = world.invoiceForm(note);
  const money = (credited: number) => ({
    ...form,
    lines: form.lines
      .filter(({ price, freightOff }) => price === 60_0000 && !freightOff)
      .map(({ again: _again, ...line }) => ({ ...line, quantity: 0, credited })),
  });
  expect(world.refused('invoice', note, 'update', money(20_01))).toMatchObject({
    fields: { 'lines.0.credited': 'moreThanLeftOfLine' },
  });
  world.act('invoice', note, 'update', money(20_00));
  expect(amounts(world, note)).toEqual([-20_00]);
});

test('[BIL30] [BIL23] an advance is deducted from what is left of it', () => {
  const world = new InvoicesWorld();
  const freight = activeProduct(world.base, { sku: 'FREIGHT', kind: 'service', price: 60_0000 });
  world.stock(world.bolt, world.base.bins[0] ?? '', 4 * piece);
  const { order } = world.confirmed([
    { product: world.bolt, quantity: 4 * piece },
    { product: freight, quantity: piece, price: 60_0000 },
  ]);
  const advance = { on: '2026-05-04', share: { amount: 100_00 } };
  world.act('invoice', world.drafted([order], { advance }), 'issue');
  world.shipped(order);
  back(world, order, 2, 35_00);
  // Of 25.00 for goods and 25.00 for freight all is deducted, and the other half of the advance is to be credited.
  const invoice = world.issued([order]);
  expect(amounts(world, invoice)).toEqual([25_00, 60_00, -35_00, -50_00]);
  expect(world.invoice(invoice).totals.gross).toBe(0);
});

test('[BIL30] what was invoiced elsewhere has the freight off there', () => {
  const world = new InvoicesWorld();
  const { order } = withFreight(world);
  world.act('customerReturn', back(world, order, 1, 40_00), 'credit');
  world.act('salesOrder', order, 'invoiceElsewhere');
  expect(next(world, order)).toBe(0);
  expect(world.base.row('salesOrder', order)?.credits).toMatchObject([{ freightOff: [{ left: 0 }] }]);
});
