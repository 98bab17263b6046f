import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PaymentRow } from '#model/areas/sales/payment/payment.facts.ts';
import type { Difference } from '#model/areas/sales/payment/settlement.ts';

export const directionWords: Readonly<Record<PaymentRow['direction'], MessageDescriptor>> = {
  in: msg`From the customer`,
  out: msg`To the customer`,
};

export const sourceWords: Readonly<Record<PaymentRow['source'], MessageDescriptor>> = {
  hand: msg`By hand`,
  file: msg`File of the bank`,
};

/** What closes an invoice without money. */
export const differenceWords: Readonly<Record<Difference, MessageDescriptor>> = {
  rounding: msg`Rounding`,
  discount: msg`Cash discount`,
  fee: msg`Bank fee`,
  exchange: msg`Exchange difference`,
};
