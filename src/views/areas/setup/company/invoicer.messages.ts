import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { invoicers } from '#model/areas/setup/company/company.facts.ts';

type Invoicer = (typeof invoicers)[number];

/** Where a company invoices. */
export const invoicerWords: Readonly<Record<Invoicer, MessageDescriptor>> = {
  here: msg`Here`,
  fortnox: msg({ context: 'invoicer', message: 'In Fortnox' }),
  elsewhere: msg`Elsewhere`,
};

export const invoicerHints: Readonly<Record<Invoicer, MessageDescriptor>> = {
  here: msg`Invoices and credit notes are issued here, and payments are recorded on them.`,
  fortnox: msg`Invoices are issued in Fortnox, never here.`,
  elsewhere: msg`Invoices are issued in another program. Payments can be noted on orders.`,
};
