import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { Charge } from '#model/lines/line-schemas.ts';

/** What is charged on top of goods. [SO91] */
export const chargeWords: Readonly<Record<Charge, MessageDescriptor>> = {
  freight: msg`Freight`,
  fee: msg`Fee`,
};
