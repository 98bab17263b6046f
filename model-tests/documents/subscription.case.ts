import { companyWorld } from '#machines/company.fixtures.ts';
import { typed } from '#model/engine/reader.ts';
import { SUBSCRIPTION } from '#model/areas/setup/subscription/subscription.kind.ts';
import { endsAt, isOwed } from '#model/areas/setup/subscription/subscription.terms.ts';
import { defineCase } from '../model/define-case.ts';
import { worldOf, type Action, type EngineOffer, type EngineWorld } from '../model/engine-world.ts';
import { fits, inside, offer, threeWays, unfit } from '../model/offers.ts';
import type { Ask } from '../spec/document-observed.ts';
import { subscriptionRows, subscriptionStart, type SubscriptionObserved } from '../spec/subscription.rows.ts';

const still = '2026-05-04T08:00:00.000Z';
const card = { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2034 };
const long = '2020-01-01T00:00:00.000Z';
const far = '2099-01-01T00:00:00.000Z';
const series = 'L1';
const mostBills = 2;

/** A company whose subscription was given these commands, by the system, at these moments. */
function worldAfter(commands: readonly (readonly [type: string, data: object, at: string])[]): EngineWorld {
  const base = companyWorld();
  const before = base.given.length;
  for (const [type, data, at] of commands) {
    base.now = at;
    base.must('subscription', SUBSCRIPTION, type, data, { internal: true });
  }
  base.now = still;
  const given: Action[] = base.given.map((one, index) => {
    const at = commands[index - before]?.[2];
    return at === undefined ? one : { ...one, at };
  });
  return { ...worldOf(base, SUBSCRIPTION), given };
}

const payer = {
  name: 'Nordlager Group AB',
  vatNumber: '',
  address: { street: '', postcode: '', city: '', country: 'SE' },
  email: '',
  reference: '',
};
const cancellation = { why: 'price', comment: '' };

const subscriptionIn = ({ view }: EngineWorld) => typed(view).get('subscription', SUBSCRIPTION);

function figures(world: EngineWorld): Omit<SubscriptionObserved, 'state'> {
  const { now = still } = world;
  const row = subscriptionIn(world);
  const end = row ? endsAt(row) : null;
  return {
    plan: row?.plan ?? null,
    next: row?.next ?? null,
    card: Boolean(row?.card),
    trial: row?.trial ?? false,
    over: end !== null && end <= now,
    bills: (row?.invoices ?? []).map(({ paidAt, refundedAt, tries, failed, tryAt }) => ({
      paid: paidAt !== null,
      refunded: refundedAt !== null,
      tries: tries.length,
      failed: failed.length,
      due: tryAt === null ? 'never' : tryAt <= now ? 'now' : 'later',
    })),
  };
}

/** What a provider tells, and what is tried, of one invoice. */
function billOffers(world: EngineWorld, index: number): EngineOffer[] {
  const invoices = subscriptionIn(world)?.invoices ?? [];
  const invoice = invoices[index];
  if (!invoice) return [];
  const { number, tries } = invoice;
  const which = index === 0 ? 'the first' : 'the second';
  const ask: Ask = { ...fits, within: true, bill: index };
  const fail = (at: string, attempt: number) => ({ invoice: number, attempt, at });
  const isAlone = invoices.length === 1;
  const failing = fail(still, Math.max(tries.length, 1));
  return [
    offer('notePaid', which, { invoice: number, at: still }, ask, inside),
    ...(tries.length === 0
      ? [offer('noteRefunded', which, { invoice: number, at: still }, ask, inside)]
      : []),
    // Beside a second one, an invoice is paid or refunded.
    ...(isAlone || (index === 1 && invoices[0]?.tries.length === 0)
      ? [
          ...(tries.length < (isAlone ? 2 : 1) || !isOwed(invoice)
            ? [offer('tryPayment', which, { invoice: number }, ask, inside)]
            : []),
          offer('noteFailed', which, failing, { ...ask, last: false }, inside),
          offer('noteFailed', `${which}, at last`, { ...failing, at: far }, { ...ask, last: true }, inside),
        ]
      : []),
    offer('noteFailed', `${which}, never tried`, fail(still, 99), unfit, inside),
  ];
}

