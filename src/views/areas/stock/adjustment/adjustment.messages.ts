import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AdjustmentMode } from '#model/areas/stock/adjustment/adjustment.facts.ts';

/** What a document adjusts. */
export const modeWords: Readonly<Record<AdjustmentMode, MessageDescriptor>> = {
  quantity: msg`Quantity`,
  value: msg`Value`,
  hold: msg({ message: 'Put on hold', context: 'stock' }),
  free: msg`Take off hold`,
};

/** The same, explained where one is chosen. */
export const modeHints: Readonly<Record<AdjustmentMode, MessageDescriptor>> = {
  quantity: msg`What is missing, was found, or is thrown away.`,
  value: msg`What the stock of a product is worth, without moving it.`,
  hold: msg`Goods that stay where they are, and are neither promised nor picked.`,
  free: msg`Goods that may be promised and picked again.`,
};

export const howWords = { by: msg`Changed by`, to: msg`Counted` } as const;
