import { Trans, useLingui } from '@lingui/react/macro';
import type { ProductRow } from '#model/product/product.events.ts';
import { useQuery } from '../document/model-context.tsx';
import { DataList } from '../ui/data-list.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { useFormat } from '../ui/use-format.ts';
import { unitWords } from './product.messages.ts';

/** The bins that hold a product. */
export function ProductStock({ product }: { readonly product: ProductRow }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const unit = i18n._(unitWords[product.unit]);
  const rows = useQuery(
    ['balance', 'location', 'warehouse'],
    product.id,
    ({ replica: { view } }) =>
      view
        .by('balance', 'product', product.id)
        .filter((row) => row.warehouse !== null && row.onHand !== 0)
        .map((row) => ({
          ...row,
          code: view.get('location', row.location)?.code ?? '',
          site: view.get('warehouse', row.warehouse ?? '')?.name ?? '',
        }))
        .sort((a, b) => (a.code < b.code ? -1 : 1)),
    [],
  );
  return (
    <DataList
      label={t`Where it lies`}
      rows={rows}
      rowId={(row) => row.id}
      height="20rem"
      columns={[
        { id: 'code', header: t`Location`, cell: (row) => row.code },
        { id: 'site', header: t`Warehouse`, cell: (row) => row.site },
        { id: 'onHand', header: t`On hand`, align: 'end', cell: (row) => format.quantity(row.onHand, unit) },
        { id: 'reserved', header: t`Held for picks`, align: 'end', cell: (row) => format.quantity(row.reserved, unit) },
      ]}
      empty={
        <EmptyState icon="box" title={t`Nothing in stock`}>
          <Trans>Receive goods, and the bins that hold them appear here.</Trans>
        </EmptyState>
      }
    />
  );
}
