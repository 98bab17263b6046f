import { expect, test } from 'vitest';
import { advanceToCredit } from '#model/areas/sales/sales-order/sales-order.advances.ts';
import { creditUsedBy, toInvoiceOf } from '#model/areas/sales/sales-order/sales-order.paying.ts';
import { contentOf } from '#model/areas/sales/invoice/invoice.content.ts';
import { toInvoice } from '#model/areas/sales/invoice/to-invoice.ts';
import { InvoicesWorld } from './invoices.fixtures.ts';

const piece = 1000;
const on = '2026-05-11';

/** An order of ten pieces at 100.00 with 25 % VAT, and what of it is asked for in advance, minor units. */
class AdvanceWorld extends InvoicesWorld {
  order = '';
  line = '';

  constructor(over: object = {}) {
    super();
    this.stock(this.bolt, this.base.bins[0] ?? '', 10 * piece);
    const line = { product: this.bolt, quantity: 10 * piece, price: 100_0000 };
    const { order, lines } = this.confirmed([line], over);
    this.order = order;
    this.line = lines[0] ?? '';
  }

  asking(share: object, orders: readonly string[] = [this.order]) {
    const head = { type: 'invoice', customer: this.customer, orders, corrects: null };
    return { ...head, advance: { on, share } };
  }

  advance(amount: number): string {
    return this.issued([this.order], { advance: { on, share: { amount } } });
  }

  ship(quantity: number): void {
    this.shipped(this.order, [{ line: this.line, quantity: quantity * piece }]);
  }

  /** The amounts of an invoice's lines, minor units. */
  amounts(id: string): number[] {
    return this.invoice(id).lines.map(({ amount }) => amount);
  }

  orderRow() {
    const row = this.base.row('salesOrder', this.order);
    if (!row) throw new Error('no such order');
    return row;
  }

  left(): number {
    return (this.orderRow().advances ?? []).reduce((sum, { left }) => sum + left, 0);
  }
}

test('[BIL22] [BIL23] order 10 × 100 with advance 600, ship 1, then 9: deducted 60, then 540, no credit note', () => {
  const world = new AdvanceWorld();
  const advance = world.advance(600_00);
  expect(world.invoice(advance)).toMatchObject({
    advanceOn: on,
    totals: { net: 600_00, vat: 150_00, gross: 750_00, perRate: [{ category: 'S', rate: 2500 }] },
  });
  expect(world.billing(world.order)).toBe('advanced');
  world.ship(1);
  expect(toInvoiceOf(world.orderRow())).toBe(50_00); // 100.00 − 60.00, with VAT
  const first = world.issued([world.order]);
  expect(world.amounts(first)).toEqual([100_00, -60_00]);
  expect(world.invoice(first).totals).toMatchObject({ net: 40_00, vat: 10_00, payable: 50_00 });
  world.ship(9);
  const second = world.issued([world.order]);
  expect(world.amounts(second)).toEqual([900_00, -540_00]);
  expect(world.invoice(second).totals).toMatchObject({ net: 360_00, vat: 90_00, payable: 450_00 });
  expect([world.left(), advanceToCredit(world.orderRow())]).toEqual([0, 0]);
  expect(toInvoice(world.base.view, world.orderRow())).toBeNull();
  expect(world.billing(world.order)).toBe('invoiced');
  expect(world.open(advance) + world.open(first) + world.open(second)).toBe(1_250_00);
  expect(world.base.replayed()).toEqual(world.base.snapshot());
});

test('[BIL22] a percentage is of each rate, and the last rate has the remainder of an amount', () => {
  const world = new InvoicesWorld();
  world.stock(world.bolt, world.base.bins[0] ?? '', piece);
  world.stock(world.nut, world.base.bins[1] ?? '', piece);
  const { order } = world.confirmed([
    { product: world.bolt, quantity: piece, price: 100_0000 },
    { product: world.nut, quantity: piece, price: 33_3300, vatClass: 'reduced' },
  ]);
  const lines = (share: object) =>
    world
      .invoice(world.drafted([order], { advance: { on, share } }))
      .lines.map(({ amount, vatRate }) => [amount, vatRate]);
  expect(lines({ percent: 3_000 })).toEqual([
    [30_00, 2500],
    [10_00, 600],
  ]);
  expect(lines({ amount: 10_01 })).toEqual([
    [7_51, 2500],
    [2_50, 600],
  ]);
});

