import { useLingui } from '@lingui/react/macro';
import type { PurchaseOrderRow } from '#model/purchase-order/purchase-order.facts.ts';
import { grossInCompanyCurrency } from '#model/purchase-order/purchase-order.totals.ts';
import { useModel, useRows } from '../document/model-context.tsx';
import { stateNames } from '../document/state-names.ts';
import { useCompany } from '../document/use-company.ts';
import { useToday } from '../document/use-today.ts';
import type { ListFilter } from '../list/list-filter.ts';
import { useStateWords } from '../list/use-state-words.ts';
import { useWarehouseFilter } from '../warehouse/use-warehouse-filter.ts';
import { usePartyOptions } from '../party/party-options.ts';
import { expectedOn, isLate } from '#model/purchase-order/purchase-order.figures.ts';
import { purchaseOrderWords } from './purchase-order.look.ts';

/** The filters of a list of purchase orders. */
export function usePurchaseOrderFilters(): readonly ListFilter<PurchaseOrderRow>[] {
  const { t } = useLingui();
  const today = useToday();
  const orders = useRows('purchaseOrder');
  const suppliers = usePartyOptions('supplier', orders);
  const { currency } = useCompany();
  const goods = useStateWords(purchaseOrderWords, 'receipt');
  const mayViewCost = useModel().may('product.viewCost');
  const amount: ListFilter<PurchaseOrderRow> = {
    kind: 'amount',
    id: 'total',
    label: t`Total`,
    digits: 2,
    unit: currency,
    amount: grossInCompanyCurrency,
  };
  return [
    { kind: 'flag', id: 'late', label: t`Late`, icon: 'clock', is: (row) => isLate(row, today) },
    {
      kind: 'choice',
      id: 'receipt',
      label: t`Goods`,
      options: goods.options,
      matching: (values) => (row) => stateNames(row.state).some((name) => values.has(name)),
    },
    {
      kind: 'choice',
      id: 'supplier',
      label: t`Supplier`,
      options: suppliers,
      matching: (values) => (row) => row.supplier !== null && values.has(row.supplier),
    },
    useWarehouseFilter(),
    { kind: 'days', id: 'ordered', label: t`Ordered`, day: (row) => row.orderedOn },
    { kind: 'days', id: 'expected', label: t`Expected`, day: expectedOn },
    ...(mayViewCost ? [amount] : []),
  ];
}
