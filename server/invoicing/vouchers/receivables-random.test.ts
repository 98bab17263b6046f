import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { InvoiceRow } from '#model/areas/sales/invoice/invoice.facts.ts';
import { isIssued } from '#model/areas/sales/invoice/invoice.kind.ts';
import { openStepOf, openStepTypes, type OpenStep } from '#model/areas/sales/invoice/receivable-steps.ts';
import { openOf, signOf } from '#model/areas/sales/owed/owed.ts';
import type { NotedFact } from '#model/areas/sales/payment/payment-steps.ts';
import type { ToBook } from '#model/areas/setup/posting-rule/book-voucher.ts';
import { amountAt } from '#model/values/unit-cost.ts';
import { InvoicesWorld } from '#machines/areas/sales/invoice/invoices.fixtures.ts';
import { invoiceToBook, lossesToBook, paymentToBook, type Books } from './documents-to-book.ts';
import { setOffsToBook, type SetOffFact } from './set-offs-to-book.ts';

const today = '2026-05-04';
const rates = fc.integer({ min: 5_000_001, max: 19_999_999 });
const steps = fc.array(
  fc.record({
    what: fc.constantFrom(
      'pay',
      'payInKronor',
      'pay',
      'credit',
      'credit',
      'free',
      'writeOff',
      'setOff',
      'freeSetOff',
    ),
    which: fc.integer({ min: 0, max: 9 }),
    /** Thousandths of what is open, or of a line. */
    share: fc.integer({ min: 1, max: 1_000 }),
    rate: rates,
  }),
  { minLength: 2, maxLength: 7 },
);
type Step = Parameters<Parameters<typeof steps.map>[0]>[0][number];

/** Euros invoiced by a company that keeps its books in kronor, and all that is booked of them. */
class EuroWorld extends InvoicesWorld {
  override readonly customer = this.addCustomer({ currency: 'EUR' });

  get invoices(): InvoiceRow[] {
    return this.base.view.by('invoice', 'customer', this.customer).filter(isIssued);
  }

  /** Some pieces at 3.3333, at a rate of their own. */
  invoiced(rate: number, pieces: number): void {
    this.stock(this.bolt, this.base.bins[0] ?? '', pieces * 1_000);
    const { customer } = this;
    const lines = [{ product: this.bolt, quantity: pieces * 1_000, price: 3_3333 }];
    const { order } = this.confirmed(lines, { customer, currency: 'EUR', rate });
    this.shipped(order);
    this.issued([order]);
  }

  /** What pays all, or a part, of what is open of an invoice, either way. */
  settle(row: InvoiceRow, rate: number, share = 1_000): void {
    const open = Math.abs(openOf(row));
    const amount = Math.max(1, Math.floor((open * share) / 1_000));
    const direction = signOf(row) > 0 ? 'in' : 'out';
    if (open > 0)
      this.paid(amount, [{ invoice: row.id, amount }], { direction, currency: 'EUR', rate, on: today });
  }

  /** The same in the company's own currency, worth another rate than the invoice was. [PAY15] */
  settleInKronor(row: InvoiceRow, rate: number, share: number): void {
    const open = Math.abs(openOf(row));
    const settles = Math.max(1, Math.floor((open * share) / 1_000));
    const amount = Math.max(1, amountAt(settles, rate));
    const direction = signOf(row) > 0 ? 'in' : 'out';
    if (open > 0) this.paid(amount + 1_00, [{ invoice: row.id, amount, settles }], { direction, on: today });
  }

  /** One of the steps; one that does not fit does nothing. */
  step({ what, which, share, rate }: Step): void {
    const row = this.invoices[which % this.invoices.length];
    if (!row) return;
    if (what === 'pay') this.settle(row, rate, share);
    if (what === 'payInKronor') this.settleInKronor(row, rate, share);
    const [paid] = row.paid;
    if (what === 'setOff') this.setOff(row, share);
    if (what === 'freeSetOff' && paid?.withoutMoney && openOf(row) <= 0 && signOf(row) < 0)
      this.act('invoice', row.id, 'freeSetOff', { invoice: paid.payment });
    if (what === 'free' && paid && !paid.withoutMoney)
      this.act('payment', paid.payment, 'free', { invoice: row.id });
    if (what === 'writeOff' && openOf(row) > 0) this.act('invoice', row.id, 'writeOff', { reason: 'other' });
    if (what === 'credit' && row.type === 'invoice') this.credit(row, share);
  }

  /** What is left of a note, or a part of it, against the first invoice that it fits. */
  setOff(note: InvoiceRow, share: number): void {
    const left = -openOf(note);
    const invoice = this.invoices.find(
      (one) => openOf(one) > 0 && !note.paid.some(({ payment }) => payment === one.id),
    );
    if (left <= 0 || !invoice) return;
    const amount = Math.min(openOf(invoice), Math.max(1, Math.floor((left * share) / 1_000)));
    this.act('invoice', note.id, 'setOff', { invoice: invoice.id, amount });
  }

