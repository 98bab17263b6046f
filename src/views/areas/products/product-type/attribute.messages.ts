import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AttributeKind } from '#model/areas/products/product-type/product-type.facts.ts';

export const attributeKindWords: Readonly<Record<AttributeKind, MessageDescriptor>> = {
  text: msg`Text`,
  number: msg({ message: 'Number', context: 'kind of value' }),
  choice: msg`Choice`,
  yesNo: msg`Yes or no`,
  day: msg`Day`,
};
