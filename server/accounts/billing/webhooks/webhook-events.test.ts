import fc from 'fast-check';
import { expect, it } from 'vitest';
import { companyWorld } from '#machines/company.fixtures.ts';
import { daysAfter } from '#model/values/billing-period.ts';
import { reportIn, type WebhookEvent } from './webhook-events.ts';

const START = '2026-05-04T08:00:00.000Z';
const card = { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2034 };
const internal = { internal: true };
type World = ReturnType<typeof companyWorld>;

const give = (world: World, type: string, data: object = {}) =>
  world.do('subscription', 'subscription', type, data, internal);
const rowOf = (world: World) => {
  const row = world.row('subscription', 'subscription');
  if (!row) throw new Error('there is no subscription');
  return row;
};

/** A subscription on the day after its payments were tried as often as said: one invoice, or a second for a dearer plan. */
function tried(tries: number, second: boolean): World {
  const world = companyWorld();
  world.now = START;
  give(world, 'begin', { plan: 'starter', trialEndsAt: daysAfter(START, 1), series: 'L1', card });
  world.now = daysAfter(START, 1);
  give(world, 'passTime');
  const [invoice] = rowOf(world).invoices;
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    world.now = daysAfter(START, 1 + attempt);
    give(world, 'tryPayment', { invoice: invoice?.number ?? '' });
  }
  return second ? withNext(world) : world;
}

/** The next period, due while the one before is still to be heard of. */
function withNext(world: World): World {
  world.now = daysAfter(rowOf(world).until ?? '', 0);
  give(world, 'passTime');
  give(world, 'tryPayment', { invoice: rowOf(world).invoices[1]?.number ?? '' });
  return world;
}

let count = 0;
const event = (type: string, invoice: string, attempt: number, day: number): WebhookEvent => ({
  id: `evt_${(count += 1)}`,
  type,
  created: Date.parse(daysAfter(START, day)) / 1000,
  data: {
    object: {
      customer: 'cus_1',
      refunded: true,
      metadata: { company: '1', invoice, attempt: String(attempt) },
    },
  },
});

/** What a provider tells of an invoice: it failed, then was paid, perhaps given back. */
const storyOf = (invoice: string, failures: number, isPaid: boolean, isRefunded: boolean): WebhookEvent[] => [
  ...Array.from({ length: failures }, (_, index) =>
    event('payment_intent.payment_failed', invoice, index + 1, 2 + index),
  ),
  ...(isPaid ? [event('payment_intent.succeeded', invoice, failures + 1, 2 + failures)] : []),
  ...(isPaid && isRefunded ? [event('charge.refunded', invoice, failures + 1, 20)] : []),
];

/** Where a subscription stands once it was told these. */
function after(world: World, events: readonly WebhookEvent[]): unknown {
  for (const one of events) {
    const told = reportIn(one);
    if (told) give(world, told.command.type, told.command.data);
  }
  const { state, invoices } = rowOf(world);
  return { state, invoices };
}

it('[BI13] events of a life in any order, some of them twice, come to the same subscription and the same invoices', () => {
  const life = fc.record({
    failures: fc.nat({ max: 2 }),
    isPaid: fc.boolean(),
    isRefunded: fc.boolean(),
    second: fc.constantFrom('none', 'paid', 'failed'),
  });
  fc.assert(
    fc.property(life, fc.infiniteStream(fc.nat()), ({ failures, isPaid, isRefunded, second }, dice) => {
      const make = (): World => tried(failures + (isPaid ? 1 : 0), second !== 'none');
      const [first = '', next = ''] = rowOf(make()).invoices.map(({ number }) => number);
      const events = [
        ...storyOf(first, failures, isPaid, isRefunded),
        ...(second === 'none' ? [] : storyOf(next, second === 'failed' ? 1 : 0, second === 'paid', false)),
      ];
      const shuffled = [...events, ...events]
        .map((one) => ({ one, at: dice.next().value ?? 0 }))
        .toSorted((a, b) => a.at - b.at)
        .map(({ one }) => one);
      expect(after(make(), shuffled)).toEqual(after(make(), events));
    }),
    { numRuns: 60 },
  );
});
