import { useLingui } from '@lingui/react/macro';
import type { CustomerReturnRow } from '#model/areas/sales/customer-return/customer-return.facts.ts';

/** What a return is called: its number, once it has one. */
export function useReturnTitle(): (row: Pick<CustomerReturnRow, 'number'>) => string {
  const { t } = useLingui();
  return ({ number }) => number ?? t`New return`;
}
