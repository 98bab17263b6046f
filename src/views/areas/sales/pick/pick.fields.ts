import { msg } from '@lingui/core/macro';
import type { FieldSaid } from '#views/kit/document/field-said.ts';

/** What is told of scans: the lot as it stands on the label. */
export const pickFields = {
  lot: { label: msg`Lot`, as: 'text' },
} satisfies Readonly<Record<string, FieldSaid>>;
