import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { trackings } from '#model/areas/products/product-type/trackings.ts';

export const trackingWords: Readonly<Record<(typeof trackings)[number], MessageDescriptor>> = {
  none: msg`Nothing: all units are alike`,
  lot: msg`Lot`,
  serial: msg`Serial number of each unit`,
};
