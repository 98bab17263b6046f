import type { SupplierRow } from '#model/supplier/supplier.facts.ts';
import { useToday } from '../document/use-today.ts';
import { useRateToBegin } from '../exchange-rate/use-exchange-rates.ts';
import { useWithTerms } from '../party-category/use-with-terms.ts';
import { boughtFrom } from './purchase-order-draft.ts';

/** What choosing a supplier sets of an order that is written today, on its own terms or those of its category. */
export function useBoughtFrom(): (supplier: SupplierRow) => ReturnType<typeof boughtFrom> {
  const rateOf = useRateToBegin();
  const today = useToday();
  const withTerms = useWithTerms('supplier');
  return (supplier) => boughtFrom(withTerms(supplier), { rateOf, today });
}
