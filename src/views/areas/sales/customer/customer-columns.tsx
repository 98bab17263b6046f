import { useLingui } from '@lingui/react/macro';
import type { CustomerRow } from '#model/areas/sales/customer/customer.facts.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useCompany } from '#views/kit/document/use-company.ts';
import type { ListColumn } from '#views/kit/list/list-definition.ts';
import { figureColumn } from '#views/kit/list/figure-column.ts';
import { useFormat } from '#views/ui/use-format.ts';
import type { CustomerFigures } from './customer-figures.ts';

/** A customer's open orders, for those who may see orders. */
export function useOrderColumns(
  figures: ReadonlyMap<string, CustomerFigures>,
): readonly ListColumn<CustomerRow>[] {
  const { t } = useLingui();
  const format = useFormat();
  const { currency } = useCompany();
  const hidden = !useModel().may('salesOrder.view');
  const openNet = (row: CustomerRow): string => {
    const { open = 0, openNet: net = 0 } = figures.get(row.id) ?? {};
    return open > 0 ? format.moneyRounded(net, currency) : '';
  };
  const open = (row: CustomerRow): string => {
    const orders = figures.get(row.id)?.open ?? 0;
    return orders > 0 ? format.count(orders) : '';
  };
  const netOf = (row: CustomerRow): number => (figures.get(row.id)?.openNet ?? 0) / 100;
  const columns: readonly ListColumn<CustomerRow>[] = [
    figureColumn('open', t`Open orders`, 120, open, (row) => figures.get(row.id)?.open ?? 0),
    { ...figureColumn('net', t`Open value`, 130, openNet, netOf), currency: () => currency },
  ];
  return columns.map((column) => ({ ...column, hidden }));
}