test('[BIL22] no more is asked for than is left of an order that is confirmed and open', () => {
  const world = new AdvanceWorld();
  const refused = (data: object) => world.refused('invoice', world.base.id(), 'create', data);
  expect(refused(world.asking({ amount: 1_000_01 }))).toMatchObject({
    code: 'moreThanOrder',
    params: { left: 1_000_00 },
    fields: { 'advance.share.amount': 'moreThanOrder' },
  });
  const [first, second] = [700_00, 700_00].map((amount) =>
    world.drafted([world.order], { advance: { on, share: { amount } } }),
  );
  world.act('invoice', first ?? '', 'issue');
  expect(world.refused('invoice', second ?? '', 'issue')?.code).toBe('moreThanOrder');
  expect(refused(world.asking({ amount: 300_01 }))?.code).toBe('moreThanOrder');
  const draft = world.draft([{ product: world.bolt, quantity: piece }]);
  expect(refused(world.asking({ percent: 1_000 }, [draft.order]))?.code).toBe('nothingToAdvance');
  const other = world.confirmed([{ product: world.bolt, quantity: piece }]);
  expect(refused(world.asking({ percent: 1_000 }, [world.order, other.order]))?.code).toBe(
    'advanceOfOneOrder',
  );
});

test('[BIL22] an advance says when it is paid, and has no other lines', () => {
  const world = new AdvanceWorld();
  const draft = world.drafted([world.order], { advance: { on, share: { percent: 2_500 } } });
  const saved = (over: object) =>
    world.refused('invoice', draft, 'update', { ...world.invoiceForm(draft), ...over });
  expect(saved({ advanceOn: null })?.fields).toEqual({ advanceOn: 'advanceDayMissing' });
  const [line] = world.invoiceForm(draft).lines;
  const byHand = { ...line, id: world.base.id(), order: undefined, advance: undefined, text: 'Frakt' };
  expect(saved({ lines: [line, byHand] })?.code).toBe('advanceAlone');
  expect(saved({ lines: [{ ...line, price: 1_000_0100 }] })?.code).toBe('moreThanOrder');
  expect(saved({ advanceOn: '2026-05-12', lines: [{ ...line, price: 500_0000 }] })).toBeNull();
  expect(world.invoice(draft)).toMatchObject({ advanceOn: '2026-05-12', totals: { net: 500_00 } });
  const say = { today: on, language: 'sv', terms: '', legal: (text: string) => text } as const;
  const content = contentOf(world.base.view, world.invoice(draft), {
    ...say,
    fee: '',
    freightOff: '',
    advance: () => 'Förskott',
  });
  expect(content).toMatchObject({
    deliveredOn: { from: '2026-05-12', to: '2026-05-12' },
    lines: [{ name: 'Förskott', isAdvance: true, net: 500_00 }],
  });
});

test('[BIL24] what is left when the order is closed short is credited by a note', () => {
  const world = new AdvanceWorld();
  const advance = world.advance(600_00);
  world.ship(1);
  world.act('salesOrder', world.order, 'closeShort', { reason: 'other' });
  expect(advanceToCredit(world.orderRow())).toBe(500_00);
  const invoice = world.issued([world.order]);
  expect(world.amounts(invoice)).toEqual([100_00, -100_00]); // never below zero
  expect(toInvoice(world.base.view, world.orderRow())).toMatchObject({
    gross: 0,
    advance: 500_00,
    isToCredit: true,
  });
  const note = world.noteOf(advance);
  expect(world.amounts(note)).toEqual([-500_00]);
  world.act('invoice', note, 'issue');
  expect(world.regions(advance)).toBe('unpaid credited notDue notSent');
  expect([world.left(), world.open(advance), world.open(note)]).toEqual([0, 125_00, 0]);
  expect(toInvoice(world.base.view, world.orderRow())).toBeNull();
  expect(world.base.replayed()).toEqual(world.base.snapshot());
});

test('[BIL24] an advance that is credited before anything has left is gone', () => {
  const world = new AdvanceWorld();
  const advance = world.advance(600_00);
  const note = world.noteOf(advance);
  world.changed(note, { quantity: 0, credited: 200_00 });
  world.act('invoice', note, 'issue');
  expect([world.left(), world.billing(world.order)]).toEqual([400_00, 'advanced']);
  world.act('invoice', world.noteOf(advance), 'issue');
  expect([world.left(), world.billing(world.order)]).toEqual([0, 'nothing']);
  expect(world.invoice(world.noteOf(advance)).lines).toEqual([]);
});

test('[BIL23] what a note takes back to be invoiced again, its advance is deducted from again', () => {
  const world = new AdvanceWorld();
  world.advance(600_00);
  world.ship(10);
  const invoice = world.issued([world.order]);
  const part = world.noteOf(invoice);
  world.changed(part, { quantity: 3 * piece });
  expect(world.amounts(part)).toEqual([-300_00, 180_00]);
  world.act('invoice', part, 'issue');
  expect(world.left()).toBe(180_00);
  const rest = world.noteOf(invoice);
  expect(world.amounts(rest)).toEqual([-700_00, 420_00]);
  world.act('invoice', rest, 'issue');
  expect(world.left()).toBe(600_00);
  expect(world.amounts(world.issued([world.order]))).toEqual([1_000_00, -600_00]);
  expect(world.base.replayed()).toEqual(world.base.snapshot());
});

