import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TaggedKind, TagForm, TagTone } from '#model/areas/setup/tag/tag.facts.ts';
import type { RecordFields } from '#views/kit/records/record-field.ts';

/** Tones by what they look like. */
const toneWords: Readonly<Record<TagTone, MessageDescriptor>> = {
  neutral: msg`Grey`,
  primary: msg`Main colour`,
  info: msg`Turquoise`,
  success: msg`Green`,
  warning: msg`Amber`,
  danger: msg`Red`,
};

/** What tags are put on. */
export const taggedWords: Readonly<Record<TaggedKind, MessageDescriptor>> = {
  product: msg`Products`,
  customer: msg`Customers`,
  supplier: msg`Suppliers`,
  salesOrder: msg`Sales orders`,
  purchaseOrder: msg`Purchase orders`,
};

/** The fields of a tag. */
export const tagFields = {
  name: { label: msg`Name`, as: 'text', required: true, wide: true, search: true, sort: true },
  tone: { label: msg`Colour`, as: { words: toneWords }, wide: true },
  kinds: { label: msg`For`, as: { words: taggedWords } },
} satisfies RecordFields<TagForm>;
