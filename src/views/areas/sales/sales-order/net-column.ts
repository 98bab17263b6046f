import { useLingui } from '@lingui/react/macro';
import { netInCompanyCurrency } from '#model/areas/sales/sales-order/sales-order.figures.ts';
import type { SalesOrderRow } from '#model/areas/sales/sales-order/sales-order.facts.ts';
import { totals } from '#model/lines/line-totals.ts';
import { useCompany } from '#views/kit/document/use-company.ts';
import type { ListColumn } from '#views/kit/list/list-definition.ts';
import { useOwnSum } from '#views/areas/setup/exchange-rate/use-own-sum.tsx';
import { useFormat } from '#views/ui/use-format.ts';

/** What an order or a quote comes to without VAT, summed in the company's currency. */
export function useNetColumn(): ListColumn<SalesOrderRow> {
  const { t } = useLingui();
  const format = useFormat();
  const { currency } = useCompany();
  const sum = useOwnSum<SalesOrderRow>(netInCompanyCurrency);
  return {
    id: 'total',
    header: t`Net`,
    hint: t`Without VAT, in the order's own currency. Sorted, filtered and summed in ${currency}, at the rate of each order.`,
    width: 128,
    align: 'end',
    cell: (row) => format.money(totals(row).net, row.currency),
    value: (row) => totals(row).net / 100,
    currency: (row) => row.currency,
    sum: (rows, restOf) => sum(rows, restOf('total')),
  };
}
