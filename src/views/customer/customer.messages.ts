import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ShipPolicy } from '#model/customer/customer.events.ts';
import type { DocumentWords } from '../document/document-words.ts';

export const customerWords: DocumentWords = {
  kind: 'customer',
  one: msg`Customer`,
  many: msg`Customers`,
  states: {
    active: { label: msg`Active`, tone: 'success', icon: 'circleCheck' },
    blocked: { label: msg`Blocked`, tone: 'danger', icon: 'ban', aside: true },
    archived: { label: msg`Archived`, tone: 'neutral', icon: 'archive', aside: true },
  },
  commands: {
    unblock: { label: msg`Unblock`, icon: 'lockOpen' },
    update: { label: msg`Edit`, icon: 'edit' },
    block: { label: msg`Block`, icon: 'ban', danger: true, reason: 'block' },
    archive: {
      label: msg`Archive`,
      icon: 'archive',
      danger: true,
      confirm: msg`An archived customer cannot be brought back.`,
    },
    create: { label: msg`New customer`, icon: 'plus', button: false },
  },
  reverses: { blocked: 'unblock', unblocked: 'block' },
  facts: {
    created: msg`Created`,
    updated: msg`Changed`,
    blocked: msg`Blocked`,
    unblocked: msg`Unblocked`,
    archived: msg`Archived`,
  },
};

export const shipPolicyWords: Readonly<Record<ShipPolicy, MessageDescriptor>> = {
  partialKeep: msg`In parts, the rest stays on order`,
  completeOnly: msg`Complete only`,
  partialCancelRest: msg`In parts, the rest is cancelled`,
};
