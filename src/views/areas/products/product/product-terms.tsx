import { useLingui } from '@lingui/react/macro';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import { InheritedBadge } from './inherited-badge.tsx';
import { useHeld } from '#views/kit/document/document-name.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { usePaths } from '#views/navigation/use-paths.ts';
import type { Column } from '#views/ui/data-list-types.ts';
import { DataList } from '#views/ui/data-list.tsx';
import { listHeight } from '#views/ui/list-height.ts';
import { Panel } from '#views/ui/panel.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { useQuantity } from '#views/kit/document/use-quantity.ts';
import { useUnitName } from '#views/kit/document/use-unit-name.ts';

type Terms = ProductRow['suppliers'][number];
type Rule = ProductRow['reorder'][number];

/** The suppliers of a product and their terms. */
export function ProductSupplierTerms({ row }: { readonly row: ProductRow }) {
  const { t } = useLingui();
  const paths = usePaths();
  const columns = useTermsColumns(row);
  if (row.suppliers.length === 0) return null;
  return (
    <Panel title={t`Suppliers`} actions={<InheritedBadge row={row} field="suppliers" />} flush>
      <DataList
        label={t`Suppliers`}
        rows={row.suppliers}
        rowId={(terms) => terms.supplier}
        href={(terms) => paths.to(`/apps/purchasing/suppliers/${terms.supplier}`)}
        height={listHeight(row.suppliers.length)}
        columns={columns}
        empty={null}
      />
    </Panel>
  );
}

function useTermsColumns(row: ProductRow): readonly Column<Terms>[] {
  const { t } = useLingui();
  const sayQuantity = useQuantity();
  const format = useFormat();
  const held = useHeld();
  const hidden = !useModel().may('product.viewCost');
  const nameOf = useUnitName();
  const price = ({ supplier, purchasePrice, unit }: Terms): string => {
    const currency = held('supplier', supplier)?.currency;
    if (!currency) return '';
    const amount = format.unitPrice(purchasePrice, currency);
    const per = nameOf(unit ?? '');
    return unit ? t`${amount} per ${per}` : amount;
  };
  const least = ({ minimum }: Terms): string => (minimum > 0 ? sayQuantity(minimum, row) : '–');
  return [
    { id: 'supplier', header: t`Supplier`, cell: ({ supplier }) => held('supplier', supplier)?.name ?? '' },
    { id: 'code', header: t`Their code`, cell: (terms) => terms.code },
    { id: 'price', header: t`Price`, align: 'end', hidden, cell: price },
    { id: 'minimum', header: t`At least`, align: 'end', cell: least },
    { id: 'lead', header: t`Lead time`, align: 'end', cell: (terms) => t`${terms.leadDays} days` },
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
