import { msg } from '@lingui/core/macro';
import type { LocationForm } from '#model/areas/stock/location/location.facts.ts';
import type { RecordFields } from '#views/kit/records/record-field.ts';
import { locationTypeIcons, locationTypeWords } from './location.messages.ts';

/** All editable fields of a location. Its warehouse is fixed. */
export const locationFields = {
  warehouse: { label: msg`Warehouse`, as: { table: 'warehouse' }, wide: true, fixed: true },
  code: { label: msg`Code`, as: 'text', required: true },
  zone: { label: msg`Zone`, as: 'text', optional: true },
  name: { label: msg`Name`, as: 'text', optional: true, wide: true },
  locationType: { label: msg`Use`, as: { words: locationTypeWords }, icons: locationTypeIcons },
  pickSequence: {
    label: msg`Pick sequence`,
    hint: msg`Lower numbers come first on the pick route`,
    as: 'whole',
  },
  barcode: { label: msg`Barcode`, as: 'text', optional: true, icon: 'barcode' },
  capacity: {
    label: msg`Has room for`,
    hint: msg`No more than this is put there, counted in stock units`,
    none: msg`No limit`,
    as: 'quantity',
  },
  pickable: {
    label: msg`Picking bin`,
    asked: msg`Goods are picked from here first`,
    hint: msg`Other places are picked from when no picking bin has the goods`,
    as: 'yesNo',
  },
} satisfies RecordFields<LocationForm>;
