import { useLingui } from '@lingui/react/macro';
import type { SupplierBillRow } from '#model/areas/purchasing/supplier-bill/supplier-bill.facts.ts';

/** The title of a bill: our number, or that it has none yet. */
export function useBillTitle(): (row: Pick<SupplierBillRow, 'number'>) => string {
  const { t } = useLingui();
  return ({ number }) => number ?? t`New supplier bill`;
}
