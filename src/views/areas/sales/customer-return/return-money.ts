import type { CustomerReturnRow } from '#model/areas/sales/customer-return/customer-return.facts.ts';
import { creditOf } from '#model/areas/sales/customer-return/customer-return.credit.ts';
import type { Currency } from '#model/values/money.ts';
import { gradedOf } from '#model/areas/sales/customer-return/customer-return.lines.ts';
import { ifKnown } from '#model/engine/if-known.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useCompany } from '#views/kit/document/use-company.ts';
import { useFetchedRow } from '#views/kit/document/use-fetched-row.ts';

/** The currency that a return is credited in: its order's. */
export function useReturnCurrency({ order }: Pick<CustomerReturnRow, 'order'>): Currency {
  const company = useCompany();
  return useFetchedRow('salesOrder', order)?.currency ?? company.currency;
}

/** What a return is to be credited, minor units of its order's currency; null until all that has come is graded. [RT41] */
export function useCreditToCome(row: CustomerReturnRow): number | null {
  const { replica } = useModel();
  useFetchedRow('salesOrder', row.order);
  if (row.credit !== null) return row.credit;
  if (!isGraded(row)) return null;
  return ifKnown(() => creditOf(replica.view, row).amount, null);
}

/** What it is credited at most: as if all that was announced came, and were kept. [RT41] */
export function useMostCredit(row: CustomerReturnRow): number {
  const { replica } = useModel();
  return ifKnown(() => creditOf(replica.view, row, ({ quantity }) => quantity).amount, 0);
}

/** Whether it is said of all that has come what becomes of it. */
const isGraded = ({ lines }: CustomerReturnRow): boolean =>
  lines.some(({ received }) => received > 0) && lines.every((line) => gradedOf(line) === line.received);
