import { useLingui } from '@lingui/react/macro';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import type { MenuItem } from '#views/ui/menu-item.ts';

/** Leads from a product to the orders that it is on. [SO40] */
export function useOrdersOfProduct(product: string): readonly MenuItem[] {
  const { t } = useLingui();
  const paths = usePaths();
  const model = useModel();
  const lists = [
    { kind: 'salesOrder', label: t`Sales orders with it`, icon: 'shoppingCart', path: '/apps/sales/orders' },
    {
      kind: 'purchaseOrder',
      label: t`Purchase orders with it`,
      icon: 'clipboard',
      path: '/apps/purchasing/orders',
    },
  ] as const;
  return lists
    .filter(({ kind }) => model.may(`${kind}.view`))
    .map(({ kind, label, icon, path }) => ({
      id: kind,
      label,
      icon,
      to: paths.to(`${path}?product=${product}`),
    }));
}
