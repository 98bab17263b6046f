import { useLingui } from '@lingui/react/macro';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import { suppliersOf } from '#model/areas/products/purchase-price/purchase-terms.ts';
import { ifKnown } from '#model/engine/if-known.ts';
import { useAskedTerms } from './use-asked-terms.ts';
import { InheritedBadge } from './inherited-badge.tsx';
import { useHeld } from '#views/kit/document/document-name.ts';
import { useModel, useQuery } from '#views/kit/document/model-context.tsx';
import { useToday } from '#views/kit/document/use-today.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import type { Column } from '#views/ui/data-list-types.ts';
import { DataList } from '#views/ui/data-list.tsx';
import { listHeight } from '#views/ui/list-height.ts';
import { Panel } from '#views/ui/panel.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { useQuantity } from '#views/kit/document/use-quantity.ts';

type Rule = ProductRow['reorder'][number];

interface Seller extends ReturnType<ReturnType<typeof useAskedTerms>> {
  readonly supplier: string;
}

const sources = ['purchaseList', 'purchasePrice', 'supplier', 'product'] as const;
const none: readonly string[] = [];

/** The suppliers of a product in order of preference, and what they ask today. [PRI23] */
export function ProductSupplierTerms({ row }: { readonly row: ProductRow }) {
  const { t } = useLingui();
  const paths = usePaths();
  const today = useToday();
  const columns = useTermsColumns(row);
  const asked = useAskedTerms();
  const own = row.suppliers.map(({ supplier }) => supplier);
  const suppliers = useQuery(
    sources,
    `${row.id}/${row.version}/${today}`,
    ({ replica: { view } }) => ifKnown(() => suppliersOf(view, row, today), own),
    none,
  );
  if (suppliers.length === 0) return null;
  return (
    <Panel title={t`Suppliers`} actions={<InheritedBadge row={row} field="suppliers" />} flush>
      <DataList
        label={t`Suppliers`}
        rows={suppliers.map((supplier): Seller => ({ supplier, ...asked(row, supplier) }))}
        rowId={({ supplier }) => supplier}
        href={({ supplier }) => paths.to(`/apps/purchasing/suppliers/${supplier}`)}
        height={listHeight(suppliers.length)}
        columns={columns}
        empty={null}
      />
    </Panel>
  );
}

function useTermsColumns(row: ProductRow): readonly Column<Seller>[] {
  const { t } = useLingui();
  const sayQuantity = useQuantity();
  const format = useFormat();
  const held = useHeld();
  const hidden = !useModel().may('product.viewCost');
  const least = (quantity: number, none: number): string =>
    quantity > none ? sayQuantity(quantity, row) : '–';
  return [
    { id: 'supplier', header: t`Supplier`, cell: ({ supplier }) => held('supplier', supplier)?.name ?? '' },
    { id: 'code', header: t`Their code`, cell: ({ code }) => code },
    { id: 'price', header: t`Price`, align: 'end', hidden, cell: ({ price }) => price },
    { id: 'minimum', header: t`At least`, align: 'end', cell: ({ minimum }) => least(minimum, 0) },
    {
      id: 'multiple',
      header: t`In multiples of`,
      align: 'end',
      cell: ({ multiple }) => least(multiple, 1),
    },
    {
      id: 'lead',
      header: t`Lead time`,
      align: 'end',
      cell: ({ leadDays }) => (leadDays === null ? '–' : t`${format.count(leadDays)} days`),
    },
  ];
}

/** The reorder rules of a product, by warehouse. */
export function ProductReorderRules({ row }: { readonly row: ProductRow }) {
  const { t } = useLingui();
  const held = useHeld();
  const sayQuantity = useQuantity();
  if (row.reorder.length === 0) return null;
  const columns: readonly Column<Rule>[] = [
    { id: 'warehouse', header: t`Warehouse`, cell: (rule) => held('warehouse', rule.warehouse)?.name ?? '' },
    { id: 'min', header: t`At least`, align: 'end', cell: (rule) => sayQuantity(rule.min, row) },
    { id: 'max', header: t`Up to`, align: 'end', cell: (rule) => sayQuantity(rule.max, row) },
    {
      id: 'multiple',
      header: t`In multiples of`,
      align: 'end',
      cell: (rule) => sayQuantity(rule.multiple, row),
    },
    {
      id: 'demand',
      header: t`Demand`,
      cell: ({ demand }) => (demand === 'forecast' ? t`Orders and forecast` : t`Orders`),
    },
  ];
  return (
    <Panel title={t`Reorder rules`} flush>
      <DataList
        label={t`Reorder rules`}
        rows={row.reorder}
        rowId={(rule) => rule.warehouse}
        height={listHeight(row.reorder.length)}
        columns={columns}
        empty={null}
      />
    </Panel>
  );
}
