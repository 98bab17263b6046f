import { expect, test } from 'vitest';
import { openInvoice } from '../invoice/open-invoice.fixtures.ts';
import { spread, type Money } from './spread.ts';

const money = (amount: number, over: Partial<Money> = {}): Money => ({
  amount,
  direction: 'in',
  on: '2026-04-20',
  ...over,
});
const said = (amount: number, invoices = [openInvoice(100_00), openInvoice(250_00, { id: 'i2' })]) =>
  spread(money(amount), invoices).map(({ invoice, amount: part, less }) => [
    invoice,
    part,
    less?.kind ?? null,
    less?.amount ?? 0,
  ]);
const discounted = (id: string) => ({
  id,
  issue: { dueOn: '2026-05-01', discountUntil: '2026-04-20', discount: 200 },
});

test('[PAY8] money pays the oldest invoices in full, and the last one as far as it goes', () => {
  expect(said(180_00)).toEqual([
    ['i1', 100_00, null, 0],
    ['i2', 80_00, null, 0],
  ]);
  expect(said(60_00)).toEqual([['i1', 60_00, null, 0]]);
  expect(said(0)).toEqual([]);
});

test('[PAY8] more than all is open leaves the rest unallocated', () => {
  expect(said(500_00).map(([, amount]) => amount)).toEqual([100_00, 250_00]);
});

test('[PAY8] öre that are missing close the last invoice; a whole krona leaves it open', () => {
  expect(said(349_01)).toEqual([
    ['i1', 100_00, null, 0],
    ['i2', 249_01, 'rounding', 99],
  ]);
  expect(said(349_00).at(-1)).toEqual(['i2', 249_00, null, 0]);
});

test('[PAY8] exactly the invoices less their cash discounts in time takes the discounts', () => {
  const invoices = [openInvoice(100_00, discounted('i1')), openInvoice(250_00, discounted('i2'))];
  expect(said(343_00, invoices)).toEqual([
    ['i1', 98_00, 'discount', 2_00],
    ['i2', 245_00, 'discount', 5_00],
  ]);
  expect(said(350_00, invoices).map(([, , less]) => less)).toEqual([null, null]);
  expect(spread(money(98_00, { on: '2026-04-21' }), invoices)).toEqual([
    { invoice: 'i1', amount: 98_00, less: null },
  ]);
});

test('[PAY8] money to a customer is set against what we owe', () => {
  expect(spread(money(40_00, { direction: 'out' }), [openInvoice(-40_00)])).toEqual([
    { invoice: 'i1', amount: 40_00, less: null },
  ]);
});
