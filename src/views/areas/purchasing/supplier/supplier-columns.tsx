import { useLingui } from '@lingui/react/macro';
import type { SupplierRow } from '#model/areas/purchasing/supplier/supplier.facts.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import type { ListColumn } from '#views/kit/list/list-definition.ts';
import { figureColumn } from '#views/kit/list/figure-column.ts';
import { useWithTerms } from '#views/areas/setup/party-category/use-with-terms.ts';
import { useFormat } from '#views/ui/use-format.ts';
import type { SupplierFigures } from './supplier-figures.ts';

/** Days from order to delivery. */
export function useLeadColumn(): ListColumn<SupplierRow> {
  const { t } = useLingui();
  const withTerms = useWithTerms('supplier');
  const days = (row: SupplierRow): string => {
    const { leadDays } = withTerms(row);
    return t`${leadDays} days`;
  };
  return figureColumn('lead', t`Lead time`, 110, days, (row) => withTerms(row).leadDays);
}

/** A supplier's open orders, for those who may see orders. */
export function useOrderColumns(
  figures: ReadonlyMap<string, SupplierFigures>,
): readonly ListColumn<SupplierRow>[] {
  const { t } = useLingui();
  const format = useFormat();
  const hidden = !useModel().may('purchaseOrder.view');
  const figure = (id: 'awaited' | 'late', header: string): ListColumn<SupplierRow> => {
    const count = (row: SupplierRow): number => figures.get(row.id)?.[id] ?? 0;
    const cell = (row: SupplierRow): string => (count(row) ? format.count(count(row)) : '');
    return { ...figureColumn(id, header, 120, cell, count), hidden };
  };
  return [figure('awaited', t`To receive`), figure('late', t`Late orders`)];
}