/** A company that has not begun, one that was to pay a day after it began, and one that owes its first period. */
export const documentCase = defineCase<SubscriptionObserved>(() => ({
  kind: 'subscription',
  rows: subscriptionRows,
  starts: subscriptionStart,
  signed: [
    {
      mutant: 'drop guard: subscription.expired resume [0] mayResume',
      reason:
        'what expires has a card, and here every plan has room; the same guard is judged where it is paused',
    },
  ],
  bounds: 'Two plans, two invoices, one try, one card and one payer. Time stands still.',
  tree: {
    keep: ({ event: { type } }) => ['begin', 'passTime', 'cancel'].includes(type),
    why: 'The path tree has how it begins, goes on by itself and is cancelled; the covers walk all the rest from every state.',
  },
  worlds: {
    'nothing yet': worldOf(companyWorld(), SUBSCRIPTION),
    'never paid': worldAfter([
      ['begin', { plan: 'starter', trialEndsAt: null, series, card }, '2026-04-01T08:00:00.000Z'],
    ]),
    'owes since April': worldAfter([
      [
        'begin',
        { plan: 'starter', trialEndsAt: '2026-04-02T08:00:00.000Z', series, card },
        '2026-04-01T08:00:00.000Z',
      ],
      ['passTime', {}, '2026-04-02T08:00:00.000Z'],
    ]),
  },
  figures,
  offers: (world, { bills, state }) => {
    const begin = (variant: string, own: string | null, trialEndsAt: string | null, has: boolean) =>
      offer(
        'begin',
        variant,
        { plan: own, trialEndsAt, series, card: has ? card : null },
        { ...fits, within: true, plan: own, trial: trialEndsAt !== null, card: has },
        inside,
      );
    const hasRoom = bills.length < mostBills;
    // What was tried is cancelled where it takes effect at once.
    const mayCancel =
      bills.length < mostBills &&
      (['pastDue', 'unpaid', 'paused'].includes(String(state['at'])) ||
        bills.every(({ tries }) => tries === 0));
    const isPlain = bills.every(({ tries, refunded }) => tries === 0 && !refunded);
    const choose = (word: string) =>
      ['starter', 'growth'].flatMap((one) =>
        hasRoom && (one === 'starter' || (isPlain && word === 'changePlan'))
          ? threeWays(word, { plan: one }, { ...fits, plan: one }, { plan: 'of old' }).map((given) => ({
              ...given,
              label: `${given.label} ${one}`,
            }))
          : [],
      );
    return [
      begin('free', null, null, false),
      ...(state['at'] === 'none'
        ? [
            begin('with a trial', 'starter', far, false),
            begin('with a trial that is over', 'starter', long, false),
            begin('with a trial that is over, and a card', 'starter', long, true),
            begin('to be paid', 'starter', null, true),
            offer('begin', 'malformed', {}, unfit, inside),
          ]
        : []),
      offer('begin', 'by oneself', { plan: null, trialEndsAt: null, series, card }, unfit),
      ...(hasRoom ? [offer('passTime', '', {}, { ...fits, within: true }, inside)] : []),
      offer('passTime', 'by oneself', {}, unfit),
      ...billOffers(world, 0),
      ...billOffers(world, 1),
      offer('notePaid', 'another', { invoice: 'L9', at: still }, unfit, inside),
      offer('noteRefunded', 'another', { invoice: 'L9', at: still }, unfit, inside),
      offer('noteCard', '', { card }, { ...fits, within: true }, inside),
      ...threeWays('setBilling', { billTo: payer }, fits, {}),
      ...choose('changePlan'),
      ...choose('resume'),
      ...threeWays('retry', {}),
      ...(mayCancel ? threeWays('cancel', { cancellation }, fits, {}) : []),
      ...threeWays('undoCancel', {}),
    ];
  },
}));
