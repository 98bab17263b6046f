import { useCallback, useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { CompanyModel } from '#model/engine/company-model.ts';
import type { LocationRow } from '#model/location/location.facts.ts';
import { compare } from '#model/values/order.ts';
import { useAddress } from '../app/use-address.ts';
import { useModel, usePendingDocuments, useRow, useRows } from '../document/model-context.tsx';
import type { ListDefinition } from '../list/list-definition.ts';
import { ListPage } from '../list/list-page.tsx';
import { useStateWords } from '../list/use-state-words.ts';
import { Button } from '../ui/button.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { contentsOf } from './location-contents.ts';
import { useLocationColumns } from './location-columns.tsx';
import { useLocationFilters } from './location-filters.ts';
import { LocationPanel } from './location-panel.tsx';
import { locationTree, type PlaceLine } from './location-tree.ts';
import { locationWords } from './location.messages.ts';

const NEW = 'new';

/** Warehouses, their zones and bins, and what lies in them; one opens beside the list. */
export function LocationListPage() {
  const { t, i18n } = useLingui();
  const [query, setQuery] = useAddress();
  const open = (id: string | undefined): void => setQuery({ id, tab: undefined });
  const chosen = useRow('location', query['id'] ?? null);
  const create = useModel().may('location.create') ? () => open(NEW) : undefined;
  const button = create && <Button variant="primary" icon="plus" onClick={create}>{t`New location`}</Button>;
  return (
    <ListPage
      header={<PageHeader title={i18n._(locationWords.many)} primary={button} />}
      definition={{ ...useLocationList(open), onCreate: create }}
    >
      {(chosen ?? query['id'] === NEW) && (
        <LocationPanel key={query['id']} row={chosen} onClose={() => open(undefined)} />
      )}
    </ListPage>
  );
}

function useLocationList(open: (id: string) => void): ListDefinition<LocationRow, PlaceLine> {
  const { t, i18n } = useLingui();
  const model = useModel();
  const pending = usePendingDocuments();
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const toggle = (id: string): void => setClosed(closed.symmetricDifference(new Set([id])));
  const bins = useRows('location');
  return {
    id: 'location',
    label: i18n._(locationWords.many),
    rows: bins,
    arrange: useTree(closed),
    rowId: (line) => line.id,
    onOpen: (line) => (line.kind === 'bin' ? open(line.id) : toggle(line.id)),
    pending: (line) => pending.has(`location/${line.id}`),
    searchHint: t`Code, zone, barcode or SKU`,
    text: (row) => textOf(model, row),
    state: (row) => String(row.state),
    tabs: useStateWords(locationWords).tabs,
    reads: ['balance', 'product'],
    filters: useLocationFilters(),
    filterReads: ['balance'],
    columns: useLocationColumns({ closed, onToggle: toggle }),
    sorts: { place: (row) => `${String(row.walkingOrder).padStart(8, '0')} ${row.code}` },
    defaultSort: { column: 'place', direction: 'ascending' },
    bulk: {
      words: locationWords,
      commands: ['unblock', 'block', 'archive'],
      only: (id) => bins.some((row) => row.id === id),
    },
    empty: {
      icon: 'mapPin',
      narrowed: t`No location matches`,
      none: t`No locations yet`,
      text: t`A location is a place in a warehouse where goods lie.`,
    },
  };
}

function textOf(model: CompanyModel, row: LocationRow): string {
  const skus = contentsOf(model, row.id).map(({ product }) => product.sku);
  return [row.code, row.name, row.zone, row.barcode, ...skus].join(' ').toLowerCase();
}

/** Places in their warehouses and zones; without a search or a filter, empty warehouses too. */
function useTree(closed: ReadonlySet<string>) {
  const warehouses = useRows('warehouse');
  return useCallback(
    (rows: readonly LocationRow[], isNarrowed: boolean) => {
      const inOrder = warehouses.toSorted((a, b) => compare(a.code, b.code));
      return locationTree(inOrder, rows, closed, !isNarrowed);
    },
    [warehouses, closed],
  );
}
