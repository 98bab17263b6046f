import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { StockUnit } from '#model/values/units.ts';

export const unitWords: Readonly<Record<StockUnit, MessageDescriptor>> = {
  pcs: msg`pcs`,
  pack: msg`pack`,
  box: msg`box`,
  kg: msg`kg`,
  g: msg`g`,
  l: msg`l`,
  m: msg`m`,
  h: msg`h`,
};

/** Units after a figure: `count` of them. */
export const countedUnitWords: Readonly<Record<StockUnit, MessageDescriptor>> = {
  ...unitWords,
  pcs: msg({ message: '{count, plural, one {pc} other {pcs}}' }),
  pack: msg({ message: '{count, plural, one {pack} other {packs}}' }),
  box: msg({ message: '{count, plural, one {box} other {boxes}}' }),
};
