import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { productKinds } from '#model/product/product.facts.ts';
import type { trackings } from '#model/product/trackings.ts';
import type { VatClass } from '#model/values/vat-rates.ts';

export const productKindWords: Readonly<Record<(typeof productKinds)[number], MessageDescriptor>> = {
  stocked: msg`Stocked`,
  service: msg`Service`,
  consumable: msg`Consumable`,
  variants: msg`With variants`,
};

export const trackingWords: Readonly<Record<(typeof trackings)[number], MessageDescriptor>> = {
  none: msg`Nothing: all units are alike`,
  lot: msg`Lot`,
  serial: msg`Serial number of each unit`,
};

export const vatClassWords: Readonly<Record<VatClass, MessageDescriptor>> = {
  standard: msg`Standard rate`,
  food: msg`Food`,
  restaurant: msg`Restaurant`,
  reduced: msg`Reduced rate`,
  zero: msg`Zero rate`,
  exempt: msg`Exempt`,
};