  credit(row: InvoiceRow, share: number): void {
    const note = this.noteOf(row.id);
    const whole = this.invoice(note).lines[0]?.quantity ?? 0;
    const quantity = Math.ceil((whole * share) / 1_000_000) * 1_000;
    if (quantity === 0) return;
    this.changed(note, { quantity });
    this.act('invoice', note, 'issue');
  }

  /** What happened, as it is read from the log. */
  books(): Books {
    const types: readonly string[] = openStepTypes;
    const opens = this.base.log.filter(({ kind, type }) => kind === 'invoice' && types.includes(type));
    const stepOf = ({ type, data, command }: (typeof opens)[number]): OpenStep =>
      openStepOf(...([type, data, command] as Parameters<typeof openStepOf>)); // of these types
    const all = Map.groupBy(opens, ({ document }) => document);
    const steps = new Map([...all].map(([id, facts]) => [id, facts.map(stepOf)]));
    return { view: this.base.view, language: 'en', steps };
  }

  vouchers(): readonly ToBook[] {
    const books = this.books();
    const payments = new Set(this.base.log.flatMap((one) => (one.kind === 'payment' ? one.document : [])));
    const factsOf = (id: string, types?: readonly string[]): unknown =>
      this.base.log
        .filter(({ document, type }) => document === id && (types?.includes(type) ?? true))
        .map((one) => ({ ...one, notedOn: today }));
    const ofPayment = (id: string): readonly ToBook[] => {
      const row = this.base.row('payment', id);
      return row ? paymentToBook(books, row, factsOf(id) as NotedFact[]) : [];
    };
    return [
      ...this.invoices.flatMap((row) => [
        ...invoiceToBook(books, row),
        ...lossesToBook(books, row),
        ...setOffsToBook(books, row, factsOf(row.id, ['setOffAgainst', 'setOffFreed']) as SetOffFact[]),
      ]),
      ...[...payments].flatMap(ofPayment),
    ];
  }
}

/** What the vouchers leave on the account of receivables, minor units of the company's currency. */
const receivablesOf = (vouchers: readonly ToBook[]): number =>
  vouchers
    .flatMap(({ posted }) => posted)
    .reduce((sum, { purpose, amount }) => (purpose === 'receivables' ? sum + amount : sum), 0);

/** What is still open of invoices, what vouchers do not come to zero by, and what they leave on the receivables. */
function leftIn(world: EuroWorld): object {
  const vouchers = world.vouchers();
  const restOf = ({ posted }: ToBook): number => posted.reduce((sum, { amount }) => sum + amount, 0);
  return {
    open: world.invoices.map(openOf).filter((open) => open !== 0),
    rests: vouchers.map(restOf).filter((rest) => rest !== 0),
    receivables: receivablesOf(vouchers),
  };
}

const nothing = { open: [], rests: [], receivables: 0 };

test('[INV13] what is closed, however it was paid, credited and written off, leaves nothing on the receivables', () => {
  fc.assert(
    fc.property(fc.array(rates, { minLength: 1, maxLength: 2 }), steps, (own, walk) => {
      const world = new EuroWorld();
      own.forEach((rate, at) => world.invoiced(rate, 3 + at));
      for (const step of walk) world.step(step);
      for (const row of world.invoices) world.settle(row, own[0] ?? 0);
      expect(leftIn(world)).toEqual(nothing);
    }),
    { numRuns: 60, seed: 20_261_201 },
  );
}, 60_000);

test('[PAY13] nor does a credit note that is set off against an invoice at another rate, freed or not', () => {
  const shares = fc.integer({ min: 1, max: 1_000 });
  fc.assert(
    fc.property(rates, rates, shares, fc.boolean(), (first, second, share, isFreed) => {
      const world = new EuroWorld();
      world.invoiced(first, 3);
      for (const row of world.invoices) world.settle(row, first);
      for (const row of world.invoices) world.credit(row, 1_000);
      world.invoiced(second, 4);
      const noteOf = () => world.invoices.find(({ type }) => type === 'creditNote');
      const note = noteOf();
      if (note) world.setOff(note, share);
      const [part] = noteOf()?.paid ?? [];
      expect(part?.withoutMoney).toBe(true);
      if (note && part && isFreed) world.act('invoice', note.id, 'freeSetOff', { invoice: part.payment });
      for (const row of world.invoices) world.settle(row, second);
      expect(leftIn(world)).toEqual(nothing);
    }),
    { numRuns: 12, seed: 20_261_201 },
  );
}, 60_000);
