import { useLingui } from '@lingui/react/macro';
import type { SupplierRow } from '#model/areas/purchasing/supplier/supplier.facts.ts';
import { useQuery, useRows } from '#views/kit/document/model-context.tsx';
import { useToday } from '#views/kit/document/use-today.ts';
import type { ListFilter } from '#views/kit/list/list-filter.ts';
import { useWithTerms } from '#views/areas/setup/party-category/use-with-terms.ts';
import { PartyListPage } from '#views/areas/setup/party/party-list.tsx';
import type { PartyFigures } from '#views/areas/setup/party/party-row.ts';
import { useLeadColumn, useOrderColumns } from './supplier-columns.tsx';
import { supplierFigures, type SupplierFigures } from './supplier-figures.ts';
import { supplierFields } from './supplier.fields.ts';
import { supplierWords } from './supplier.look.ts';

type FiguresOf = PartyFigures<SupplierFigures>;
const noFigures: FiguresOf = new Map();

/** All suppliers. */
export function SupplierListPage() {
  const { t } = useLingui();
  const today = useToday();
  const orders = useRows('purchaseOrder');
  const figures = useQuery(['purchaseOrder'], today, () => supplierFigures(orders, today), noFigures);
  const withTerms = useWithTerms('supplier');
  const columns = [useLeadColumn(), ...useOrderColumns(figures)];
  return (
    <PartyListPage
      kind="supplier"
      words={supplierWords}
      path="/apps/purchasing/suppliers"
      fields={supplierFields}
      orders="purchaseOrder"
      figures={figures}
      own={{ columns, filters: useOrderFilters(figures), sorts: sortsOf(figures, withTerms) }}
      empty={{
        icon: 'building',
        narrowed: t`No supplier matches`,
        none: t`No suppliers yet`,
        text: t`A supplier is who you buy goods from.`,
      }}
    />
  );
}

function useOrderFilters(figures: FiguresOf): readonly ListFilter<SupplierRow>[] {
  const { t } = useLingui();
  return [
    {
      kind: 'flag',
      id: 'late',
      label: t`Late orders`,
      icon: 'clock',
      is: (row) => (figures.get(row.id)?.late ?? 0) > 0,
    },
  ];
}

const sortsOf = (figures: FiguresOf, withTerms: (row: SupplierRow) => SupplierRow) => ({
  lead: (row: SupplierRow) => withTerms(row).leadDays,
  awaited: (row: SupplierRow) => figures.get(row.id)?.awaited ?? 0,
  late: (row: SupplierRow) => figures.get(row.id)?.late ?? 0,
});
