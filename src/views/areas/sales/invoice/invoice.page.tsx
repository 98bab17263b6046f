import type { InvoiceRow } from '#model/areas/sales/invoice/invoice.facts.ts';
import { isDraft } from '#model/areas/sales/invoice/invoice.kind.ts';
import { useAwaited } from '#views/kit/document/use-awaited.ts';
import { useVerdict } from '#views/kit/document/use-verdict.ts';
import { InvoiceEditor } from './invoice-editor.tsx';
import { InvoiceFrame } from './invoice-frame.tsx';
import { InvoiceOverview } from './invoice-overview.tsx';
import { useInvoiceSources } from './use-invoice-sources.ts';

interface PageProps {
  readonly row: InvoiceRow;
}

/** One invoice: written until it is issued, then sent, paid, credited and corrected. */
export function InvoicePage({ row }: PageProps) {
  const isWritten = useVerdict('invoice', row.id, 'update') === null;
  const waits = useAwaited('invoice', row.id).length > 0;
  useInvoiceSources(row);
  if (isDraft(row) && isWritten && !waits) return <InvoiceEditor key={row.id} row={row} />;
  return (
    <InvoiceFrame row={row}>
      <InvoiceOverview row={row} />
    </InvoiceFrame>
  );
}
