import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What posts are about, as people read it. */
export const tagLabels: Readonly<Record<string, MessageDescriptor>> = {
  stock: msg`Stock`,
  counting: msg`Counting`,
  statecharts: msg`Statecharts`,
  tax: msg`Tax`,
  offline: msg`Without a connection`,
  'getting-started': msg`Getting started`,
  product: msg`Product`,
};
