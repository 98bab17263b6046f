import { expect, test } from 'vitest';
import { customerFixture } from '#model/areas/sales/customer/customer.fixtures.ts';
import { activeProduct } from '#machines/company.fixtures.ts';
import { InvoicesWorld } from './invoices.fixtures.ts';

const piece = 1000;

test('[BIL1, BIL5] what has left is invoiced once; the order follows', () => {
  const world = new InvoicesWorld();
  const { order } = world.sold(10 * piece);
  expect(world.billing(order)).toBe('toInvoice');
  const invoice = world.drafted([order]);
  expect(world.invoice(invoice).totals).toMatchObject({ net: 125_00, vat: 31_25, gross: 156_25 });
  expect(world.refused('invoice', invoice, 'issue')).toBeNull();
  expect(world.invoice(invoice)).toMatchObject({
    number: 'INV-2026-00001',
    issue: { issuedOn: '2026-05-04', dueOn: '2026-06-03' },
  });
  expect(world.billing(order)).toBe('invoiced');
  const again = { type: 'invoice', customer: world.customer, orders: [order], corrects: null };
  expect(world.refused('invoice', world.base.id(), 'create', again)?.code).toBe('nothingToInvoice');
  expect(world.base.replayed()).toEqual(world.base.snapshot());
});

test('[BIL10] of two drafts of the same goods one is issued', () => {
  const world = new InvoicesWorld();
  const { order } = world.sold(10 * piece);
  const [first, second] = [world.drafted([order]), world.drafted([order])];
  world.act('invoice', first, 'issue');
  expect(world.refused('invoice', second, 'issue')).toMatchObject({
    code: 'invoicedMeanwhile',
    fix: { kind: 'invoice', document: second, type: 'update' },
  });
  world.act('invoice', second, 'update', world.invoiceForm(second));
  expect(world.refused('invoice', second, 'issue')?.code).toBe('nothingToInvoice');
});

test('[BIL2] parts of an order add up to what it costs, whatever each is rounded to', () => {
  const world = new InvoicesWorld();
  const price = 3_3333;
  world.stock(world.bolt, world.base.bins[0] ?? '', 3 * piece);
  const { order, lines } = world.confirmed([{ product: world.bolt, quantity: 3 * piece, price }]);
  const amounts = [1, 2, 3].map(() => {
    world.shipped(order, [{ line: lines[0] ?? '', quantity: piece }]);
    const invoice = world.issued([order]);
    return world.invoice(invoice).lines[0]?.amount;
  });
  expect(amounts).toEqual([333, 334, 333]);
  expect(world.billing(order)).toBe('invoiced');
});

test('[BIL1] a part of a draft is left out and invoiced later', () => {
  const world = new InvoicesWorld();
  const { order } = world.sold(10 * piece);
  const first = world.drafted([order]);
  world.changed(first, { quantity: 4 * piece });
  expect(world.invoice(first).totals.net).toBe(50_00);
  world.act('invoice', first, 'issue');
  expect(world.billing(order)).toBe('partlyInvoiced');
  expect(world.invoice(world.issued([order])).totals.net).toBe(75_00);
  expect(world.billing(order)).toBe('invoiced');
});

test('[BIL5] orders of one invoice agree', () => {
  const world = new InvoicesWorld();
  const [a, b, c] = [{}, {}, { pricesIncludeVat: true }].map((over) => {
    world.stock(world.bolt, world.base.bins[0] ?? '', piece);
    const { order } = world.confirmed([{ product: world.bolt, quantity: piece }], over);
    world.shipped(order);
    return order;
  });
  const open = (orders: unknown) => ({ type: 'invoice', customer: world.customer, orders, corrects: null });
  expect(world.refused('invoice', world.base.id(), 'create', open([a, c]))).toMatchObject({
    code: 'ordersDiffer',
    params: { field: 'pricesIncludeVat' },
  });
  const both = world.issued([a ?? '', b ?? '']);
  expect(world.invoice(both).totals.net).toBe(25_00);
  expect([a, b, c].map((order) => world.billing(order ?? ''))).toEqual(['invoiced', 'invoiced', 'toInvoice']);
});

test('[BIL7, BIL12] a credit note takes all of an unpaid invoice back, and its goods are to be invoiced again', () => {
  const world = new InvoicesWorld();
  const { order } = world.sold(10 * piece);
  const invoice = world.issued([order]);
  const note = world.noteOf(invoice);
  expect(world.invoice(note).totals.gross).toBe(-156_25);
  world.act('invoice', note, 'issue');
  expect(world.invoice(note).number).toBe('CN-2026-00001');
  expect([world.open(invoice), world.open(note)]).toEqual([0, 0]);
  expect(world.regions(invoice)).toBe('credited credited settled notSent');
  expect(world.regions(note)).toBe('setOff uncredited settled notSent');
  expect(world.billing(order)).toBe('toInvoice');
  expect(world.invoice(world.issued([order])).totals.gross).toBe(156_25);
});

