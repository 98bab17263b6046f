import { RATE_ONE } from '#model/values/unit-cost.ts';
import { openOf } from '#model/areas/sales/owed/owed.ts';
import { formLine } from '#model/areas/sales/invoice/invoice.lines.ts';
import { draftInvoice, invoiceIn, issue, remind } from './billing.ts';
import { came, paid } from './paying.ts';
import { goodsOf } from './quoting.ts';
import { draftSale, fulfil } from './selling.ts';
import type { Trading } from './trading.ts';

/** What becomes of an invoice: so many days ago, each on its day. */
type Later = readonly [days: number, then: (trading: Trading, invoice: string, at: string) => void];

interface Scene {
  readonly name: string;
  /** Of the customers and of the goods. */
  readonly n: number;
  /** Days ago on which it was shipped and invoiced. */
  readonly days: number;
  readonly by?: 'mail' | 'peppol' | 'print';
  readonly later?: readonly Later[];
}

const sales = ({ staff }: Trading, at: string) => ({ by: staff.sales, at });

const act =
  (type: string, data: object = {}) =>
  (trading: Trading, invoice: string, at: string): void =>
    trading.model.must('invoice', invoice, type, data, sales(trading, at));

/** Takes all of an invoice back, or half of its first line. */
const credit =
  (share: 'all' | 'some') =>
  (trading: Trading, invoice: string, at: string): void => {
    const { model } = trading;
    const { customer } = invoiceIn(trading, invoice);
    const wish = { type: 'creditNote', corrects: invoice } as const;
    const note = draftInvoice(trading, customer, `credit/${invoice}`, at, wish);
    if (note === null) return;
    if (share === 'some') model.must('invoice', note, 'update', halfOf(trading, note), sales(trading, at));
    issue(trading, note, at);
  };

/** The form of a draft with its first line alone, and half of that in whole units. */
function halfOf(trading: Trading, draft: string): object {
  const { issuedOn, theirReference, theirOrder, address, terms, notes, lines } = invoiceIn(trading, draft);
  const half = lines.slice(0, 1).map((line) => {
    const { again: _, ...form } = formLine(line);
    return { ...form, quantity: Math.max(1000, Math.floor(line.quantity / 2000) * 1000) };
  });
  return { issuedOn, theirReference, theirOrder, address, terms, notes, lines: half };
}

/** A part of what is open comes, in thousandths. */
const payPart =
  (share: number) =>
  (trading: Trading, invoice: string, at: string): void => {
    const open = openOf(invoiceIn(trading, invoice));
    paid(trading, invoice, at, { amount: Math.ceil((open * share) / 1000) });
  };

/** All that is open comes, and more, of which the rest goes back on another day or stays. */
const payTooMuch =
  (beyond: number, refundedAgo: number | null) =>
  (trading: Trading, invoice: string, at: string): void => {
    const { agenda, calendar, model } = trading;
    const payment = paid(trading, invoice, at, { amount: openOf(invoiceIn(trading, invoice)), beyond });
    if (refundedAgo === null) return;
    agenda.note(calendar.ago(refundedAgo, 13), (day) => {
      const refund = { on: calendar.day(Date.parse(day)), amount: beyond };
      model.must('payment', payment, 'refund', refund, sales(trading, day));
    });
  };

/** Money that a file of the bank brought. */
function payByFile(trading: Trading, invoice: string, at: string): void {
  const bankReference = `NORD${at.slice(0, 10).replaceAll('-', '')}-0417`;
  const over = { source: 'file', bankReference } as const;
  paid(trading, invoice, at, { amount: openOf(invoiceIn(trading, invoice)), over });
}

const scenes: readonly Scene[] = [
  { name: 'open', n: 2, days: 9, by: 'peppol', later: [[8, act('accept')]] },
  {
    name: 'rejected',
    n: 4,
    days: 7,
    by: 'peppol',
    later: [[6, act('reject', { reason: 'referenceMissing' })]],
  },
  { name: 'part', n: 5, days: 24, later: [[6, payPart(400)]] },
  { name: 'overdue', n: 7, days: 68, by: 'print' },
  {
    name: 'reminded',
    n: 8,
    days: 88,
    later: [
      [20, remind],
      [4, remind],
    ],
  },
  { name: 'disputed', n: 9, days: 75, later: [[11, act('dispute', { reason: 'wrongQuantity' })]] },
  {
    name: 'lost',
    n: 10,
    days: 104,
    later: [
      [32, remind],
      [16, act('writeOff', { reason: 'bankrupt' })],
    ],
  },
  { name: 'credited', n: 11, days: 21, later: [[15, credit('all')]] },
  { name: 'less', n: 12, days: 23, later: [[12, credit('some')]] },
  { name: 'tooMuch', n: 3, days: 29, later: [[3, payTooMuch(500_00, null)]] },
  { name: 'givenBack', n: 6, days: 33, later: [[8, payTooMuch(120_00, 5)]] },
  { name: 'byFile', n: 13, days: 26, later: [[2, payByFile]] },
];

/** Invoices and payments in every state, where the company invoices here. */
export function planBillingScenes(trading: Trading): void {
  const { agenda, calendar, trade } = trading;
  if (trade.invoicesSince === undefined) return;
  for (const scene of scenes)
    agenda.note(calendar.ago(scene.days, 10), (at) => {
      const id = billed(trading, scene, at);
      if (id === null || !issue(trading, id, at, scene.by)) return;
      for (const [days, then] of scene.later ?? [])
        agenda.note(calendar.ago(days, 11), (day) => then(trading, id, day));
    });
  planDrafts(trading);
  planLoosePayments(trading);
}

/** The draft of an order that was shipped at once. */
function billed(trading: Trading, { name, n }: Pick<Scene, 'name' | 'n'>, at: string): string | null {
  const { model, customers } = trading;
  const customer = customers[n % customers.length] ?? '';
  const order = draftSale(trading, customer, goodsOf(trading, n * 3, 2), `billed/${name}`, at);
  model.must('salesOrder', order, 'confirm', {}, sales(trading, at));
  if (fulfil(trading, order, 'delivered', `billed/${name}`, at) === null) return null;
  return draftInvoice(trading, customer, `scene/${name}`, at, { orders: [order] });
}

function planDrafts(trading: Trading): void {
  const { agenda, calendar, model } = trading;
  agenda.note(calendar.ago(3, 9), (at) => {
    const id = billed(trading, { name: 'mistaken', n: 14 }, at);
    if (id !== null) model.must('invoice', id, 'discard', {}, sales(trading, at));
  });
  agenda.note(calendar.ago(1, 9), (at) => void billed(trading, { name: 'draft', n: 15 }, at));
}

/** Money that nobody knows the invoice of yet, and one that was recorded by mistake. */
function planLoosePayments(trading: Trading): void {
  const { agenda, calendar, model, seeded, customers } = trading;
  const { currency } = seeded.company.form;
  const from = (n: number, amount: number) => ({
    customer: customers[n % customers.length] ?? '',
    amount,
    currency,
    rate: RATE_ONE,
  });
  agenda.note(calendar.ago(2, 12), (at) => {
    came(trading, 'unknown', at, { ...from(16, 1_250_00), reference: 'Tack för senast', source: 'file' });
  });
  agenda.note(calendar.ago(9, 12), (at) => {
    const payment = came(trading, 'mistaken', at, from(17, 980_00));
    agenda.note(calendar.ago(8, 9), (day) =>
      model.must('payment', payment, 'reverse', { reason: 'enteredByMistake' }, sales(trading, day)),
    );
  });
}
