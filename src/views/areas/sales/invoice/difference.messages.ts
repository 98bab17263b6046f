import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Difference } from '#model/areas/sales/owed/settlement.ts';

/** What closes an invoice without money. */
export const differenceWords: Readonly<Record<Difference, MessageDescriptor>> = {
  rounding: msg`Rounding`,
  discount: msg`Cash discount`,
  fee: msg`Bank fee`,
  exchange: msg`Exchange difference`,
};
