import { useLingui } from '@lingui/react/macro';
import type { WarehouseRow } from '#model/areas/stock/warehouse/warehouse.facts.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useCompany } from '#views/kit/document/use-company.ts';
import type { ListColumn } from '#views/kit/list/list-definition.ts';
import { useFormat } from '#views/ui/use-format.ts';
import type { WarehouseFigures } from './warehouse-figures.ts';

type Figures = ReadonlyMap<string, WarehouseFigures>;

/** Its stock, and for those who may see costs, its value. */
export function useStockColumns(figures: Figures): readonly ListColumn<WarehouseRow>[] {
  const { t } = useLingui();
  const format = useFormat();
  const { currency } = useCompany();
  const hidden = !useModel().may('product.viewCost');
  const filled = (row: WarehouseRow): string => {
    const { filled: used = 0, bins = [] } = figures.get(row.id) ?? {};
    return t`${format.count(used)} of ${format.count(bins.length)}`;
  };
  const value = (row: WarehouseRow): string => format.moneyRounded(figures.get(row.id)?.value ?? 0, currency);
  return [
    {
      id: 'products',
      header: t`Products in stock`,
      width: 150,
      align: 'end',
      cell: (row) => format.count(figures.get(row.id)?.products ?? 0),
      value: (row) => figures.get(row.id)?.products ?? 0,
    },
    { id: 'filled', header: t`Locations filled`, width: 150, align: 'end', cell: filled },
    {
      id: 'value',
      header: t`Value`,
      hint: t`What is in warehouses, at cost. Goods in transit between them are not in it; the stock value has them.`,
      width: 150,
      align: 'end',
      hidden,
      cell: value,
      value: (row) => (figures.get(row.id)?.value ?? 0) / 100,
      currency: () => currency,
    },
  ];
}
