import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Badge } from '#views/ui/badge.tsx';
import { Button } from '#views/ui/button.tsx';
import { DataList } from '#views/ui/data-list.tsx';
import type { Column, Selection, Sort } from '#views/ui/data-list-types.ts';
import { EmptyState } from '#views/ui/empty-state.tsx';
import type { IconName } from '#views/ui/icon.tsx';
import type { Tone } from '#views/ui/tone.ts';
import { useFormat } from '#views/ui/use-format.ts';
import { Specimen } from './gallery-frame.tsx';
import { useProducts, type GalleryProduct } from './gallery-products.ts';
import { GalleryTree } from './gallery-tree.tsx';

/** Tables: rows that are searched, sorted, selected; loading and empty. */
export function GalleryLists() {
  const { t } = useLingui();
  return (
    <>
      <Specimen name={t`Rows`} id="list-rows" wide>
        <ProductList />
      </Specimen>
      <NoRows />
      <GalleryTree />
    </>
  );
}

function NoRows() {
  const { t } = useLingui();
  const nothing = { columns: useColumns(), rows: [], rowId: ({ id }: GalleryProduct) => id };
  return (
    <>
      <Specimen name={t`Loading`} id="list-loading">
        <DataList {...nothing} label={t`Products on their way`} empty={null} loading />
      </Specimen>
      <Specimen name={t`Empty`} id="list-empty">
        <DataList {...nothing} label={t`No products`} empty={<NoProducts />} />
      </Specimen>
    </>
  );
}

function NoProducts() {
  const { t } = useLingui();
  return (
    <EmptyState
      icon="box"
      title={t`No products yet`}
      actions={
        <Button variant="primary" icon="plus">
          <Trans>New product</Trans>
        </Button>
      }
    >
      <Trans>Products are what is bought, kept and sold.</Trans>
    </EmptyState>
  );
}

const TONE: Record<GalleryProduct['level'], { readonly tone: Tone; readonly icon: IconName }> = {
  available: { tone: 'success', icon: 'circleCheck' },
  low: { tone: 'warning', icon: 'alert' },
  out: { tone: 'danger', icon: 'circleX' },
};

function useColumns(): readonly Column<GalleryProduct>[] {
  const { t } = useLingui();
  const format = useFormat();
  const words = { available: t`Available`, low: t`Running low`, out: t`Out of stock` };
  const total = useProducts().reduce((sum, { value }) => sum + value, 0);
  return [
    {
      id: 'name',
      header: t`Product`,
      width: { share: 3, min: 200 },
      sortable: true,
      cell: ({ name }) => name,
    },
    { id: 'sku', header: t`SKU`, width: 130, card: 'subtitle', cell: ({ sku }) => sku },
    {
      id: 'state',
      header: t`State`,
      width: 150,
      card: 'aside',
      cell: ({ level }) => <Badge {...TONE[level]}>{words[level]}</Badge>,
    },
    {
      id: 'onHand',
      header: t`On hand`,
      width: 130,
      align: 'end',
      sortable: true,
      cell: ({ onHand }) => format.quantity(onHand, t`pcs`),
    },
    {
      id: 'value',
      header: t`Value`,
      width: 150,
      align: 'end',
      sortable: true,
      cell: ({ value }) => format.money(value, 'SEK'),
      total: format.money(total, 'SEK'),
    },
  ];
}

function ProductList() {
  const { t } = useLingui();
  const [query, setQuery] = useState('');
  const [sort, setSort] = useState<Sort>({ column: 'name', direction: 'ascending' });
  const [level, setLevel] = useState('all');
  const products = useProducts();
  const isAsked = (one: GalleryProduct): boolean => one.name.toLowerCase().includes(query.toLowerCase());
  const isOf = (id: string) => (one: GalleryProduct) => id === 'all' || one.level === id;
  const rows = products.filter((one) => isOf(level)(one) && isAsked(one)).toSorted(orderOf(sort));
  const tab = (id: string, label: string) => ({ id, label, count: products.filter(isOf(id)).length });
  const tabs = [tab('all', t`All`), tab('low', t`Running low`), tab('out', t`Out of stock`)];
  return (
    <DataList
      label={t`Products`}
      columns={useColumns()}
      rows={rows}
      rowId={({ id }) => id}
      height="24rem"
      search={{ value: query, onChange: setQuery, placeholder: t`Search products` }}
      states={{ tabs, active: level, onChange: setLevel }}
      sort={sort}
      onSort={setSort}
      pending={({ id }) => id === 'glove-10'}
      selection={useSelected(rows)}
      actions={
        <Button variant="primary" icon="plus">
          <Trans>New product</Trans>
        </Button>
      }
      empty={<EmptyState icon="search" title={t`Nothing matches`} />}
    />
  );
}

function useSelected(rows: readonly GalleryProduct[]): Selection {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return {
    has: (id) => selected.has(id),
    count: selected.size,
    onToggle: (ids, on) => setSelected((before) => toggled(before, ids, on)),
    onAll: (on) => setSelected(new Set(on ? rows.map(({ id }) => id) : [])),
    actions: (
      <Button size="sm" icon="printer">
        <Trans>Print labels</Trans>
      </Button>
    ),
  };
}

function toggled(all: ReadonlySet<string>, ids: readonly string[], on: boolean): ReadonlySet<string> {
  const others = [...all].filter((one) => !ids.includes(one));
  return new Set(on ? [...others, ...ids] : others);
}

const valueOf: Readonly<Record<string, (one: GalleryProduct) => number>> = {
  onHand: ({ onHand }) => onHand,
  value: ({ value }) => value,
};

function orderOf({ column, direction }: Sort): (a: GalleryProduct, b: GalleryProduct) => number {
  const by = valueOf[column];
  const sign = direction === 'ascending' ? 1 : -1;
  return (a, b) => sign * (by ? by(a) - by(b) : a.name.localeCompare(b.name));
}
