import { expect, test } from 'vitest';
import { orderPaymentSteps, type OrderPaymentFact } from './order-payments.ts';

const paid = (payment: string, on: string, amount: number): OrderPaymentFact => ({
  type: 'paid',
  data: { payment, on, amount },
  notedOn: '2026-05-04',
});
const takenBack = (payment: string): OrderPaymentFact => ({
  type: 'paymentTakenBack',
  data: { payment },
  notedOn: '2026-05-06',
});
const elsewhere: OrderPaymentFact = {
  type: 'invoicedElsewhere',
  data: { lines: [] },
  notedOn: '2026-05-05',
};

test('[SIE7] money is booked on the day of the bank, and taken back on the day when it is', () => {
  expect(orderPaymentSteps([paid('a', '2026-05-02', 80_00), takenBack('a')])).toEqual([
    { on: '2026-05-02', notedOn: '2026-05-04', money: 80_00 },
    { on: '2026-05-06', notedOn: '2026-05-06', money: -80_00 },
  ]);
});

test('[SIE7] a part that is taken back is booked as that, and the rest once it is', () => {
  const part: OrderPaymentFact = {
    type: 'paymentTakenBack',
    data: { payment: 'a', amount: 30_00 },
    notedOn: '2026-05-05',
  };
  expect(
    orderPaymentSteps([paid('a', '2026-05-02', 80_00), part, takenBack('a')]).map(({ on, money }) => [
      on,
      money,
    ]),
  ).toEqual([
    ['2026-05-02', 80_00],
    ['2026-05-05', -30_00],
    ['2026-05-06', -50_00],
  ]);
});

test('[SIE7] what went back with a return leaves the bank on the day when it did', () => {
  const credited: OrderPaymentFact = {
    type: 'credited',
    data: { return: 'r', paidBack: 30_00 },
    notedOn: '2026-05-08',
  };
  const asOf = (...facts: OrderPaymentFact[]) => orderPaymentSteps(facts).map(({ on, money }) => [on, money]);
  expect(asOf(paid('a', '2026-05-02', 80_00), credited)).toEqual([
    ['2026-05-02', 80_00],
    ['2026-05-08', -30_00],
  ]);
  expect(asOf(paid('a', '2026-05-02', 80_00), elsewhere, credited)).toEqual([]);
  expect(asOf({ ...credited, data: { return: 'r' } })).toEqual([]);
});

test('[SIE7] what was paid before an order was invoiced elsewhere is in the books of there, its reversal too', () => {
  const after = paid('b', '2026-05-05', 20_00);
  expect(orderPaymentSteps([paid('a', '2026-05-02', 80_00), elsewhere, after])).toEqual([
    { on: '2026-05-05', notedOn: '2026-05-04', money: 20_00 },
  ]);
});
