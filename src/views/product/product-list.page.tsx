import { useLingui } from '@lingui/react/macro';
import type { ProductRow } from '#model/product/product.events.ts';
import { useRows, useModel, usePendingDocuments, useQuery } from '../document/model-context.tsx';
import { StateBadges } from '../document/state-badges.tsx';
import { useList } from '../document/use-list.ts';
import { useStateTabs } from '../document/use-state-tabs.ts';
import { useCompany } from '../document/use-company.ts';
import { usePaths } from '../app/use-paths.ts';
import { Button } from '../ui/button.tsx';
import { DataList } from '../ui/data-list.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { useFormat } from '../ui/use-format.ts';
import { stockOf, type StockFigures } from './product-figures.ts';
import { productKindWords, productWords, unitWords } from './product.messages.ts';
import { useProductName } from './product-name.ts';

const noStock = (): StockFigures | undefined => undefined;

/** Everything the company buys, stores and sells. */
export function ProductListPage() {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const format = useFormat();
  const model = useModel();
  const nameOf = useProductName();
  const company = useCompany();
  const pending = usePendingDocuments();
  const stock = useQuery<(product: string) => StockFigures | undefined>(['availability'], '', (m) => (product: string) => stockOf(m, product), noStock);
  const list = useList<ProductRow>({
    rows: useRows('product'),
    text: (row) => `${row.sku} ${row.name.en} ${row.name.sv} ${row.barcodes.map((b) => b.code).join(' ')}`.toLowerCase(),
    state: (row) => String(row.state),
    sorts: {
      sku: (row) => row.sku,
      name: nameOf,
      kind: (row) => row.kind,
      price: (row) => row.price,
      free: (row) => stock(row.id)?.free ?? 0,
    },
    defaultSort: { column: 'sku', direction: 'ascending' },
  });
  const states = useStateTabs(productWords, list);
  const create = model.may('product.create') ? paths.to('/apps/products/create') : undefined;
  const quantity = (row: ProductRow, thousandths: number | undefined): string =>
    row.kind === 'service' || thousandths === undefined ? '' : format.quantity(thousandths, i18n._(unitWords[row.unit]));
  return (
    <>
      <PageHeader
        title={i18n._(productWords.many)}
        primary={create && <Button variant="primary" icon="plus" to={create}>{t`New product`}</Button>}
      />
      <DataList
        label={i18n._(productWords.many)}
        rows={list.rows}
        rowId={(row) => row.id}
        href={(row) => paths.to(`/apps/products/${row.id}`)}
        onOpen={(row) => paths.go(`/apps/products/${row.id}`)}
        pending={(row) => pending.has(`product/${row.id}`)}
        search={{ value: list.search, onChange: list.onSearch, placeholder: t`SKU, name or barcode` }}
        states={states}
        sort={list.sort}
        onSort={list.onSort}
        onCreate={create ? () => paths.go('/apps/products/create') : undefined}
        columns={[
          { id: 'sku', header: t`SKU`, width: 160, sortable: true, cell: (row) => row.sku },
          { id: 'name', header: t`Name`, width: { share: 3, min: 200 }, sortable: true, cell: nameOf },
          { id: 'kind', header: t`Kind`, width: 120, sortable: true, cell: (row) => i18n._(productKindWords[row.kind]) },
          { id: 'state', header: t`State`, width: 140, cell: (row) => <StateBadges words={productWords} state={row.state} />, card: 'aside' },
          { id: 'free', header: t`Free`, width: 130, align: 'end', sortable: true, cell: (row) => quantity(row, stock(row.id)?.free) },
          { id: 'onHand', header: t`On hand`, width: 130, align: 'end', cell: (row) => quantity(row, stock(row.id)?.onHand) },
          { id: 'price', header: t`Price`, width: 130, align: 'end', sortable: true, cell: (row) => format.unitPrice(row.price, company.currency) },
        ]}
        empty={
          <EmptyState
            icon="box"
            title={list.search ? t`No product matches` : t`No products yet`}
            actions={create && <Button variant="primary" icon="plus" to={create}>{t`New product`}</Button>}
          >
            {list.search ? t`Try another word, or clear the search.` : t`A product is what you buy, store and sell.`}
          </EmptyState>
        }
      />
    </>
  );
}
