import { useLingui } from '@lingui/react/macro';
import type { SalesOrderRow } from '#model/sales-order/sales-order.facts.ts';
import { unpaidOf } from '#model/sales-order/sales-order.paying.ts';
import { netInCompanyCurrency } from '../customer/customer-figures.ts';
import { useRows } from '../document/model-context.tsx';
import { stateNames } from '../document/state-names.ts';
import { useCompany } from '../document/use-company.ts';
import { useToday } from '../document/use-today.ts';
import type { ListFilter } from '../list/list-filter.ts';
import { useStateWords } from '../list/use-state-words.ts';
import { useWarehouseFilter } from '../warehouse/use-warehouse-filter.ts';
import { usePartyOptions } from '../party/party-options.ts';
import { dueOn, isLate } from './sales-order-figures.ts';
import { salesOrderWords } from './sales-order.look.ts';

const inState = (values: ReadonlySet<string>) => (row: SalesOrderRow) =>
  stateNames(row.state).some((name) => values.has(name));

/** The filters of a list of sales orders. */
export function useSalesOrderFilters(): readonly ListFilter<SalesOrderRow>[] {
  const { t } = useLingui();
  const today = useToday();
  const customers = usePartyOptions('customer', useRows('salesOrder'));
  const { currency } = useCompany();
  const delivery = useStateWords(salesOrderWords, 'fulfilment').options;
  const billing = useStateWords(salesOrderWords, 'billing').options;
  return [
    { kind: 'flag', id: 'late', label: t`Late`, icon: 'clock', is: (row) => isLate(row, today) },
    { kind: 'choice', id: 'fulfilment', label: t`Delivery`, options: delivery, matching: inState },
    { kind: 'choice', id: 'billing', label: t`Invoicing`, options: billing, matching: inState },
    { kind: 'flag', id: 'unpaid', label: t`Unpaid`, icon: 'receipt', is: (row) => unpaidOf(row) > 0 },
    {
      kind: 'choice',
      id: 'customer',
      label: t`Customer`,
      options: customers,
      matching: (values) => (row) => values.has(row.customer),
    },
    useWarehouseFilter(),
    { kind: 'days', id: 'ordered', label: t`Ordered`, day: (row) => row.orderedOn },
    { kind: 'days', id: 'promised', label: t`Promised`, day: dueOn },
    {
      kind: 'amount',
      id: 'total',
      label: t`Total without VAT`,
      digits: 2,
      unit: currency,
      amount: netInCompanyCurrency,
    },
  ];
}
