import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { InvoiceRow } from '#model/areas/sales/invoice/invoice.facts.ts';
import { openOf } from '#model/areas/sales/owed/owed.ts';
import { isAdvance, isDraft, isIssued } from '#model/areas/sales/invoice/invoice.kind.ts';
import { leftOf } from '#model/areas/sales/invoice/invoice.left.ts';
import type { PaymentRow } from '#model/areas/sales/payment/payment.facts.ts';
import { leftOfPayment } from '#model/areas/sales/payment/payment.figures.ts';
import type { SalesOrderRow } from '#model/areas/sales/sales-order/sales-order.facts.ts';
import { amendmentFixture } from '#model/areas/sales/sales-order/sales-order.fixtures.ts';
import { toCreditOfLine, toInvoiceOfLine } from '#model/areas/sales/sales-order/sales-order.basis.ts';
import type { DocumentRow, TableName } from '#model/engine/rows.ts';
import { total } from '#model/lines/line-parts.ts';
import { amountOfPart } from '#model/lines/line-totals.ts';
import { wrongFreight } from './freight-invariants.fixtures.ts';
import { wrongFees } from './fee-invariants.fixtures.ts';
import { activeProduct } from '#machines/company.fixtures.ts';
import { InvoicesWorld } from './invoices.fixtures.ts';

interface Move {
  readonly act: keyof typeof acts;
  readonly which: number;
  readonly units: number;
}

const piece = 1000;
const reason = { reason: 'other' };

class RandomWorld extends InvoicesWorld {
  order = '';

  start(): void {
    const freight = activeProduct(this.base, { sku: 'FREIGHT', kind: 'service' });
    this.stock(this.bolt, this.base.bins[0] ?? '', 9 * piece);
    this.stock(this.nut, this.base.bins[1] ?? '', 9 * piece);
    const lines = [
      { product: this.bolt, quantity: 6 * piece, price: 3_3333 },
      { product: this.nut, quantity: 5 * piece, price: 7_7777 },
      { product: freight, quantity: 2 * piece, price: 5_5555 },
    ];
    // Taken off in parts that are no whole minor units.
    this.order = this.confirmed(lines, { orderDiscount: { amount: 1_237 } }).order;
  }

  all<R>(kind: TableName): R[] {
    return [...this.base.store.all(kind).values()] as R[]; // rows of that table
  }

  /** One of the documents of a kind, the newest first. */
  one(kind: TableName, which: number): string {
    const ids = this.all<DocumentRow>(kind)
      .map(({ id }) => id)
      .sort();
    return ids.at(-1 - (which % Math.max(1, ids.length))) ?? '';
  }

  tell(kind: string, document: string, type: string, data: unknown = {}): boolean {
    if (document === '') return false;
    const before = this.base.log.length;
    const verdict = this.base.do(kind, document, type, data);
    if (!verdict.accepted && this.base.log.length !== before) throw new Error('a refused command left facts');
    return verdict.accepted;
  }

  lineOfOrder(which: number) {
    const lines = this.base.row('salesOrder', this.order)?.lines ?? [];
    return lines[which % Math.max(1, lines.length)];
  }

  /** Payments that were not reversed, the newest first. */
  money(): PaymentRow[] {
    return this.all<PaymentRow>('payment')
      .filter(({ state }) => state !== 'reversed')
      .toReversed();
  }

  /** An issued invoice, the newest first. */
  out(which: number, isOne: (row: InvoiceRow) => boolean = () => true): InvoiceRow | undefined {
    const rows = this.all<InvoiceRow>('invoice').filter((row) => isIssued(row) && isOne(row));
    return rows.at(-1 - (which % Math.max(1, rows.length)));
  }
}

type Act = (world: RandomWorld, move: Move) => void;

