import { msg } from '@lingui/core/macro';
import type { NewLot } from '#model/areas/stock/lot/lot.facts.ts';
import type { RecordFields } from '#views/kit/records/record-field.ts';

/** All fields of a lot; its product and its number are fixed by the receipt that first brought it. */
export const lotFields = {
  code: { label: msg`Number`, as: 'text', column: { card: 'title', width: 160 }, sort: true, search: true },
  product: { label: msg`Product`, as: { table: 'product' }, filter: true },
  expiresOn: { label: msg`Expires`, as: 'day', column: { width: 130 }, sort: true },
  supplierLot: { label: msg`Supplier's number`, as: 'text', optional: true, search: true },
  notes: { label: msg`Notes`, as: 'text', optional: true, wide: true },
} satisfies RecordFields<NewLot>;
