import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Reserving } from '#model/areas/sales/sales-order/sales-order.allocation.facts.ts';

/** Who decided when goods are reserved. */
export const decidedByWords: Readonly<Record<Reserving['by'], MessageDescriptor>> = {
  order: msg`decided on the order`,
  customer: msg`decided on the customer`,
  company: msg`decided by the company`,
};
