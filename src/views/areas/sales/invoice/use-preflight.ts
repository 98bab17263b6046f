import { useLingui } from '@lingui/react';
import { writtenInvoice } from '#words/written-invoice.ts';
import type { InvoiceRow } from '#model/areas/sales/invoice/invoice.facts.ts';
import { missingContents } from '#model/areas/sales/invoice/missing-contents.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { ifKnown } from '#model/engine/if-known.ts';
import { useModel, useTablesVersion } from '#views/kit/document/model-context.tsx';
import { useToday } from '#views/kit/document/use-today.ts';

/** What a draft must say and does not yet, by the law of what invoices say; nothing for one that is issued. [BIL9] */
export function usePreflight(row: InvoiceRow): readonly Refusal[] {
  const { i18n } = useLingui();
  const { replica } = useModel();
  const today = useToday();
  useTablesVersion(['company', 'customer', 'product', 'salesOrder', 'invoice']);
  if (row.issue) return [];
  const language = i18n.locale === 'sv' ? 'sv' : 'en';
  const content = ifKnown(() => writtenInvoice(replica.view, row, { today, language }), undefined);
  return content ? missingContents(content) : [];
}
