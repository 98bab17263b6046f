import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { receiptSources } from '#model/areas/purchasing/goods-receipt/goods-receipt.facts.ts';

export const receiptSourceWords: Readonly<Record<(typeof receiptSources)[number], MessageDescriptor>> = {
  order: msg`From an order`,
  blind: msg`Without an order`,
  opening: msg`Opening stock`,
};
