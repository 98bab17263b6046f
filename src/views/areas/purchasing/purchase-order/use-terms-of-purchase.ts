import type { PurchaseOrderRow } from '#model/areas/purchasing/purchase-order/purchase-order.facts.ts';
import { totals } from '#model/areas/purchasing/purchase-order/purchase-order.totals.ts';
import { useRow } from '#views/kit/document/model-context.tsx';
import { useTermsAgreed } from '#views/kit/document/use-terms-agreed.ts';
import { useWithTerms } from '#views/areas/setup/party-category/use-with-terms.ts';
import type { KeyValue } from '#views/ui/key-values.tsx';

/**
 * How a purchase order is paid: by the terms it was placed with, before that by those of the supplier. [PT11] The days
 * count from the supplier's invoice, which is not known here: no due day is said.
 */
export function useTermsOfPurchase(row: PurchaseOrderRow): readonly KeyValue[] {
  const supplier = useRow('supplier', row.supplier);
  const withTerms = useWithTerms('supplier');
  return useTermsAgreed({
    terms: row.terms ?? (supplier && withTerms(supplier).terms),
    currency: row.currency,
    gross: totals(row)?.gross,
  });
}
