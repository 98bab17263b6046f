import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ShipPolicy } from '#model/values/ship-policies.ts';

export const shipPolicyWords: Readonly<Record<ShipPolicy, MessageDescriptor>> = {
  partialKeep: msg`In parts, the rest stays on order`,
  completeOnly: msg`Complete only`,
  partialCancelRest: msg`In parts, the rest is cancelled`,
};
