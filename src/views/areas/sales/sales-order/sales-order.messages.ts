import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The names of a line's counters, in the order in which goods pass through them. */
export const counterWords = {
  quantity: msg`Ordered`,
  cancelled: msg`Cancelled`,
  reserved: msg`Reserved`,
  released: msg`Released`,
  picked: msg`Picked`,
  shipped: msg`Shipped`,
  returned: msg`Returned`,
  left: msg`Left to order`,
  open: msg`Open`,
} as const satisfies Readonly<Record<string, MessageDescriptor>>;
