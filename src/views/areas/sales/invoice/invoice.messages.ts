import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { InvoiceFact, InvoiceType } from '#model/areas/sales/invoice/invoice.facts.ts';
import type { InvoiceTab } from '#model/areas/sales/invoice/invoice.listing.ts';

export const invoiceTypeWords: Readonly<Record<InvoiceType, MessageDescriptor>> = {
  invoice: msg`Invoice`,
  creditNote: msg`Credit note`,
  corrective: msg`Corrective invoice`,
};

/** What one that has no number yet is called. */
export const draftWords: Readonly<Record<InvoiceType, MessageDescriptor>> = {
  invoice: msg`Draft invoice`,
  creditNote: msg`Draft credit note`,
  corrective: msg`Draft corrective invoice`,
};

export const sentByWords: Readonly<Record<InvoiceFact<'sent'>['by'], MessageDescriptor>> = {
  mail: msg({ context: 'sent by', message: 'Mail' }),
  peppol: msg`Peppol`,
  print: msg`On paper`,
};

export const tabWords: Readonly<Record<InvoiceTab, MessageDescriptor>> = {
  draft: msg`Drafts`,
  open: msg({ context: 'a tab of invoices', message: 'Open' }),
  overdue: msg({ context: 'a tab of invoices', message: 'Overdue' }),
  paid: msg({ context: 'invoices', message: 'Paid' }),
  creditNotes: msg`Credit notes`,
  discarded: msg({ context: 'invoices', message: 'Discarded' }),
};
