import { documentSetup, decisionContext } from '#model/engine/chart.ts';
import type { CommandSpec, DocumentType } from '#model/engine/document-type.ts';
import { z } from 'zod';
import {
  beginning,
  billingSet,
  cancelAsked,
  cardNoted,
  failed,
  paid,
  planChoice,
  subscriptionFacts,
  type SubscriptionRow,
} from '#model/areas/setup/subscription/subscription.facts.ts';
import { subscriptionKind } from '#model/areas/setup/subscription/subscription.kind.ts';
import {
  begun,
  paymentFailed,
  planChanged,
  planPlanned,
  renewed,
  retryAsked,
  tried,
} from '#model/areas/setup/subscription/subscription.makers.ts';
import {
  failureIsNew,
  holdsAtOnce,
  isCharged,
  isFree,
  isLastTry,
  mayResume,
  mayRetry,
  owesStill,
  paymentIsDue,
  paymentIsNew,
  paysAll,
  paysOn,
  planMayChange,
  refundIsNew,
  refundsAll,
  startsTrial,
  staysOwed,
  timeIsUp,
  wasTrial,
} from '#model/areas/setup/subscription/subscription.rules.ts';
import * as v from '#model/values/schemas.ts';

type SubscriptionCommand =
  | 'begin'
  | 'passTime'
  | 'tryPayment'
  | 'notePaid'
  | 'noteRefunded'
  | 'noteFailed'
  | 'noteCard'
  | 'setBilling'
  | 'changePlan'
  | 'retry'
  | 'resume'
  | 'cancel'
  | 'undoCancel';

const kept = { noteCard: { actions: 'cardNoted' }, setBilling: { actions: 'billingSet' } } as const;
/** What a provider tells where it changes nothing but the invoice. */
const told = {
  notePaid: { guard: 'paymentIsNew', actions: 'paid' },
  noteRefunded: { guard: 'refundIsNew', actions: 'refunded' },
  noteFailed: { guard: 'failureIsNew', actions: 'paymentFailed' },
} as const;
const tryPayment = { guard: 'paymentIsDue', actions: 'tried' } as const;
const retry = { guard: 'mayRetry', actions: 'retryAsked' } as const;
const resume = { guard: 'mayResume', target: 'active', actions: 'renewed' } as const;
const settle = {
  notePaid: [{ guard: 'paysAll', target: 'active', actions: 'paid' }, told.notePaid],
  noteRefunded: [{ guard: 'refundsAll', target: 'active', actions: 'refunded' }, told.noteRefunded],
} as const;
const lastFails = { guard: 'isLastTry', target: 'unpaid', actions: 'paymentFailed' } as const;
const cancelAtOnce = { target: 'canceled', actions: 'cancelAsked' } as const;
const cancelLater = { guard: 'isCharged', target: 'canceling', actions: 'cancelAsked' } as const;

/** How a company pays for Lagra, from its trial to its end. */
const subscriptionMachine = documentSetup<SubscriptionRow, SubscriptionCommand>()({
  rules: {
    timeIsUp,
    paymentIsDue,
    paymentIsNew,
    refundIsNew,
    failureIsNew,
    mayRetry,
    planMayChange,
    mayResume,
    isCharged,
  },
  conditions: {
    isFree,
    startsTrial,
    paysOn,
    paysAll,
    refundsAll,
    staysOwed,
    isLastTry,
    holdsAtOnce,
    wasTrial,
    owesStill,
  },
  facts: subscriptionFacts,
  makers: { begun, renewed, planChanged, planPlanned, tried, retryAsked, paymentFailed },
}).createMachine({
  id: 'subscription',
  context: decisionContext,
  initial: 'none',
  states: {
    none: {
      on: {
        begin: [
          { guard: 'isFree', target: 'active', actions: 'begun' },
          { guard: 'startsTrial', target: 'trialing', actions: 'begun' },
          { target: 'incomplete', actions: 'begun' },
        ],
      },
    },
    incomplete: {
      on: {
        ...kept,
        ...told,
        // It has one invoice.
        notePaid: { guard: 'paymentIsNew', target: 'active', actions: 'paid' },
        noteRefunded: { guard: 'refundIsNew', target: 'active', actions: 'refunded' },
        tryPayment,
        retry,
        passTime: { guard: 'timeIsUp', target: 'expired', actions: 'lapsed' },
      },
    },
    trialing: {
      on: {
        ...kept,
        changePlan: { guard: 'planMayChange', actions: 'planChanged' },
        cancel: { target: 'canceling', actions: 'cancelAsked' },
        passTime: [
          { guard: 'paysOn', target: 'active', actions: 'renewed' },
          { guard: 'timeIsUp', target: 'paused', actions: 'trialOver' },
        ],
      },
    },
    active: {
      on: {
        ...kept,
        ...told,
        tryPayment,
        noteFailed: [
          lastFails,
          { guard: 'staysOwed', target: 'pastDue', actions: 'paymentFailed' },
          told.noteFailed,
        ],
        changePlan: [
          { guard: 'holdsAtOnce', actions: 'planChanged' },
          { guard: 'planMayChange', actions: 'planPlanned' },
        ],
        cancel: cancelLater,
        passTime: { guard: 'timeIsUp', actions: 'renewed' },
      },
    },
    pastDue: {
      on: {
        ...kept,
        ...settle,
        tryPayment,
        retry,
        noteFailed: [lastFails, told.noteFailed],
        cancel: cancelAtOnce,
      },
    },
    unpaid: { on: { ...kept, ...told, ...settle, tryPayment, retry, cancel: cancelAtOnce } },
    paused: { on: { ...kept, resume, cancel: cancelAtOnce } },
    canceling: {
      on: {
        ...kept,
        ...told,
        tryPayment,
        undoCancel: [
          { guard: 'wasTrial', target: 'trialing', actions: 'cancelUndone' },
          { guard: 'owesStill', target: 'pastDue', actions: 'cancelUndone' },
          { target: 'active', actions: 'cancelUndone' },
        ],
        passTime: { guard: 'timeIsUp', target: 'canceled', actions: 'ended' },
      },
    },
    canceled: { on: { ...kept, ...told, resume } },
    expired: { on: { ...kept, ...told, resume } },
  },
});

/** What is paid is decided by the server, and may be while the company can only be read. */
const paying = (schema: z.ZodType): CommandSpec => ({
  schema,
  mode: 'confirm',
  permission: 'company.manage',
  whileReadOnly: true,
});
const within = (schema: z.ZodType): CommandSpec => ({ schema, mode: 'confirm', permission: null });

export const subscriptionDocument: DocumentType = {
  ...subscriptionKind,
  chart: subscriptionMachine,
  commands: {
    begin: within(beginning),
    passTime: within(v.empty),
    tryPayment: within(z.strictObject({ invoice: v.code })),
    notePaid: within(paid),
    noteRefunded: within(paid),
    noteFailed: within(failed),
    noteCard: within(cardNoted),
    setBilling: paying(billingSet),
    changePlan: paying(planChoice),
    retry: paying(v.empty),
    resume: paying(planChoice),
    cancel: paying(cancelAsked),
    undoCancel: paying(v.empty),
  },
  facts: subscriptionFacts,
};
