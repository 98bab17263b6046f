import { msg } from '@lingui/core/macro';
import type { FieldSaid } from '#views/kit/document/field-said.ts';

/** Fields whose meaning is specific to shipments. */
export const shipmentFields = {
  lots: { label: msg`Lots`, as: { table: 'lot' } },
} satisfies Readonly<Record<string, FieldSaid>>;
