import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PlanLimit } from '#model/subscription/plans.ts';
import { planNames } from '#words/plan-names.ts';
import { subscriptionTexts } from '#words/subscription.words.ts';
import type { CancelAsked } from '#model/subscription/subscription.facts.ts';
import { messagesOf } from '../document/document-words.ts';
import type { IconName } from '../ui/icon.tsx';
import type { Tone } from '../ui/tone.ts';

export const stateLabels = messagesOf(subscriptionTexts.states);
export const planLabels = messagesOf(planNames);

type State = keyof typeof subscriptionTexts.states;

export const stateLooks: Readonly<Record<State, { readonly tone: Tone; readonly icon: IconName }>> = {
  incomplete: { tone: 'warning', icon: 'clock' },
  trialing: { tone: 'info', icon: 'clock' },
  active: { tone: 'success', icon: 'circleCheck' },
  pastDue: { tone: 'warning', icon: 'alert' },
  unpaid: { tone: 'danger', icon: 'alert' },
  paused: { tone: 'warning', icon: 'alert' },
  canceling: { tone: 'warning', icon: 'clock' },
  canceled: { tone: 'neutral', icon: 'x' },
  expired: { tone: 'neutral', icon: 'x' },
};

export const limitLabels: Readonly<Record<PlanLimit, MessageDescriptor>> = {
  members: msg`Members and invitations`,
  warehouses: msg`Warehouses`,
  products: msg`Products`,
  ordersPerMonth: msg`Confirmed sales orders this month`,
};

export const whyLabels: Readonly<Record<CancelAsked['cancellation']['why'], MessageDescriptor>> = {
  price: msg`It costs too much`,
  missing: msg`Something is missing`,
  difficult: msg`It is too difficult`,
  switching: msg`We change to something else`,
  closing: msg`The company closes`,
  other: msg`Another reason`,
};