test('[BIL23] goods that come back are credited whole: the advance on them stays deducted', () => {
  const world = new AdvanceWorld();
  world.advance(600_00);
  world.ship(10);
  const invoice = world.issued([world.order]);
  const returned = world.posted(world.order, 2 * piece, 'restock');
  const note = world.noteOf(invoice, { return: returned });
  expect(world.amounts(note)).toEqual([-200_00]);
  world.act('invoice', note, 'issue');
  expect([world.left(), advanceToCredit(world.orderRow())]).toEqual([0, 0]);
});

test('[BIL10] [BIL23] a draft that was made before the advance was credited is saved again', () => {
  const world = new AdvanceWorld();
  const advance = world.advance(600_00);
  world.ship(10);
  const draft = world.drafted([world.order]);
  world.act('invoice', world.noteOf(advance), 'issue');
  expect(world.refused('invoice', draft, 'issue')?.code).toBe('invoicedMeanwhile');
  world.act('invoice', draft, 'update', world.invoiceForm(draft));
  world.act('invoice', draft, 'issue');
  expect(world.amounts(draft)).toEqual([1_000_00]);
});

test('[BIL23] a draft without its deduction has it all the same', () => {
  const world = new AdvanceWorld();
  world.advance(600_00);
  world.ship(5);
  const draft = world.drafted([world.order]);
  const [goods] = world.invoiceForm(draft).lines;
  world.act('invoice', draft, 'update', world.invoiceForm(draft, { lines: goods ? [goods] : [] }));
  expect(world.amounts(draft)).toEqual([500_00, -300_00]);
  world.changed(draft, { quantity: piece });
  expect(world.amounts(draft)).toEqual([100_00, -60_00]);
});

test('[SO9] [BIL22] an advance takes its customer’s credit once: on its invoice', () => {
  const world = new AdvanceWorld();
  expect(creditUsedBy(world.orderRow())).toBe(1_250_00);
  const advance = world.advance(600_00);
  expect(creditUsedBy(world.orderRow()) + world.open(advance)).toBe(1_250_00);
  world.ship(1);
  const first = world.issued([world.order]);
  expect(creditUsedBy(world.orderRow()) + world.open(advance) + world.open(first)).toBe(1_250_00);
});

test('[BIL22] goods whose shipment is reversed leave the advance alone', () => {
  const world = new AdvanceWorld();
  world.advance(600_00);
  const shipment = world.shipped(world.order);
  expect(world.billing(world.order)).toBe('toInvoice');
  world.act('shipment', shipment, 'reverse', { reason: 'other', replacement: world.base.id() });
  expect([world.billing(world.order), world.left()]).toEqual(['advanced', 600_00]);
});

test('[BIL24] [BIL26] an advance at a rate that its goods do not have any more is credited whole, and set off against their invoice', () => {
  const world = new InvoicesWorld();
  world.base.now = '2027-12-20T08:00:00.000Z';
  world.stock(world.bolt, world.base.bins[0] ?? '', 10 * piece);
  const food = { product: world.bolt, quantity: 10 * piece, price: 100_0000, vatClass: 'food' } as const;
  const { order } = world.confirmed([food], { promisedOn: '2027-12-30' });
  const advance = world.issued([order], { advance: { on: '2027-12-20', share: { percent: 10_000 } } });
  expect(world.invoice(advance).totals).toMatchObject({ net: 1_000_00, vat: 60_00 });
  world.paid(1_060_00, [{ invoice: advance, amount: 1_060_00 }], { on: '2027-12-20' });
  // Food is taxed at 12 % again from 2028 on.
  world.base.now = '2028-01-04T08:00:00.000Z';
  world.shipped(order);
  const row = world.base.row('salesOrder', order);
  expect(row && advanceToCredit(row)).toBe(1_000_00);
  const invoice = world.issued([order]);
  expect(world.invoice(invoice).totals).toMatchObject({ net: 1_000_00, vat: 120_00 });
  const note = world.noteOf(advance);
  world.act('invoice', note, 'issue');
  expect(world.invoice(note).totals.perRate).toEqual([
    { category: 'S', rate: 600, net: -1_000_00, vat: -60_00 },
  ]);
  world.act('invoice', note, 'setOff', { invoice, amount: 1_060_00 });
  expect([world.open(note), world.open(invoice)]).toEqual([0, 60_00]);
  const after = world.base.row('salesOrder', order);
  expect(after && toInvoice(world.base.view, after)).toBeNull();
});
