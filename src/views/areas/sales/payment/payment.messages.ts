import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PaymentRow } from '#model/areas/sales/payment/payment.facts.ts';

export const directionWords: Readonly<Record<PaymentRow['direction'], MessageDescriptor>> = {
  in: msg`From the customer`,
  out: msg`To the customer`,
};

export const sourceWords: Readonly<Record<PaymentRow['source'], MessageDescriptor>> = {
  hand: msg({ context: 'source', message: 'By hand' }),
  file: msg`File of the bank`,
};
