import { msg } from '@lingui/core/macro';
import type { FieldDisplay } from '#views/kit/document/field-display.ts';

/** Fields whose meaning is specific to unknown items. */
export const unknownItemFields = {
  code: { label: msg`What its label says`, as: 'text' },
  quantity: { label: msg`Quantity`, as: 'quantity' },
  note: { label: msg`Note`, as: 'text' },
  receipt: { label: msg`Goods receipt`, as: { table: 'goodsReceipt' } },
  location: { label: msg`Put in`, as: { table: 'location' } },
  reference: { label: msg`Their reference`, as: 'text' },
  teach: { label: msg`Code kept on the product`, as: 'yesNo' },
} satisfies Readonly<Record<string, FieldDisplay>>;
