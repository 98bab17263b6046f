import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { VatClass } from '#model/values/vat-rates.ts';

export const vatClassWords: Readonly<Record<VatClass, MessageDescriptor>> = {
  standard: msg`Standard rate`,
  food: msg`Food`,
  restaurant: msg`Restaurant`,
  reduced: msg`Reduced rate`,
  zero: msg`Zero rate`,
  exempt: msg`Exempt`,
};
