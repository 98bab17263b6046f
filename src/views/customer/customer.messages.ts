import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ShipPolicy } from '#model/customer/customer.facts.ts';
import type { DocumentWords } from '../document/document-words.ts';
import { recordCommands, recordWords } from '../document/record-words.ts';

export const customerWords: DocumentWords = {
  kind: 'customer',
  one: msg`Customer`,
  many: msg`Customers`,
  ...recordWords,
  commands: {
    ...recordCommands,
    archive: { ...recordCommands.archive, confirm: msg`An archived customer cannot be brought back.` },
    create: { label: msg`New customer`, icon: 'plus', button: false },
  },
};

export const shipPolicyWords: Readonly<Record<ShipPolicy, MessageDescriptor>> = {
  partialKeep: msg`In parts, the rest stays on order`,
  completeOnly: msg`Complete only`,
  partialCancelRest: msg`In parts, the rest is cancelled`,
};
