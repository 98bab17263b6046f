import type { Observation } from '../kernel/conform.ts';
import type { Ask } from './document-observed.ts';
import { modelAndApi as layers } from './quotes.ts';
import { rowKit } from './row-kit.ts';

/** An invoice as it is seen. */
interface Bill {
  paid: boolean;
  refunded: boolean;
  /** Number of tries. */
  tries: number;
  /** Number of tries that failed. */
  failed: number;
  /** When it is tried next. */
  due: 'now' | 'later' | 'never';
}

export interface SubscriptionObserved extends Observation {
  plan: string | null;
  /** From the next period on. */
  next: string | null;
  card: boolean;
  trial: boolean;
  /** What is paid for, or tried, is over. */
  over: boolean;
  bills: readonly Bill[];
}

type Change = Partial<Omit<SubscriptionObserved, 'state'>>;

const { row } = rowKit<SubscriptionObserved>({ figures: [], layers });

const lives = {
  decision:
    'incomplete → active / expired; trialing → active / paused: what is not paid, or has no card, does not go on.',
};
const dunning = {
  decision:
    'active → pastDue → active / unpaid: a refused payment is tried again, then the company can be read only; cancelled, it runs on to its end.',
};
const change = { decision: 'A dearer plan holds at once, a cheaper one from the next period on.' };
const told = { decision: 'What a provider tells, it tells once, in whatever order.' };
const details = { decision: 'Who pays, and with which card, may be changed at any time.' };
const again = { decision: 'What has ended, or was never paid, goes on with a card and a new period.' };

/** All is as before, but for this. */
const but =
  (how: (before: SubscriptionObserved, ask: Ask) => Change) =>
  (before: SubscriptionObserved, after: SubscriptionObserved, ask: Ask): boolean => {
    const { state: _, ...seen } = { ...before, ...how(before, ask) };
    const { state: __, ...now } = after;
    return JSON.stringify(seen) === JSON.stringify(now);
  };

const owed = ({ paid, refunded }: Bill): boolean => !paid && !refunded;
const bill = ({ bills }: SubscriptionObserved, { bill: index = 0 }: Ask): Bill | undefined => bills[index];
/** Nothing else is owed than this. */
const alone = (seen: SubscriptionObserved, { bill: index }: Ask): boolean =>
  seen.bills.every((one, at) => at === index || !owed(one));
const changed = (seen: SubscriptionObserved, ask: Ask, with_: Partial<Bill>): Change => ({
  bills: seen.bills.map((one, at) => (at === (ask.bill ?? 0) ? { ...one, ...with_ } : one)),
});
const fresh: Bill = { paid: false, refunded: false, tries: 0, failed: 0, due: 'now' };
const period = (seen: SubscriptionObserved, plan: string | null): Change => ({
  plan,
  next: null,
  trial: false,
  over: false,
  bills: [...seen.bills, fresh],
});

const unpaidYet = (seen: SubscriptionObserved, ask: Ask): boolean => bill(seen, ask)?.paid === false;
const notRefunded = (seen: SubscriptionObserved, ask: Ask): boolean => bill(seen, ask)?.refunded === false;
const underWay = ({ tries, failed }: Bill): boolean => tries > failed;
const mayFail = (seen: SubscriptionObserved, ask: Ask): boolean => {
  const one = bill(seen, ask);
  return one !== undefined && underWay(one);
};
const isOwedBill = (seen: SubscriptionObserved, ask: Ask): boolean => {
  const one = bill(seen, ask);
  return one !== undefined && owed(one);
};
const pays = but((before, ask) => changed(before, ask, { paid: true, due: 'never' }));
const givesBack = but((before, ask) => changed(before, ask, { refunded: true, due: 'never' }));
const fails = but((before, ask) =>
  changed(before, ask, {
    failed: (bill(before, ask)?.failed ?? 0) + 1,
    due: isOwedBill(before, ask) && !ask.last ? 'later' : 'never',
  }),
);
const mayBegin = (plan: string | null, trial: boolean) => (_: unknown, ask: Ask) =>
  ask.plan === plan && ask.trial === trial;
