import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TaxKind } from '#model/areas/setup/subscription/product-tax.ts';
import type { PlanLimit } from '#model/areas/setup/subscription/limits.ts';
import { planNames } from '#words/plan-names.ts';
import type { CancelAsked } from '#model/areas/setup/subscription/subscription.facts.ts';
import { messagesOf } from '#views/kit/document/document-words.ts';

export const planLabels = messagesOf(planNames);

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

export const taxLabels: Readonly<Record<TaxKind, MessageDescriptor>> = {
  domestic: msg`Swedish VAT`,
  reverseCharge: msg`Reverse charge: the buyer accounts for VAT`,
  outside: msg`Outside the EU: no VAT`,
};
