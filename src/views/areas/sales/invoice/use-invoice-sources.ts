import type { InvoiceRow } from '#model/areas/sales/invoice/invoice.facts.ts';
import { ordersIn } from '#model/areas/sales/invoice/invoice.kind.ts';
import type { TableName } from '#model/engine/rows.ts';
import { useHeld } from '#views/kit/document/document-name.ts';
import { useModel, useRows } from '#views/kit/document/model-context.tsx';
import { useFetchedRow } from '#views/kit/document/use-fetched-row.ts';
import { useAsync } from '#views/ui/use-async.ts';

/** Brings what an invoice names to this device, as far as it lacks it: its orders, the invoice it corrects, its notes. */
export function useInvoiceSources(row: InvoiceRow): void {
  useFetchedRow('invoice', row.corrects);
  useMissing('salesOrder', ordersIn(row));
  useMissing('invoice', [
    ...row.credits.map(({ by }) => by),
    ...row.corrections.map(({ invoice }) => invoice),
    ...(row.deductions ?? []).map(({ by }) => by),
  ]);
}

function useMissing(table: Extract<TableName, 'salesOrder' | 'invoice'>, ids: readonly string[]): void {
  const model = useModel();
  const held = useHeld();
  useRows(table); // drawn again when they have come
  const missing = ids.filter((id) => held(table, id) === undefined);
  useAsync(missing.join(), async () =>
    missing.length === 0 ? null : model.fetchDocuments(table, { ids: missing }),
  );
}
