import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ShipPolicy } from '#model/customer/customer.facts.ts';
import { customerTexts } from '#words/customer.words.ts';
import { documentWords } from '../document/document-words.ts';
import { recordLook } from '../document/record-look.ts';

export const customerWords = documentWords(customerTexts, {
  states: recordLook.states,
  commands: {
    ...recordLook.commands,
    create: { icon: 'plus', button: false },
  },
  reverses: recordLook.reverses,
});

export const shipPolicyWords: Readonly<Record<ShipPolicy, MessageDescriptor>> = {
  partialKeep: msg`In parts, the rest stays on order`,
  completeOnly: msg`Complete only`,
  partialCancelRest: msg`In parts, the rest is cancelled`,
};
