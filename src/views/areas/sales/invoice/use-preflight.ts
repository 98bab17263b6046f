import type { InvoiceRow } from '#model/areas/sales/invoice/invoice.facts.ts';
import { preflight } from '#model/areas/sales/invoice/preflight.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { ifKnown } from '#model/engine/if-known.ts';
import { useModel, useTablesVersion } from '#views/kit/document/model-context.tsx';
import { useToday } from '#views/kit/document/use-today.ts';

/** What keeps a draft from being issued, as the server judges it; nothing for one that is issued. [BIL25] */
export function usePreflight(row: InvoiceRow): readonly Refusal[] {
  const { replica } = useModel();
  const today = useToday();
  useTablesVersion(['company', 'customer', 'product', 'salesOrder', 'invoice']);
  return row.issue ? [] : ifKnown(() => preflight(replica.view, row, today), []);
}
