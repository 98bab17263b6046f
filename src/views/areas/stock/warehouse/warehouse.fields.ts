import { msg } from '@lingui/core/macro';
import type { WarehouseForm } from '#model/areas/stock/warehouse/warehouse.facts.ts';
import type { RecordFields } from '#views/kit/records/record-field.ts';

/** The fields of a warehouse; the form edits its address as a whole. */
export const warehouseFields = {
  name: {
    label: msg`Name`,
    as: 'text',
    required: true,
    column: { width: { share: 3, min: 180 } },
    sort: true,
    search: true,
  },
  code: {
    label: msg`Code`,
    hint: msg`Prefix of location codes, e.g. GBG-A1`,
    as: 'text',
    required: true,
    column: { width: 110 },
    sort: true,
    search: true,
  },
  'address.city': {
    label: msg`City`,
    as: 'text',
    column: { id: 'city', width: { share: 2, min: 130 } },
    sort: true,
    search: true,
  },
} satisfies RecordFields<WarehouseForm>;
