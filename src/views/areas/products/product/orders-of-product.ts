import { useLingui } from '@lingui/react/macro';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import type { MenuItem } from '#views/ui/menu-item.ts';

/** Leads from a product to the orders that it is on [SO40], and to asking suppliers what they charge for it. */
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
    {
      kind: 'quoteRequest',
      label: t`Requests for quotation with it`,
      icon: 'message',
      path: '/apps/purchasing/quote-requests',
    },
  ] as const;
  const ask = {
    id: 'askForQuotes',
    label: t`Ask for quotes`,
    icon: 'send',
    to: paths.to(`/apps/purchasing/quote-requests/create?product=${product}`),
  } as const;
  const orders = lists
    .filter(({ kind }) => model.may(`${kind}.view`))
    .map(({ kind, label, icon, path }) => ({
      id: kind,
      label,
      icon,
      to: paths.to(`${path}?product=${product}`),
    }));
  return [...orders, ...(model.may('quoteRequest.create') ? [ask] : [])];
}
