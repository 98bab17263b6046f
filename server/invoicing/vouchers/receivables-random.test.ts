import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { InvoiceRow } from '#model/areas/sales/invoice/invoice.facts.ts';
import { isIssued } from '#model/areas/sales/invoice/invoice.kind.ts';
import type { OpenStep } from '#model/areas/sales/invoice/receivable-steps.ts';
import { openOf, signOf } from '#model/areas/sales/owed/owed.ts';
import type { NotedFact } from '#model/areas/sales/payment/payment-steps.ts';
import type { ToBook } from '#model/areas/setup/posting-rule/book-voucher.ts';
import { InvoicesWorld } from '#machines/areas/sales/invoice/invoices.fixtures.ts';
import { invoiceToBook, lossesToBook, paymentToBook, type Books } from './documents-to-book.ts';

const today = '2026-05-04';
const rates = fc.integer({ min: 5_000_001, max: 19_999_999 });
const steps = fc.array(
  fc.record({
    what: fc.constantFrom('pay', 'free', 'credit', 'writeOff'),
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

  /** What pays all, or a part, of what is open of an invoice, either way. */
  settle(row: InvoiceRow, rate: number, share = 1_000): void {
    const open = Math.abs(openOf(row));
    const amount = Math.max(1, Math.floor((open * share) / 1_000));
    const direction = signOf(row) > 0 ? 'in' : 'out';
    if (open > 0)
      this.paid(amount, [{ invoice: row.id, amount }], { direction, currency: 'EUR', rate, on: today });
  }

  /** One of the steps; one that does not fit does nothing. */
  step({ what, which, share, rate }: Step): void {
    const row = this.invoices[which % this.invoices.length];
    if (!row) return;
    if (what === 'pay') this.settle(row, rate, share);
    const [paid] = row.paid;
    if (what === 'free' && paid) this.act('payment', paid.payment, 'free', { invoice: row.id });
    if (what === 'writeOff' && openOf(row) > 0)
      this.act('invoice', row.id, 'writeOff', { reason: 'other' });
    if (what === 'credit' && row.type === 'invoice') this.credit(row, share);
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
    const opens = this.base.log.filter(({ kind }) => kind === 'invoice') as unknown as (OpenStep & {
      readonly document: string;
    })[]; // other facts of invoices are left out by their type
    const types = ['paid', 'unpaid', 'creditApplied', 'writtenOff'];
    const all = Map.groupBy(
      opens.filter(({ type }) => types.includes(type)),
      ({ document }) => document,
    );
    return { view: this.base.view, language: 'en', steps: all };
  }

  vouchers(): readonly ToBook[] {
    const books = this.books();
    const payments = new Set(this.base.log.flatMap((one) => (one.kind === 'payment' ? one.document : [])));
    const factsOf = (id: string) =>
      this.base.log
        .filter(({ document }) => document === id)
        .map((one) => ({ ...one, notedOn: today })) as unknown as NotedFact[]; // as they are read
    const ofPayment = (id: string): readonly ToBook[] => {
      const row = this.base.row('payment', id);
      return row ? paymentToBook(books, row, factsOf(id)) : [];
    };
    return [
      ...this.invoices.flatMap((row) => [...invoiceToBook(books, row), ...lossesToBook(books, row)]),
      ...[...payments].flatMap(ofPayment),
    ];
  }
}

/** What the vouchers leave on the account of receivables, minor units of the company's currency. */
const receivablesOf = (vouchers: readonly ToBook[]): number =>
  vouchers
    .flatMap(({ posted }) => posted)
    .reduce((sum, { purpose, amount }) => (purpose === 'receivables' ? sum + amount : sum), 0);

test('[INV13] what is closed, however it was paid, credited and written off, leaves nothing on the receivables', () => {
  fc.assert(
    fc.property(rates, fc.integer({ min: 1, max: 9 }), steps, (rate, pieces, given) => {
      const world = new EuroWorld();
      world.stock(world.bolt, world.base.bins[0] ?? '', pieces * 1_000);
      const lines = [{ product: world.bolt, quantity: pieces * 1_000, price: 3_3333 }];
      const { order } = world.confirmed(lines, { customer: world.customer, currency: 'EUR', rate });
      world.shipped(order);
      world.issued([order]);
      for (const step of given) world.step(step);
      for (const row of world.invoices) world.settle(row, rate);
      expect(world.invoices.map(openOf)).toEqual(world.invoices.map(() => 0));
      const vouchers = world.vouchers();
      expect(vouchers.map(({ posted }) => posted.reduce((sum, { amount }) => sum + amount, 0))).toEqual(
        vouchers.map(() => 0),
      );
      expect(receivablesOf(vouchers)).toBe(0);
    }),
    { numRuns: 40, seed: 20_261_201 },
  );
});
