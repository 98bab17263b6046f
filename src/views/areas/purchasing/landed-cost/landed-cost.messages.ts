import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LandedCharge, SpreadBasis } from '#model/areas/purchasing/landed-cost/landed-cost.facts.ts';

export const chargeTypeWords: Readonly<Record<LandedCharge['type'], MessageDescriptor>> = {
  freight: msg({ context: 'landed cost', message: 'Freight' }),
  duty: msg({ context: 'landed cost', message: 'Duty' }),
  other: msg({ context: 'landed cost', message: 'Other' }),
};

export const basisWords: Readonly<Record<SpreadBasis, MessageDescriptor>> = {
  value: msg({ context: 'spread by', message: 'Value' }),
  weight: msg({ context: 'spread by', message: 'Weight' }),
  volume: msg({ context: 'spread by', message: 'Volume' }),
  quantity: msg({ context: 'spread by', message: 'Quantity' }),
};