test('[BIL7] no more is credited than was invoiced, in whatever parts', () => {
  const world = new InvoicesWorld();
  const { order } = world.sold(3 * piece, { price: 3_3333 });
  const invoice = world.issued([order]);
  const amounts = [1, 2, 3].map(() => {
    const note = world.noteOf(invoice);
    world.changed(note, { quantity: piece });
    world.act('invoice', note, 'issue');
    return world.invoice(note).totals.net;
  });
  expect(amounts).toEqual([-333, -334, -333]);
  const empty = world.noteOf(invoice);
  expect(world.refused('invoice', empty, 'issue')?.code).toBe('nothingToInvoice');
});

test('[BIL13] delivered 100, invoiced 90, returned 10: nothing is left to invoice, and nothing to credit', () => {
  const world = new InvoicesWorld();
  const { order } = world.sold(100 * piece);
  const draft = world.drafted([order]);
  world.changed(draft, { quantity: 90 * piece });
  world.act('invoice', draft, 'issue');
  const returned = world.posted(order, 10 * piece, 'restock');
  world.act('customerReturn', returned, 'credit');
  expect(world.billing(order)).toBe('invoiced');
  const open = { type: 'invoice', customer: world.customer, orders: [order], corrects: null };
  expect(world.refused('invoice', world.base.id(), 'create', open)?.code).toBe('nothingToInvoice');
});

test('[BIL13] a return of invoiced goods is credited by a note, at what was invoiced less its fee', () => {
  const world = new InvoicesWorld();
  const { order } = world.sold(10 * piece);
  const invoice = world.issued([order]);
  const returned = world.posted(order, 2 * piece, 'restock', { fee: 5_00 });
  expect(world.billing(order)).toBe('toCredit');
  expect(world.refused('customerReturn', returned, 'credit')?.code).toBe('creditedByNote');
  const note = world.noteOf(invoice, { return: returned });
  expect(world.invoice(note).totals.net).toBe(-20_00);
  world.act('invoice', note, 'issue');
  expect(world.row(returned).state).toBe('credited');
  expect(world.billing(order)).toBe('invoiced');
  expect(world.open(invoice)).toBe(131_25);
  expect(world.base.replayed()).toEqual(world.base.snapshot());
});

test('[BIL3] money that was credited without goods is not invoiced again, nor credited twice', () => {
  const world = new InvoicesWorld();
  const { order } = world.sold(10 * piece);
  const invoice = world.issued([order]);
  const note = world.noteOf(invoice);
  world.changed(note, { again: undefined, quantity: 0, credited: 25_00 });
  world.act('invoice', note, 'issue');
  expect(world.billing(order)).toBe('invoiced');
  expect(world.open(invoice)).toBe(125_00);
});

/** Ten of twenty pieces that are invoiced, and a note that credits three of them as staying with the customer. */
function halfInvoiced() {
  const world = new InvoicesWorld();
  world.stock(world.bolt, world.base.bins[0] ?? '', 20 * piece);
  const { order, lines } = world.confirmed([{ product: world.bolt, quantity: 20 * piece }]);
  const ship = (pieces: number) => world.shipped(order, [{ line: lines[0] ?? '', quantity: pieces * piece }]);
  ship(10);
  const invoice = world.issued([order]);
  const leaveThree = () => {
    const note = world.noteOf(invoice);
    world.changed(note, { again: undefined, quantity: 3 * piece });
    world.act('invoice', note, 'issue');
  };
  return { world, order, ship, invoice, leaveThree };
}

test('[BIL3] goods that came back before a note left them with the customer are invoiced no more, what ships after that whole', () => {
  const { world, order, ship, leaveThree } = halfInvoiced();
  const returned = world.posted(order, 3 * piece, 'restock');
  leaveThree();
  world.act('customerReturn', returned, 'credit');
  ship(5);
  const rest = world.invoice(world.issued([order]));
  expect([rest.lines[0]?.quantity, rest.totals.net]).toEqual([5 * piece, 62_50]);
  expect(world.billing(order)).toBe('invoiced');
  expect(world.base.replayed()).toEqual(world.base.snapshot());
});

test('[BIL3] goods that were credited and stayed come back: what ships after that is invoiced whole', () => {
  const { world, order, ship, invoice, leaveThree } = halfInvoiced();
  leaveThree();
  const returned = world.posted(order, 3 * piece, 'restock');
  expect(world.refused('invoice', world.noteOf(invoice, { return: returned }), 'issue')?.code).toBe(
    'nothingToInvoice',
  );
  world.act('customerReturn', returned, 'credit');
  ship(5);
  const rest = world.invoice(world.issued([order]));
  expect([rest.lines[0]?.quantity, rest.totals.net]).toEqual([5 * piece, 62_50]);
  expect(world.billing(order)).toBe('invoiced');
  expect(world.base.replayed()).toEqual(world.base.snapshot());
});

