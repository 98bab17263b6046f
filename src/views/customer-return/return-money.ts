import type { CustomerReturnRow } from '#model/customer-return/customer-return.facts.ts';
import { creditOf } from '#model/customer-return/customer-return.credit.ts';
import type { Currency } from '#model/values/money.ts';
import { ifKnown } from '#model/engine/if-known.ts';
import { useModel } from '../document/model-context.tsx';
import { useCompany } from '../document/use-company.ts';
import { useFetchedRow } from '../document/use-fetched-row.ts';

/** The currency that a return is credited in: its order's. */
export function useReturnCurrency({ order }: Pick<CustomerReturnRow, 'order'>): Currency {
  const company = useCompany();
  return useFetchedRow('salesOrder', order)?.currency ?? company.currency;
}

/** What a graded return is to be credited, minor units of its order's currency; null while that is not known. */
export function useCreditToCome(row: CustomerReturnRow): number | null {
  const { replica } = useModel();
  useFetchedRow('salesOrder', row.order);
  if (row.credit !== null) return row.credit;
  if (row.lines.every(({ grades }) => grades.length === 0)) return null;
  return ifKnown(() => creditOf(replica.view, row).amount, null);
}
