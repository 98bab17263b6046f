import { totals } from '#model/lines/line-totals.ts';
import type { SalesOrderRow } from '#model/areas/sales/sales-order/sales-order.facts.ts';
import { useRow } from '#views/kit/document/model-context.tsx';
import { useDaysOfLeaving, useTermsAgreed } from '#views/kit/document/use-terms-agreed.ts';
import { useWithTerms } from '#views/areas/setup/party-category/use-with-terms.ts';
import type { KeyValue } from '#views/ui/key-values.tsx';

/** How a sales order is paid: by the terms it was confirmed with, before that by those of the customer. [PT11] */
export function useTermsOfSale(row: SalesOrderRow): readonly KeyValue[] {
  const customer = useRow('customer', row.customer);
  const withTerms = useWithTerms('customer');
  return useTermsAgreed({
    terms: row.terms ?? (customer && withTerms(customer).terms),
    currency: row.currency,
    gross: totals(row).gross,
    left: useDaysOfLeaving(row.id),
  });
}