test('[BIL1, BIL13] ordered 100, 70 shipped, invoiced, returned: as refund 30 stay open, as replacement 100', () => {
  const openAfter = (grade: 'restock' | 'replace'): number => {
    const world = new InvoicesWorld();
    world.stock(world.bolt, world.base.bins[0] ?? '', 100 * piece);
    const { order, lines } = world.confirmed([{ product: world.bolt, quantity: 100 * piece }]);
    world.shipped(order, [{ line: lines[0] ?? '', quantity: 70 * piece }]);
    world.issued([order]);
    world.posted(order, 70 * piece, grade);
    const sold = world.base.row('salesOrder', order)?.lines ?? [];
    return sold.reduce((sum, line) => sum + line.quantity - line.cancelled - line.shipped, 0);
  };
  expect([openAfter('restock'), openAfter('replace')]).toEqual([30 * piece, 100 * piece]);
});

test('[BIL12] payments settle invoices, and what is left stays in sight', () => {
  const world = new InvoicesWorld();
  const { order } = world.sold(10 * piece);
  const invoice = world.issued([order]);
  const payment = world.paid(200_00, [{ invoice, amount: 156_25 }]);
  expect(world.regions(invoice)).toBe('paid uncredited settled notSent');
  expect(world.base.row('payment', payment)?.state).toBe('partlyAllocated');
  world.act('payment', payment, 'refund', { on: '2026-05-04', amount: 43_75 });
  expect(world.base.row('payment', payment)?.state).toBe('allocated');
  expect(world.refused('payment', payment, 'reverse', { reason: 'other' })?.code).toBe('paymentRefunded');
  world.act('payment', payment, 'free', { invoice });
  expect(world.regions(invoice)).toBe('unpaid uncredited notDue notSent');
  expect(world.open(invoice)).toBe(156_25);
  expect(world.base.replayed()).toEqual(world.base.snapshot());
});

test('[PAY2] no payment pays more than is open, or than it has', () => {
  const world = new InvoicesWorld();
  const { order } = world.sold(10 * piece);
  const invoice = world.issued([order]);
  const form = (amount: number, paying: number, over = {}) => ({
    customer: world.customer,
    direction: 'in',
    on: '2026-05-04',
    amount,
    currency: 'SEK',
    rate: 1_000_000,
    reference: '',
    notes: '',
    source: 'hand',
    allocations: [{ invoice, amount: paying, less: null, ...over }],
  });
  const refused = (data: object) => world.refused('payment', world.base.id(), 'record', data)?.code;
  expect(refused(form(200_00, 156_26))).toBe('moreThanOwed');
  expect(refused(form(100_00, 156_25))).toBe('moreThanLeftOfPayment');
  expect(refused(form(150_00, 150_00, { less: { kind: 'rounding', amount: 6_25 } }))).toBe(
    'moreThanRounding',
  );
  expect(refused(form(150_00, 150_00, { less: { kind: 'discount', amount: 6_25 } }))).toBe('discountIsOver');
  world.paid(156_00, [{ invoice, amount: 156_00, less: { kind: 'rounding', amount: 25 } }]);
  expect(world.open(invoice)).toBe(0);
});

test('[BIL12] a paid invoice that is credited leaves money to be paid back', () => {
  const world = new InvoicesWorld();
  const { order } = world.sold(10 * piece);
  const invoice = world.issued([order]);
  world.paid(156_25, [{ invoice, amount: 156_25 }]);
  const note = world.noteOf(invoice);
  world.act('invoice', note, 'issue');
  expect([world.open(invoice), world.open(note)]).toEqual([0, -156_25]);
  world.paid(156_25, [{ invoice: note, amount: 156_25 }], { direction: 'out' });
  expect(world.open(note)).toBe(0);
  expect(world.regions(note)).toBe('paid uncredited settled notSent');
});

test('[BIL6] what an order was paid before is taken over by its first invoice', () => {
  const world = new InvoicesWorld();
  world.policies({ invoicing: 'elsewhere' });
  const { order } = world.sold(10 * piece);
  world.act('salesOrder', order, 'recordPayment', {
    payment: world.base.id(),
    on: '2026-05-04',
    amount: 50_00,
  });
  world.policies({ invoicing: 'here' });
  const refused = world.refused('salesOrder', order, 'recordPayment', {
    payment: world.base.id(),
    on: '2026-05-04',
    amount: 1,
  });
  expect(refused?.code).toBe('paidOnInvoice');
  const invoice = world.issued([order]);
  expect(world.open(invoice)).toBe(106_25);
  expect(world.regions(invoice)).toBe('partlyPaid uncredited notDue notSent');
});

