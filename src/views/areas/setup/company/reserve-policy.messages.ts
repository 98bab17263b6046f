import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ReservePolicy } from '#model/values/reserve-policies.ts';

export const reserveWords: Readonly<Record<ReservePolicy, MessageDescriptor>> = {
  atConfirm: msg`When the order is confirmed`,
  daysBefore: msg`Some days before the promised day`,
  byHand: msg({ context: 'reserve', message: 'By hand' }),
};
