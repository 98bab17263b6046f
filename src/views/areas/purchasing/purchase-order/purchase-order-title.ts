import { useLingui } from '@lingui/react/macro';
import type { PurchaseOrderRow } from '#model/areas/purchasing/purchase-order/purchase-order.facts.ts';

/** The title of an order: its number, or a text while it has none. */
export function usePurchaseOrderTitle(): (row: Pick<PurchaseOrderRow, 'number' | 'revision'>) => string {
  const { t } = useLingui();
  return ({ number, revision }) => number ?? (revision === 0 ? t`Draft order` : t`New order`);
}
