import type { SupplierRow } from '#model/areas/purchasing/supplier/supplier.facts.ts';
import { useToday } from '#views/kit/document/use-today.ts';
import { useRateToBegin } from '#views/areas/setup/exchange-rate/use-exchange-rates.ts';
import { useWithTerms } from '#views/areas/setup/party-category/use-with-terms.ts';
import { boughtFrom } from './purchase-order-draft.ts';

/** What choosing a supplier sets of an order that is written today, on its own terms or those of its category. */
export function useBoughtFrom(): (supplier: SupplierRow) => ReturnType<typeof boughtFrom> {
  const rateOf = useRateToBegin();
  const today = useToday();
  const withTerms = useWithTerms('supplier');
  return (supplier) => boughtFrom(withTerms(supplier), { rateOf, today });
}
