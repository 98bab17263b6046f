import { useLingui } from '@lingui/react';
import type { InvoiceRow } from '#model/areas/sales/invoice/invoice.facts.ts';
import { draftWords } from './invoice.messages.ts';

/** What an invoice is called: its number, once it has one. */
export function useInvoiceTitle(): (row: Pick<InvoiceRow, 'number' | 'type'>) => string {
  const { i18n } = useLingui();
  return ({ number, type }) => number ?? i18n._(draftWords[type]);
}
