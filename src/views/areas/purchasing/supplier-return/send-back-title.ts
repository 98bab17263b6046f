import { useLingui } from '@lingui/react/macro';
import type { SupplierReturnRow } from '#model/areas/purchasing/supplier-return/supplier-return.facts.ts';

/** What a return to a supplier is called: its number, once it has one. */
export function useSendBackTitle(): (row: Pick<SupplierReturnRow, 'number'>) => string {
  const { t } = useLingui();
  return ({ number }) => number ?? t`New return`;
}
