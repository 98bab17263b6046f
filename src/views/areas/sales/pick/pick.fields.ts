import { msg } from '@lingui/core/macro';
import type { FieldDisplay } from '#views/kit/document/field-display.ts';

/** What is told of scans: the lot as it stands on the label. */
export const pickFields = {
  lot: { label: msg`Lot`, as: 'text' },
} satisfies Readonly<Record<string, FieldDisplay>>;
