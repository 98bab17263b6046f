import { msg } from '@lingui/core/macro';
import type { CarrierForm } from '#model/areas/setup/carrier/carrier.facts.ts';
import type { RecordFields } from '#views/kit/records/record-field.ts';

/** The fields of a carrier; its services have a list of their own in the form. */
export const carrierFields = {
  name: {
    label: msg`Name`,
    as: 'text',
    required: true,
    wide: true,
    search: true,
    sort: true,
    column: { width: { share: 2, min: 180 } },
  },
  tracking: {
    label: msg`Tracking address`,
    hint: msg`Begins with https, and has '{number}' where the tracking number goes.`,
    as: 'text',
    optional: true,
    wide: true,
  },
  cutOff: {
    label: msg`Cut-off`,
    hint: msg`Such as 15:00. What is packed later goes the next day.`,
    as: 'text',
    optional: true,
    column: { width: 110 },
  },
  services: { label: msg`Services`, as: 'text' },
} satisfies RecordFields<CarrierForm>;