const acts = {
  ship: (world, { which, units }) => {
    const pick = world.base.id();
    const line = world.lineOfOrder(which);
    const lines = [{ line: line?.id ?? '', quantity: units * piece }];
    if (!world.tell('salesOrder', world.order, 'release', { pick, lines })) return;
    world.scanned(pick);
    const shipment = world.finished(pick);
    world.packed(shipment);
    world.tell('shipment', shipment, 'ship');
  },
  reverseShipment: (world, { which }) =>
    void world.tell('shipment', world.one('shipment', which), 'reverse', {
      ...reason,
      replacement: world.base.id(),
    }),
  comeBack: (world, { which, units }) => {
    const id = world.base.id();
    const { customer, base, order } = world;
    if (!world.tell('customerReturn', id, 'create', { customer, warehouse: base.warehouse, order })) return;
    const from = world.row(id).lines[which % world.row(id).lines.length];
    const lines = world
      .row(id)
      .lines.map(({ received: _received, grades: _grades, cost: _cost, ...line }) =>
        line.id === from?.id ? { ...line, quantity: units * piece, reason: 'quality', fee: units * 7 } : line,
      );
    const head = { warehouse: base.warehouse, theirReference: '', notes: '', freight: (which + 1) * 2_03 };
    if (!world.tell('customerReturn', id, 'update', { ...head, lines })) return;
    if (!world.tell('customerReturn', id, 'approve')) return;
    const [line] = world.row(id).lines;
    const quantity = line?.quantity ?? 0;
    world.tell('customerReturn', id, 'receive', { lines: [{ line: line?.id, quantity }] });
    const grade = units === 3 ? 'replace' : 'restock';
    world.tell('customerReturn', id, 'grade', {
      lines: [{ line: line?.id, grades: [world.part(grade, quantity)] }],
    });
    world.tell('customerReturn', id, 'post');
    world.tell('customerReturn', id, 'credit');
  },
  creditReturn: (world, { which }) => {
    const corrects = world.out(which, ({ type }) => type === 'invoice')?.id ?? '';
    const note = { type: 'creditNote', customer: world.customer, orders: [], corrects };
    const id = world.base.id();
    const data = { ...note, return: world.one('customerReturn', which) };
    if (world.tell('invoice', id, 'create', data)) world.tell('invoice', id, 'issue');
  },
  draft: (world, { units }) => {
    const id = world.base.id();
    const head = { type: 'invoice', customer: world.customer, orders: [world.order], corrects: null };
    if (!world.tell('invoice', id, 'create', head) || units === 1) return;
    const [line, ...rest] = world.invoiceForm(id).lines;
    const lines = line ? [{ ...line, quantity: Math.min(line.quantity, units * piece) }, ...rest] : [];
    world.tell('invoice', id, 'update', world.invoiceForm(id, { lines }));
  },
  issue: (world, { which }) => {
    const drafts = world.all<InvoiceRow>('invoice').filter(isDraft);
    world.tell('invoice', drafts.at(-1 - (which % Math.max(1, drafts.length)))?.id ?? '', 'issue');
  },
  invoice: (world, move) => {
    acts.draft(world, move);
    acts.issue(world, { ...move, which: 0 });
  },
  takeBack: (world, { which, units }) => {
    const corrects = world.out(which, (row) => row.type === 'invoice' && !isAdvance(row))?.id ?? '';
    const id = world.base.id();
    const note = { type: 'creditNote', customer: world.customer, orders: [], corrects };
    if (!world.tell('invoice', id, 'create', note)) return;
    const form = world.invoiceForm(id);
    const lines = form.lines.map(({ again: _again, ...line }) => ({
      ...line,
      quantity: Math.min(line.quantity, units * piece),
      ...(units < 3 ? { again: true } : {}),
    }));
    world.tell('invoice', id, 'update', { ...form, lines });
    world.tell('invoice', id, 'issue');
  },
  advance: (world, { units }) => {
    const id = world.base.id();
    const head = { type: 'invoice', customer: world.customer, orders: [world.order], corrects: null };
    const share = units === 1 ? { percent: 3_333 } : { amount: units * 5_01 };
    if (world.tell('invoice', id, 'create', { ...head, advance: { on: '2026-05-04', share } }))
      world.tell('invoice', id, 'issue');
  },
  creditAdvance: (world, { which, units }) => {
    const corrects = world.out(which, isAdvance)?.id ?? '';
    const id = world.base.id();
    const note = { type: 'creditNote', customer: world.customer, orders: [], corrects };
    if (!world.tell('invoice', id, 'create', note)) return;
    const lines = world.invoiceForm(id).lines.map((line) => ({ ...line, quantity: 0, credited: units * 99 }));
    if (units > 1) world.tell('invoice', id, 'update', world.invoiceForm(id, { lines }));
    world.tell('invoice', id, 'issue');
  },
  correct: (world, { which, units }) => {
    const id = world.base.id();
    const original = world.out(which, ({ type }) => type === 'invoice')?.id ?? '';
    if (!world.tell('invoice', original, 'correct', { invoice: id, as: 'corrective' })) return;
    const [sold] = world.invoice(original).lines;
    const back = sold && { id: 'back', of: sold.id, again: true as const, quantity: units * piece };
    const plain = {
      product: sold?.product ?? null,
      text: 'more',
      discount: 0,
      vatClass: 'standard',
    } as const;
    const more = { id: world.base.id(), ...plain, product: null, quantity: piece, price: units * 1_2345 };
    const lines = [...(back ? [{ ...plain, ...back, price: null }] : []), more];
    world.tell('invoice', id, 'update', world.invoiceForm(id, { lines }));
    world.tell('invoice', id, 'issue');
  },
  amend: (world, { which, units }) => {
    const row = world.base.row('salesOrder', world.order);
    if (!row) return;
    const form = amendmentFixture(row);
    const lines = form.lines.map((line, at) =>
      at === which % form.lines.length ? { ...line, quantity: line.quantity + (units - 2) * piece } : line,
    );
    world.tell('salesOrder', world.order, 'amend', { ...form, lines });
  },
  closeShort: (world) => void world.tell('salesOrder', world.order, 'closeShort', reason),
  pay: (world, { which, units }) => {
    const row = world.out(which, (one) => openOf(one) !== 0);
    const open = row ? openOf(row) : 0;
    const paying = units === 1 ? Math.ceil(Math.abs(open) / 2) : Math.abs(open);
    if (!row || paying === 0) return;
    world.tell('payment', world.base.id(), 'record', {
      customer: world.customer,
      direction: open > 0 ? 'in' : 'out',
      on: '2026-05-04',
      amount: paying + (units === 2 ? 100 : 0),
      currency: 'SEK',
      rate: 1_000_000,
      reference: '',
      notes: '',
      source: 'hand',
      allocations: [{ invoice: row.id, amount: paying, less: null }],
    });
  },
  payAhead: (world, { units }) =>
    void world.tell('payment', world.base.id(), 'record', {
      customer: world.customer,
      direction: 'in',
      on: '2026-05-04',
      amount: units * 1_11,
      currency: 'SEK',
      rate: 1_000_000,
      reference: '',
      notes: '',
      source: 'hand',
      allocations: [],
    }),
  allocate: (world, { which }) => {
    const payment = world.money().find((row) => row.direction === 'in' && leftOfPayment(row) > 0);
    const row = world.out(which, (one) => openOf(one) > 0);
    if (!payment || !row) return;
    const [left, open] = [leftOfPayment(payment), openOf(row)];
    const amount = Math.min(left, open);
    const less = open > amount && open - amount < 100 ? { kind: 'rounding', amount: open - amount } : null;
    world.tell('payment', payment.id, 'allocate', { allocations: [{ invoice: row.id, amount, less }] });
  },
  free: (world) => {
    const payment = world.money().find(({ allocations }) => allocations.length > 0);
    world.tell('payment', payment?.id ?? '', 'free', { invoice: payment?.allocations[0]?.invoice });
  },
  refund: (world) => {
    const payment = world.money().find((row) => row.direction === 'in' && leftOfPayment(row) > 1);
    const amount = Math.ceil((payment ? leftOfPayment(payment) : 0) / 2);
    world.tell('payment', payment?.id ?? '', 'refund', { on: '2026-05-04', amount });
  },
  discard: (world) =>
    void world.tell('invoice', world.all<InvoiceRow>('invoice').find(isDraft)?.id ?? '', 'discard'),
  reversePayment: (world, { which }) =>
    void world.tell('payment', world.one('payment', which), 'reverse', reason),
  writeOff: (world, { which }) => void world.tell('invoice', world.out(which)?.id ?? '', 'writeOff', reason),
} satisfies Record<string, Act>;

