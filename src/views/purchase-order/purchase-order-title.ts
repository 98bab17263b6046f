import { useLingui } from '@lingui/react/macro';
import type { PurchaseOrderRow } from '#model/purchase-order/purchase-order.facts.ts';

/** What an order is called: its number, or that it has none yet. */
export function usePurchaseOrderTitle(): (row: Pick<PurchaseOrderRow, 'number' | 'revision'>) => string {
  const { t } = useLingui();
  return ({ number, revision }) => number ?? (revision === 0 ? t`Draft order` : t`New order`);
}
