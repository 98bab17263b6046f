import { expect, test } from 'vitest';
import { formLine } from '#model/areas/sales/customer-return/customer-return.lines.ts';
import { activeProduct } from '#machines/company.fixtures.ts';
import { InvoicesWorld } from './invoices.fixtures.ts';

const piece = 1000;

/** Ten pieces at 12.50 on two invoices: four, then six. */
function onTwo(world: InvoicesWorld) {
  world.stock(world.bolt, world.base.bins[0] ?? '', 10 * piece);
  const { order, lines } = world.confirmed([{ product: world.bolt, quantity: 10 * piece }]);
  const ship = (pieces: number): string => {
    world.shipped(order, [{ line: lines[0] ?? '', quantity: pieces * piece }]);
    return world.issued([order]);
  };
  return { order, first: ship(4), second: ship(6) };
}

/** A return of eight pieces from both shipments, with fees of 50.00 and 3.00. */
function eightBack(world: InvoicesWorld, order: string): string {
  const id = world.begun(order);
  const [one, other] = world.row(id).lines;
  const lines = world.row(id).lines.map(({ received: _received, cost: _cost, grades: _grades, ...line }) => ({
    ...line,
    reason: 'quality',
    quantity: 4 * piece,
    fee: line.id === one?.id ? 50_00 : 3_00,
  }));
  const head = { warehouse: world.base.warehouse, theirReference: '', notes: '' };
  world.act('customerReturn', id, 'update', { ...head, lines });
  world.act('customerReturn', id, 'approve');
  const parts = [one, other].map((line) => ({ line: line?.id ?? '', quantity: 4 * piece }));
  world.act('customerReturn', id, 'receive', { lines: parts });
  world.act('customerReturn', id, 'grade', {
    lines: parts.map(({ line, quantity }) => ({ line, grades: [world.part('restock', quantity)] })),
  });
  world.act('customerReturn', id, 'post');
  return id;
}

const amounts = (world: InvoicesWorld, note: string) =>
  world.invoice(note).lines.map(({ quantity, amount }) => [quantity, amount]);

test('[BIL29] a return of goods on several invoices is credited by a note for each, together what came back less its fees', () => {
  const world = new InvoicesWorld();
  const { order, first, second } = onTwo(world);
  const returned = eightBack(world, order);
  const gross = world.row(returned).credit ?? 0;
  const [a, b] = [world.noteOf(second, { return: returned }), world.noteOf(first, { return: returned })];
  // 75.00 less all of the fees, and 25.00.
  expect(amounts(world, a)).toEqual([[6 * piece, -22_00]]);
  expect(amounts(world, b)).toEqual([[2 * piece, -25_00]]);
  world.act('invoice', a, 'issue');
  expect(world.row(returned).state).toBe('posted');
  expect(world.billing(order)).toBe('toCredit');
  world.act('invoice', b, 'issue');
  expect(world.row(returned).state).toBe('credited');
  expect(world.billing(order)).toBe('invoiced');
  expect(world.invoice(a).totals.gross + world.invoice(b).totals.gross).toBe(-gross);
  expect(world.base.replayed()).toEqual(world.base.snapshot());
});

test('[BIL29] notes of one return together take back no more than came back', () => {
  const world = new InvoicesWorld();
  const { order, first, second } = onTwo(world);
  const returned = eightBack(world, order);
  const a = world.noteOf(second, { return: returned });
  const b = world.noteOf(first, { return: returned });
  world.changed(b, { quantity: 4 * piece, credited: undefined });
  world.act('invoice', a, 'issue');
  expect(world.refused('invoice', b, 'issue')).toMatchObject({
    code: 'moreThanReturned',
    params: { left: 2 * piece },
  });
});

test('[BIL29] what a draft that was discarded would have credited is there for another', () => {
  const world = new InvoicesWorld();
  const { order, first, second } = onTwo(world);
  const returned = eightBack(world, order);
  world.act('invoice', world.noteOf(second, { return: returned }), 'discard');
  expect(amounts(world, world.noteOf(first, { return: returned }))).toEqual([[4 * piece, 0]]);
});

