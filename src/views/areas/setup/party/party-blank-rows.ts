import type { BlankRows } from '#views/kit/document/blank-rows.ts';

/** Rows of a party's lists in which nobody has written yet. */
export const partyBlankRows = {
  contacts: { name: '', role: '', email: '', phone: '' },
  'addresses.delivery': { label: '', street: '', postcode: '', city: '' },
} as const satisfies BlankRows;
