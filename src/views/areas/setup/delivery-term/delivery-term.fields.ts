import { msg } from '@lingui/core/macro';
import type { DeliveryTermForm } from '#model/areas/setup/delivery-term/delivery-term.facts.ts';
import type { RecordFields } from '#views/kit/records/record-field.ts';

/** The editable fields of a delivery term. */
export const deliveryTermFields = {
  code: {
    label: msg`Code`,
    hint: msg`Printed on orders, before the place.`,
    as: 'text',
    required: true,
    wide: true,
    search: true,
    sort: true,
    column: { width: 120 },
  },
  'name.en': {
    label: msg`Name in English`,
    as: 'text',
    required: true,
    wide: true,
    search: true,
  },
  'name.sv': {
    label: msg`Name in Swedish`,
    as: 'text',
    optional: true,
    wide: true,
    search: true,
  },
  namesPlace: {
    label: msg`Names a place`,
    hint: msg`Whoever chooses it enters the place.`,
    as: 'yesNo',
    column: { width: 150 },
  },
} satisfies RecordFields<DeliveryTermForm>;