test('[BIL29] two returns of one order are credited each by its own note', () => {
  const world = new InvoicesWorld();
  const { order } = world.sold(10 * piece);
  const invoice = world.issued([order]);
  const [a, b] = [world.posted(order, 2 * piece, 'restock'), world.posted(order, 3 * piece, 'restock')];
  const [first, other] = [world.noteOf(invoice, { return: a }), world.noteOf(invoice, { return: b })];
  world.act('invoice', first, 'issue');
  expect([world.row(a).state, world.row(b).state]).toEqual(['credited', 'posted']);
  world.act('invoice', other, 'issue');
  expect(world.row(b).state).toBe('credited');
  expect(world.billing(order)).toBe('invoiced');
});

test('[BIL7] what parts of a line are credited for leaves what the kept goods cost, whatever each is rounded to', () => {
  const world = new InvoicesWorld();
  // Seven at 0.0250: 0.18. A seventh is 2.57 öre, which rounds up each time.
  const { order } = world.sold(7 * piece, { price: 257 });
  const invoice = world.issued([order]);
  expect(world.invoice(invoice).totals.net).toBe(18);
  const left = [6, 5, 4, 3, 2, 1, 0].map((kept) => {
    const note = world.noteOf(invoice);
    world.changed(note, { quantity: piece });
    world.act('invoice', note, 'issue');
    const [line] = world.base.row('salesOrder', order)?.lines ?? [];
    return [kept, line?.invoicedAmount];
  });
  expect(left).toEqual([6, 5, 4, 3, 2, 1, 0].map((kept) => [kept, Math.round((18 * kept) / 7)]));
});

test('[BIL29] a note names a return of goods that its invoice has, and no other', () => {
  const world = new InvoicesWorld();
  const { order } = world.sold(2 * piece);
  const invoice = world.issued([order]);
  const other = world.posted(world.sold(piece).order, piece, 'restock');
  const stranger = world.base.id();
  const why = (of: string, type = 'creditNote') =>
    world.refused('invoice', world.base.id(), 'create', {
      type,
      customer: world.customer,
      orders: [],
      corrects: invoice,
      return: of,
    })?.fields;
  expect([why(other), why(stranger)]).toEqual([{ return: 'unknownReturn' }, { return: 'unknownReturn' }]);
  const own = world.posted(order, piece, 'restock');
  expect(why(own, 'corrective')).toEqual({ return: 'unknownReturn' });
  expect(why(own)).toBeUndefined();
});

test('[BIL29] [RT17] freight that is given back is credited once, whichever note has it', () => {
  const world = new InvoicesWorld();
  const freight = activeProduct(world.base, { sku: 'FREIGHT', kind: 'service', price: 60_0000 });
  world.stock(world.bolt, world.base.bins[0] ?? '', 2 * piece);
  const { order, lines } = world.confirmed([
    { product: world.bolt, quantity: 2 * piece },
    { product: freight, quantity: piece, price: 60_0000 },
  ]);
  const ship = (): string => {
    world.shipped(order, [{ line: lines[0] ?? '', quantity: piece }]);
    return world.issued([order]);
  };
  // Services leave with the first goods.
  const [first, second] = [ship(), ship()];
  const id = world.begun(order);
  const [one, other] = world.row(id).lines;
  const form = world.row(id).lines.map((line) => ({ ...formLine(line), reason: 'quality', quantity: piece }));
  const head = { warehouse: world.base.warehouse, theirReference: '', notes: '' };
  world.act('customerReturn', id, 'update', { ...head, freight: 40_00, lines: form });
  world.act('customerReturn', id, 'approve');
  const parts = [one, other].map((line) => ({ line: line?.id ?? '', quantity: piece }));
  world.act('customerReturn', id, 'receive', { lines: parts });
  world.act('customerReturn', id, 'grade', {
    lines: parts.map(({ line, quantity }) => ({ line, grades: [world.part('restock', quantity)] })),
  });
  world.act('customerReturn', id, 'post');
  const [a, b] = [world.noteOf(second, { return: id }), world.noteOf(first, { return: id })];
  expect([amounts(world, a), amounts(world, b)]).toEqual([
    [[piece, -12_50]],
    [
      [piece, -12_50],
      [0, -40_00],
    ],
  ]);
  world.act('invoice', b, 'issue');
  expect(world.row(id).state).toBe('posted');
  expect(world.base.row('salesOrder', order)?.credits).toMatchObject([{ freightNoted: 40_00 }]);
  world.act('invoice', a, 'issue');
  expect(world.row(id).state).toBe('credited');
  // VAT is rounded on each note, as it was on each invoice.
  expect(world.invoice(a).totals.net + world.invoice(b).totals.net).toBe(-65_00);
  expect(world.base.replayed()).toEqual(world.base.snapshot());
});
