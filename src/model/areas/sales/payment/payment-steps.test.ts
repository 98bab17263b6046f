import { expect, test } from 'vitest';
import type { Settled } from './payment-voucher.ts';
import { paymentSteps, type NotedFact } from './payment-steps.ts';
import type { Allocation, PaymentFact } from './payment.facts.ts';

const settles = ({ amount, less }: Allocation): Settled => ({
  amount,
  less,
  booked: amount,
  rate: 1_000_000,
  taxed: [],
});
const part = (invoice: string, amount: number): Allocation => ({ invoice, amount, less: null });
const recorded = { allocations: [part('i1', 40)] } as unknown as PaymentFact<'recorded'>; // what is read of it

function stepsOf(...facts: (Pick<NotedFact, 'type' | 'data'> & { notedOn?: string })[]) {
  const noted = facts.map((one, at) => ({ notedOn: '2026-05-09', command: `c${at}`, ...one }) as NotedFact);
  return paymentSteps({ on: '2026-05-04', amount: 100 }, noted, settles).map(
    ({ on, money, left, settled, freed }) =>
      [
        on,
        money,
        left.join('>'),
        settled.map(({ amount }) => amount),
        freed.map(({ amount }) => amount),
      ] as const,
  );
}

test('[PAY12] money is booked on the day of the bank, and what follows on its own day', () => {
  expect(
    stepsOf(
      { type: 'recorded', data: recorded },
      { type: 'allocated', data: { allocations: [part('i2', 25)] }, notedOn: '2026-05-10' },
      { type: 'freed', data: { invoice: 'i1' }, notedOn: '2026-05-11' },
      { type: 'refunded', data: { on: '2026-05-12', amount: 75 }, notedOn: '2026-05-20' },
    ),
  ).toEqual([
    ['2026-05-04', 100, '0>60', [40], []],
    ['2026-05-10', 0, '60>35', [25], []],
    ['2026-05-11', 0, '35>75', [], [40]],
    ['2026-05-12', -75, '75>0', [], []],
  ]);
});

test('[PAY12] a payment that is reversed gives up all that stands, and not what was freed before', () => {
  expect(
    stepsOf(
      { type: 'recorded', data: recorded },
      { type: 'allocated', data: { allocations: [part('i2', 25)] } },
      { type: 'freed', data: { invoice: 'i1' } },
      { type: 'reversed', data: { reason: 'mistake' }, notedOn: '2026-05-13' },
    ).at(-1),
  ).toEqual(['2026-05-13', -100, '75>0', [], [25]]);
});

test('[PAY14] what pays reminders leaves the payment on the day when it is kept, and comes back as it is reversed', () => {
  const noted = [
    { type: 'recorded', data: recorded },
    { type: 'feeKept', data: { invoice: 'i1', amount: 60, on: '2026-05-10' } },
    { type: 'reversed', data: { reason: 'mistake' } },
  ].map((one, at) => ({ notedOn: '2026-05-12', command: `c${at}`, ...one }) as NotedFact);
  const steps = paymentSteps({ on: '2026-05-04', amount: 100 }, noted, settles);
  expect(steps.map(({ on, fee, left }) => [on, fee, left.join('>')])).toEqual([
    ['2026-05-04', 0, '0>60'],
    ['2026-05-10', 60, '60>0'],
    ['2026-05-12', -60, '0>0'],
  ]);
});

test('[PAY14] what pays reminders from the start is booked with the payment, on the day of the bank', () => {
  const data = { ...recorded, keeps: [{ invoice: 'i1', amount: 60 }] };
  const noted = [
    { type: 'recorded', data },
    { type: 'reversed', data: { reason: 'mistake' } },
  ].map((one, at) => ({ notedOn: '2026-05-12', command: `c${at}`, ...one }) as NotedFact);
  const steps = paymentSteps({ on: '2026-05-04', amount: 100 }, noted, settles);
  expect(steps.map(({ on, fee, left }) => [on, fee, left.join('>')])).toEqual([
    ['2026-05-04', 60, '0>0'],
    ['2026-05-12', -60, '0>0'],
  ]);
});
