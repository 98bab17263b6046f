import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { componentsOf } from '#model/areas/products/product/product.bundle.ts';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import { useModel, useQuery, useRows } from '#views/kit/document/model-context.tsx';
import { useVerdict } from '#views/kit/document/use-verdict.ts';
import { useQuantity } from '#views/kit/document/use-quantity.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { Button } from '#views/ui/button.tsx';
import type { Column } from '#views/ui/data-list-types.ts';
import { DataList } from '#views/ui/data-list.tsx';
import { EmptyState } from '#views/ui/empty-state.tsx';
import { listHeight } from '#views/ui/list-height.ts';
import { Panel } from '#views/ui/panel.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { bundleStock, type BundleStock } from './bundle-figures.ts';
import { useContentColumns } from './content-columns.tsx';
import { ReviseDialog } from './revise-dialog.tsx';

/** What a bundle is made of, and what of it there is in each warehouse, with the component that limits it. */
export function BundleContents({ row }: { readonly row: ProductRow }) {
  return (
    <div className="ui-stack">
      <Availability row={row} />
      <Components row={row} />
    </div>
  );
}

const nowhere: readonly BundleStock[] = [];

function Availability({ row }: { readonly row: ProductRow }) {
  const { t } = useLingui();
  const warehouses = useRows('warehouse');
  const stock = useQuery<readonly BundleStock[]>(
    ['availability', 'expectedReceipt', 'product'],
    row.id,
    (model) => warehouses.map(({ id }) => bundleStock(model, row, id)),
    nowhere,
  );
  return (
    <Panel title={t`Available`} flush>
      <DataList
        label={t`Available`}
        rows={stock}
        rowId={({ warehouse }) => warehouse}
        height={listHeight(stock.length)}
        columns={useAvailabilityColumns(row)}
        empty={null}
      />
    </Panel>
  );
}

function useAvailabilityColumns(row: ProductRow): readonly Column<BundleStock>[] {
  const { t } = useLingui();
  const format = useFormat();
  const sayQuantity = useQuantity();
  const { view } = useModel().replica;
  const limit = ({ limiting }: BundleStock): string => {
    const product = limiting ? view.get('product', limiting.product) : undefined;
    return product && limiting ? t`${product.sku}: ${sayQuantity(limiting.free, product)} free` : '–';
  };
  return [
    {
      id: 'warehouse',
      header: t`Warehouse`,
      cell: ({ warehouse }) => view.get('warehouse', warehouse)?.name ?? '',
    },
    {
      id: 'free',
      header: t`Available`,
      align: 'end',
      width: 130,
      cell: ({ free }) => sayQuantity(free, row),
    },
    { id: 'limiting', header: t`Limited by`, cell: limit },
    {
      id: 'more',
      header: t`More expected`,
      width: 160,
      cell: ({ limiting }) => (limiting?.on ? format.date(limiting.on) : '–'),
    },
  ];
}

function Components({ row }: { readonly row: ProductRow }) {
  const { t } = useLingui();
  const [isRevising, setRevising] = useState(false);
  const paths = usePaths();
  const components = componentsOf(row);
  const revise = useVerdict('product', row.id, 'revise');
  return (
    <Panel
      title={t`Components`}
      subtitle={row.revision === undefined ? undefined : t`Revision ${row.revision}`}
      flush
      actions={
        revise === null && (
          <Button icon="edit" onClick={() => setRevising(true)}>{t`Change composition`}</Button>
        )
      }
    >
      <DataList
        label={t`Components`}
        rows={components}
        rowId={({ product }) => product}
        href={({ product }) => paths.to(`/apps/products/${product}`)}
        height={listHeight(Math.max(2, components.length))}
        columns={useContentColumns()}
        empty={
          <EmptyState icon="layers" title={t`No components yet`}>
            <Trans>Edit the bundle to say what it is made of.</Trans>
          </EmptyState>
        }
      />
      {isRevising && <ReviseDialog row={row} onClose={() => setRevising(false)} />}
    </Panel>
  );
}
