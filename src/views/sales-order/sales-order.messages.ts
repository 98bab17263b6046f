import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What the counters of a line are called, in the order in which goods run through them. */
export const counterWords = {
  quantity: msg`Ordered`,
  cancelled: msg`Cancelled`,
  reserved: msg`Reserved`,
  released: msg`Released`,
  picked: msg`Picked`,
  shipped: msg`Shipped`,
  open: msg`Open`,
} as const satisfies Readonly<Record<string, MessageDescriptor>>;