test('[BIL15] who invoices elsewhere issues nothing here', () => {
  const world = new InvoicesWorld();
  const { order } = world.sold(piece);
  const draft = world.drafted([order]);
  world.policies({ invoicing: 'fortnox' });
  expect(world.refused('invoice', draft, 'issue')?.code).toBe('invoicedInFortnox');
  world.policies({ invoicing: 'elsewhere' });
  expect(world.refused('invoice', draft, 'issue')?.code).toBe('invoicedElsewhere');
});

test('[BIL14] goods that are invoiced do not come back by reversing their shipment', () => {
  const world = new InvoicesWorld();
  const { order, shipment } = world.sold(piece);
  const invoice = world.issued([order]);
  const reversal = { reason: 'other', replacement: world.base.id() };
  expect(world.refused('shipment', shipment, 'reverse', reversal)?.code).toBe('goodsAreInvoiced');
  world.act('invoice', world.noteOf(invoice), 'issue');
  world.act('shipment', shipment, 'reverse', reversal);
});

test('[BIL14] services that are invoiced do not come undone with the last goods', () => {
  const world = new InvoicesWorld();
  const freight = activeProduct(world.base, { sku: 'FREIGHT', kind: 'service', price: 60_0000 });
  world.stock(world.bolt, world.base.bins[0] ?? '', piece);
  const { order } = world.confirmed([
    { product: world.bolt, quantity: piece },
    { product: freight, quantity: piece, price: 60_0000 },
  ]);
  const shipment = world.shipped(order);
  const draft = world.drafted([order]);
  const form = world.invoiceForm(draft);
  const lines = form.lines.filter(({ product }) => product === freight);
  world.act('invoice', draft, 'update', { ...form, lines });
  world.act('invoice', draft, 'issue');
  const reversal = { reason: 'other', replacement: world.base.id() };
  expect(world.refused('shipment', shipment, 'reverse', reversal)?.code).toBe('servicesAreInvoiced');
  world.act('invoice', world.noteOf(draft), 'issue');
  world.act('shipment', shipment, 'reverse', reversal);
});

test('[BIL16] what left before the company invoiced here was invoiced elsewhere', () => {
  const world = new InvoicesWorld();
  const { order } = world.sold(piece);
  world.act('salesOrder', order, 'invoiceElsewhere');
  const open = { type: 'invoice', customer: world.customer, orders: [order], corrects: null };
  expect(world.refused('invoice', world.base.id(), 'create', open)?.code).toBe('nothingToInvoice');
});

test('[BIL17] an invoice is corrected up or down by one that names it', () => {
  const world = new InvoicesWorld();
  const { order } = world.sold(10 * piece);
  const invoice = world.issued([order]);
  const id = world.base.id();
  world.act('invoice', invoice, 'correct', { invoice: id, as: 'corrective' });
  expect(world.invoice(id)).toMatchObject({ type: 'corrective', corrects: invoice, lines: [] });
  const line = {
    id: world.base.id(),
    product: null,
    text: 'Frakt',
    quantity: piece,
    price: 100_0000,
    discount: 0,
    vatClass: 'standard',
  } as const;
  world.act('invoice', id, 'update', world.invoiceForm(id, { lines: [line] }));
  world.act('invoice', id, 'issue');
  expect(world.invoice(id).totals.gross).toBe(125_00);
  expect(world.open(invoice) + world.open(id)).toBe(281_25);
});

test('[SO9] the credit limit counts open orders, what is delivered and not invoiced, and what is unpaid', () => {
  const world = new InvoicesWorld();
  const { order } = world.sold(8 * piece); // 125.00 with VAT
  const row = world.base.row('customer', world.customer);
  if (!row) throw new Error('no customer');
  world.base.must(
    'customer',
    world.customer,
    'update',
    customerFixture({ ...formOf(row), creditLimit: 150_00 }),
  );
  world.base.may = (permission) => permission !== 'salesOrder.override';
  const wanted = world.draft([{ product: world.bolt, quantity: 2 * piece }]); // 31.25
  const exceeded = { code: 'creditExceeded', params: { limit: 150_00, open: 125_00, wanted: 31_25 } };
  expect(world.refused('salesOrder', wanted.order, 'confirm')).toMatchObject(exceeded);
  const invoice = world.issued([order]);
  expect(world.refused('salesOrder', wanted.order, 'confirm')).toMatchObject(exceeded);
  world.paid(125_00, [{ invoice, amount: 125_00 }]);
  world.act('salesOrder', wanted.order, 'confirm');
});

const formOf = ({ number, name }: { readonly number: string; readonly name: string }) => ({ number, name });
