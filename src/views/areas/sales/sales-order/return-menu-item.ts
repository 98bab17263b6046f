import { useLingui } from '@lingui/react/macro';
import type { SalesOrderRow } from '#model/areas/sales/sales-order/sales-order.facts.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useFetchedRow } from '#views/kit/document/use-fetched-row.ts';
import type { MenuItem } from '#views/ui/menu-item.ts';
import { useBeginReturn } from './use-begin-return.ts';

/** Leads from an order, or a shipment of it, to a return of what the customer has. */
export function useReturnItem(order: string, shipment: string | null = null): readonly MenuItem[] {
  const { t } = useLingui();
  const model = useModel();
  const row = useFetchedRow('salesOrder', order);
  const { ofOrder, refusal } = useBeginReturn();
  if (!row || refusal || !model.may('customerReturn.create') || !isWithCustomer(row)) return [];
  return [
    {
      id: 'return',
      label: t`Return goods`,
      icon: 'truckReturn',
      onSelect: () => void ofOrder(row, shipment),
    },
  ];
}

/** Whether the customer has something of an order that could come back. */
const isWithCustomer = ({ lines }: SalesOrderRow): boolean =>
  lines.some(({ stocked, shipped, returned }) => stocked && shipped > returned);
