import { msg } from '@lingui/core/macro';
import type { FieldDisplay } from '#views/kit/document/field-display.ts';

/** Fields whose meaning is specific to shipments. */
export const shipmentFields = {
  lots: { label: msg`Lots`, as: { table: 'lot' } },
} satisfies Readonly<Record<string, FieldDisplay>>;
