import { useLingui } from '@lingui/react/macro';
import { usePaths } from '#views/navigation/use-paths.ts';
import type { UseFixes } from '#views/kit/document/fix-offer.ts';

/** The list that shows what is still open in a warehouse, by refusal. */
const lists = new Map<string, (warehouse: string) => string>([
  ['warehouseHasOrders', (id) => `/apps/sales/orders?warehouse=${id}`],
  ['warehouseHasPurchases', (id) => `/apps/purchasing/orders?warehouse=${id}`],
  ['warehouseHasPicks', () => '/apps/warehouse/picking'],
  ['warehouseHasShipments', () => '/apps/sales/shipments'],
]);

/** For a warehouse in use: the list of what uses it. */
export const useWarehouseFixes: UseFixes = () => {
  const { t } = useLingui();
  const paths = usePaths();
  return ({ refusal, document }) => {
    const list = lists.get(refusal.code);
    return list ? [{ id: 'open', label: t`Show them`, icon: 'list', to: paths.to(list(document)) }] : [];
  };
};
