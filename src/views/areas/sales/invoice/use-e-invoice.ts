import { buyerEndpoint } from '#model/areas/sales/invoice/e-invoice-endpoint.ts';
import type { InvoiceRow } from '#model/areas/sales/invoice/invoice.facts.ts';
import { peppolFaults } from '#model/areas/sales/invoice/peppol-faults.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { ifKnown } from '#model/engine/if-known.ts';
import { useModel, useTablesVersion } from '#views/kit/document/model-context.tsx';
import { useToday } from '#views/kit/document/use-today.ts';
import { useLanguage } from '#views/ui/use-language.ts';
import { writtenInvoice } from '#words/written-invoice.ts';

export interface EInvoice {
  /** What keeps it from being sent as an e-invoice; nothing where this device cannot tell, and the server does. */
  readonly faults: readonly Refusal[];
  /** Whether its customer takes e-invoices. */
  readonly isTaken: boolean;
}

/** How an invoice stands as an e-invoice, a draft as it would if it were issued today. [INV9] */
export function useEInvoice(row: InvoiceRow): EInvoice {
  const { replica } = useModel();
  const today = useToday();
  useTablesVersion(['company', 'customer', 'product', 'salesOrder', 'invoice']);
  const language = useLanguage();
  const customer = ifKnown(() => replica.view.get('customer', row.customer), undefined);
  const isTaken = customer !== undefined && buyerEndpoint(customer) !== null;
  const content = ifKnown(() => writtenInvoice(replica.view, row, { today, language }), undefined);
  return { faults: content ? peppolFaults(content) : [], isTaken };
}
