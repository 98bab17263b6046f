import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { InvoiceRhythm } from '#model/areas/sales/customer/invoice-rhythm.ts';

/** When a customer is invoiced for what has left. */
export const rhythmWords: Readonly<Record<InvoiceRhythm, MessageDescriptor>> = {
  eachDelivery: msg`After each delivery`,
  weekly: msg`Once a week`,
  monthly: msg`Once a month`,
  byHand: msg({ context: 'rhythm', message: 'By hand' }),
};