/** What of a line of an order came back and is credited for. */
const creditedParts = (order: SalesOrderRow | undefined, line: string) =>
  (order?.credits ?? []).flatMap(({ lines }) => lines.filter((part) => part.line === line));

/** What invoices charge of a line of an order, less what credit notes and corrections take back of that. */
function standing(invoices: readonly InvoiceRow[], orderLine: string) {
  const lines = invoices.flatMap((row) => row.lines.map((line) => ({ ...line, corrects: row.corrects })));
  const isBack = ({ of, corrects }: (typeof lines)[number]): boolean =>
    invoices.some(
      ({ id, lines: before }) =>
        id === corrects && before.some((one) => one.id === of && one.orderLine === orderLine && !one.fee),
    );
  const charged = lines.filter((line) => line.orderLine === orderLine && !line.fee);
  const back = lines.filter(isBack);
  return {
    quantity: total(charged, ({ quantity }) => quantity) - total(back, ({ quantity }) => quantity),
    amount: total([...charged, ...back], ({ amount }) => amount),
    /** What is kept of a line is rounded by itself: the next invoice evens out what that leaves. */
    roundings: new Set(back.map(({ corrects, of }) => `${corrects}:${of}`)).size,
  };
}

/** What is wrong with the money of a company, in words; empty if nothing is. */
function wrong(world: RandomWorld): string[] {
  const invoices = world.all<InvoiceRow>('invoice').filter(isIssued);
  const order = world.base.row('salesOrder', world.order);
  // A fee that is kept of a return stays charged, though its goods are not.
  const keepsFees = invoices.some((row) => row.return !== null);
  const payments = world.money();
  const signed = ({ direction }: PaymentRow): number => (direction === 'in' ? 1 : -1);
  const paid = payments.reduce(
    (sum, row) =>
      sum + signed(row) * total(row.allocations, ({ amount, less }) => amount + (less?.amount ?? 0)),
    0,
  );
  const owed = invoices.reduce((sum, row) => sum + openOf(row), 0);
  const asked = invoices.reduce((sum, row) => sum + row.totals.payable - row.writtenOff, 0);
  return [
    ...payments.flatMap((row) =>
      leftOfPayment(row) < 0 ? [`${row.number} pays more than came: ${leftOfPayment(row)}`] : [],
    ),
    ...(owed === asked - paid ? [] : [`open ${owed} is not ${asked} less ${paid}`]),
    ...(order?.lines ?? []).flatMap((line) => {
      const kept = line.invoiced - (line.creditedOnly ?? 0);
      const isOver = line.invoiced > line.shipped || kept < 0;
      const isWhole = toInvoiceOfLine(order ?? { lines: [] }, line) === 0 && (line.invoicedAmount ?? 0) > 0;
      const net = standing(invoices, line.id);
      const isSettled = order && toInvoiceOfLine(order, line) === 0 && toCreditOfLine(order, line) === 0;
      const has = line.shipped - total(creditedParts(order, line.id), ({ quantity }) => quantity);
      const off = Math.abs((line.invoicedAmount ?? 0) - amountOfPart(line, line.invoiced));
      const differs = isWhole && off > net.roundings;
      return [
        ...(isOver ? [`${line.id} is invoiced beyond what left`] : []),
        ...(!keepsFees && kept === line.invoiced && net.amount !== (line.invoicedAmount ?? 0)
          ? [`${line.id}: invoices less credits are ${net.amount}, not ${line.invoicedAmount}`]
          : []),
        // What came back and is credited is not with the customer any more.
        ...(isSettled && (net.quantity > has || net.quantity < has - (line.creditedOnly ?? 0))
          ? [`${line.id}: ${net.quantity} are charged, and the customer has ${has}`]
          : []),
        ...(net.quantity === kept
          ? []
          : [`${line.id}: invoices less credits are ${net.quantity}, not ${kept}`]),
        ...(differs
          ? [`${line.id}: ${line.invoicedAmount} is not ${amountOfPart(line, line.invoiced)}`]
          : []),
      ];
    }),
    ...wrongFees(world.base.log, order, invoices),
    ...wrongFreight(order, invoices),
    ...(order?.advances ?? []).flatMap(({ invoice, line, amount, left }) => {
      const advance = invoices.find(({ id }) => id === invoice);
      const asked = advance?.lines.find(({ id }) => id === line);
      const used = invoices.flatMap(({ lines }) =>
        lines.filter(({ deducts }) => deducts?.invoice === invoice),
      );
      const deducted = -used.reduce((sum, one) => (one.deducts?.line === line ? sum + one.amount : sum), 0);
      const back = (advance?.credits ?? []).flatMap(({ lines }) => lines.filter((one) => one.line === line));
      const credited = back.reduce((sum, one) => sum + one.amount, 0);
      const isSo = left >= 0 && left === amount - deducted - credited;
      const agrees = advance && asked && leftOf(advance, asked).amount === left;
      return isSo && agrees ? [] : [`advance ${line}: ${left} is not ${amount} - ${deducted} - ${credited}`];
    }),
    ...invoices.flatMap((row) =>
      row.totals.perRate.some(({ net }) => row.type === 'invoice' && net < 0)
        ? [`${row.number} is below zero`]
        : [],
    ),
    ...invoices.flatMap((row) =>
      row.credits
        .flatMap(({ lines }) => lines)
        .filter((part) => row.lines.some(({ id, amount }) => id === part.line && amount > 0))
        .reduce((sum, one) => sum + one.amount, 0) >
      row.lines.reduce((sum, { amount }) => sum + Math.max(0, amount), 0)
        ? [`${row.number} is credited beyond what it asked for`]
        : [],
    ),
  ];
}

const names = Object.keys(acts) as Move['act'][]; // the keys of a record
const moves = fc.array(
  fc.record<Move>({
    act: fc.constantFrom(
      ...names,
      'ship',
      'ship',
      'invoice',
      'invoice',
      'draft',
      'issue',
      'comeBack',
      'creditReturn',
      'pay',
    ),
    which: fc.nat(3),
    units: fc.integer({ min: 1, max: 3 }),
  }),
  { minLength: 5, maxLength: 25 },
);

test('[BIL2, BIL7, BIL12, BIL23, BIL24] whatever happens, nothing is invoiced twice, and money adds up to the minor unit', () => {
  const walked = new Set<string>();
  fc.assert(
    fc.property(moves, (steps) => {
      const world = new RandomWorld();
      world.start();
      for (const move of steps) {
        const before = world.base.log.length;
        acts[move.act](world, move);
        if (world.base.log.length > before) walked.add(move.act);
        expect(wrong(world)).toEqual([]);
      }
      expect(world.base.replayed()).toEqual(world.base.snapshot());
    }),
    { numRuns: 90, seed: 20_261_130 },
  );
  expect([...walked].sort()).toEqual([...names].sort());
}, 120_000);
