import { useLingui } from '@lingui/react';
import { vatLegalTexts } from '#words/vat.words.ts';
import { contentOf } from '#model/areas/sales/invoice/invoice.content.ts';
import type { InvoiceRow } from '#model/areas/sales/invoice/invoice.facts.ts';
import { missingContents } from '#model/areas/sales/invoice/missing-contents.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { ifKnown } from '#model/engine/if-known.ts';
import { useModel, useTablesVersion } from '#views/kit/document/model-context.tsx';
import { useAdvanceName } from './invoice-line-name.ts';
import { useToday } from '#views/kit/document/use-today.ts';

/** What a draft must say and does not yet, by the law of what invoices say; nothing for one that is issued. [BIL9] */
export function usePreflight(row: InvoiceRow): readonly Refusal[] {
  const { i18n } = useLingui();
  const { replica } = useModel();
  const today = useToday();
  const advanceName = useAdvanceName();
  useTablesVersion(['company', 'customer', 'product', 'salesOrder', 'invoice']);
  if (row.issue) return [];
  const language = i18n.locale === 'sv' ? 'sv' : 'en';
  const legal = (text: keyof typeof vatLegalTexts): string => vatLegalTexts[text][language];
  const advance = (deducts?: string): string => advanceName({ deducts: deducts ?? null });
  const content = ifKnown(
    () => contentOf(replica.view, row, { today, language, legal, advance, terms: '' }),
    undefined,
  );
  return content ? missingContents(content) : [];
}