const begins = (before: SubscriptionObserved, after: SubscriptionObserved, ask: Ask): boolean =>
  but(() => ({
    plan: ask.plan ?? null,
    card: ask.card === true,
    trial: ask.trial === true,
    over: after.over,
  }))({ ...before, bills: ask.plan === null || ask.trial ? [] : [fresh] }, after, ask);
const prices = ['starter', 'growth', 'scale'];
const dearer = (seen: SubscriptionObserved, { plan }: Ask): boolean =>
  seen.plan === null || prices.indexOf(plan ?? '') > prices.indexOf(seen.plan);
const settled = ({ bills }: SubscriptionObserved): boolean => !bills.some(owed);
const isOther = (seen: SubscriptionObserved, { plan }: Ask): boolean =>
  plan !== seen.plan || seen.next !== null;
const still = but(() => ({}));

const owing = 'incomplete, pastDue, unpaid';
const aside = 'active, canceling, canceled, expired';
const any = 'incomplete, trialing, active, pastDue, unpaid, paused, canceling, canceled, expired';

export const subscriptionStart = { at: ['none', 'incomplete', 'active'] };
export const subscriptionRows = [
  row('SB-01', 'begin', 'none → active', 'begun', lives, { when: mayBegin(null, false), then: begins }),
  row('SB-02', 'begin', 'none → trialing', 'begun', lives, { when: mayBegin('starter', true), then: begins }),
  row('SB-03', 'begin', 'none → incomplete', 'begun', lives, {
    when: mayBegin('starter', false),
    then: begins,
  }),
  row('SB-04', 'passTime', 'incomplete → expired', 'lapsed', lives, {
    when: ({ over }) => over,
    then: still,
  }),
  row('SB-05', 'passTime', 'trialing → active', 'renewed', lives, {
    when: ({ over, card }) => over && card,
    then: but((before) => period(before, before.plan)),
  }),
  row('SB-06', 'passTime', 'trialing → paused', 'trialOver', lives, {
    when: ({ over, card }) => over && !card,
    then: still,
  }),
  row('SB-07', 'passTime', 'active → active', 'renewed', lives, {
    when: ({ over }) => over,
    then: but((before) => period(before, before.next ?? before.plan)),
  }),
  row('SB-08', 'passTime', 'canceling → canceled', 'ended', dunning, {
    when: ({ over }) => over,
    then: still,
  }),
  row('SB-10', 'tryPayment', 'incomplete, active, pastDue, unpaid, canceling', 'tried', dunning, {
    when: (seen, ask) => bill(seen, ask)?.due === 'now',
    then: but((before, ask) => {
      const { tries = 0, failed = 0 } = bill(before, ask) ?? {};
      return changed(before, ask, { tries: tries > failed ? tries : tries + 1, due: 'later' });
    }),
  }),
  row('SB-11', 'notePaid', `${owing} → active`, 'paid', dunning, {
    when: (seen, ask) => unpaidYet(seen, ask) && alone(seen, ask),
    then: (before, after, ask) => pays({ ...before, over: after.over }, after, ask),
  }),
  row('SB-12', 'notePaid', owing, 'paid', told, {
    when: (seen, ask) => unpaidYet(seen, ask) && !alone(seen, ask),
    then: pays,
  }),
  row('SB-13', 'notePaid', aside, 'paid', told, { when: unpaidYet, then: pays }),
  row('SB-14', 'noteRefunded', `${owing} → active`, 'refunded', told, {
    when: (seen, ask) => notRefunded(seen, ask) && alone(seen, ask),
    then: (before, after, ask) => givesBack({ ...before, over: after.over }, after, ask),
  }),
  row('SB-15', 'noteRefunded', owing, 'refunded', told, {
    when: (seen, ask) => notRefunded(seen, ask) && !alone(seen, ask),
    then: givesBack,
  }),
  row('SB-16', 'noteRefunded', aside, 'refunded', told, { when: notRefunded, then: givesBack }),
  row('SB-17', 'noteFailed', 'active → pastDue', 'paymentFailed', dunning, {
    when: (seen, ask) => mayFail(seen, ask) && isOwedBill(seen, ask) && !ask.last,
    then: fails,
  }),
  row('SB-18', 'noteFailed', 'active, pastDue → unpaid', 'paymentFailed', dunning, {
    when: (seen, ask) => mayFail(seen, ask) && isOwedBill(seen, ask) && ask.last === true,
    then: fails,
  }),
  row('SB-19', 'noteFailed', 'active', 'paymentFailed', told, {
    when: (seen, ask) => mayFail(seen, ask) && !isOwedBill(seen, ask),
    then: fails,
  }),
  row('SB-20', 'noteFailed', 'pastDue', 'paymentFailed', told, {
    when: (seen, ask) => mayFail(seen, ask) && !(isOwedBill(seen, ask) && ask.last),
    then: fails,
  }),
  row('SB-21', 'noteFailed', 'incomplete, unpaid, canceling, canceled, expired', 'paymentFailed', told, {
    when: mayFail,
    then: fails,
  }),
  row('SB-22', 'retry', owing, 'retryAsked', dunning, {
    when: (seen) => seen.card && !settled(seen) && !seen.bills.some((one) => owed(one) && underWay(one)),
    then: but((before) =>
      changed(before, { fits: true, bill: before.bills.findIndex(owed) }, { due: 'now' }),
    ),
  }),
  row('SB-30', 'noteCard', any, 'cardNoted', details, { then: but(() => ({ card: true })) }),
  row('SB-31', 'setBilling', any, 'billingSet', details, { then: still }),
  row('SB-40', 'changePlan', 'trialing', 'planChanged', change, {
    when: isOther,
    then: but((_, { plan = null }) => ({ plan, next: null })),
  }),
  row('SB-41', 'changePlan', 'active', 'planChanged', change, {
    when: (seen, ask) =>
      settled(seen) && isOther(seen, ask) && ask.plan !== seen.plan && dearer(seen, ask) && seen.card,
    then: but((before, { plan = null }) => ({
      plan,
      next: null,
      // Without a plan there was no period; where one is over, nothing is left of it to be charged.
      bills: before.over ? before.bills : [...before.bills, fresh],
    })),
  }),
  row('SB-42', 'changePlan', 'active', 'planPlanned', change, {
    when: (seen, ask) =>
      settled(seen) && isOther(seen, ask) && (ask.plan === seen.plan || !dearer(seen, ask)),
    then: but((before, { plan = null }) => ({ next: plan === before.plan ? null : plan })),
  }),
  row('SB-50', 'resume', 'paused, canceled, expired → active', 'renewed', again, {
    when: ({ card }) => card,
    then: but((before, { plan = null }) => period(before, plan)),
  }),
  row('SB-51', 'cancel', 'trialing, active → canceling', 'cancelAsked', dunning, {
    when: ({ plan }) => plan !== null,
    then: but(() => ({ next: null })),
  }),
  row('SB-52', 'cancel', 'pastDue, unpaid, paused → canceled', 'cancelAsked', dunning, {
    then: but(() => ({ next: null })),
  }),
  row('SB-53', 'undoCancel', 'canceling → trialing', 'cancelUndone', dunning, {
    when: ({ trial }) => trial,
    then: still,
  }),
  row('SB-54', 'undoCancel', 'canceling → pastDue', 'cancelUndone', dunning, {
    when: ({ trial, bills }) => !trial && bills.some((one) => owed(one) && one.failed > 0),
    then: still,
  }),
  row('SB-55', 'undoCancel', 'canceling → active', 'cancelUndone', dunning, {
    when: ({ trial, bills }) => !trial && !bills.some((one) => owed(one) && one.failed > 0),
    then: still,
  }),
];
