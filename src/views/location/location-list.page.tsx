import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { LocationRow } from '#model/location/location.events.ts';
import { useModel, usePendingDocuments, useRow, useRows } from '../document/model-context.tsx';
import { useList } from '../document/use-list.ts';
import { useStateTabs } from '../document/use-state-tabs.ts';
import { useAddress } from '../app/use-address.ts';
import { Button } from '../ui/button.tsx';
import { DataList } from '../ui/data-list.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { contentsOf } from './location-contents.ts';
import { useLocationColumns } from './location-columns.tsx';
import { LocationFilters } from './location-filters.tsx';
import { LocationPanel } from './location-panel.tsx';
import { locationTree, type PlaceLine } from './location-tree.ts';
import { locationWords } from './location.messages.ts';

const NEW = 'new';

/** Warehouses, their zones and bins, and what lies in them; one opens beside the list. */
export function LocationListPage() {
  const { t, i18n } = useLingui();
  const pending = usePendingDocuments();
  const [query, setQuery] = useAddress();
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const toggle = (id: string): void => setClosed(closed.symmetricDifference(new Set([id])));
  const { list, lines } = useLines(closed);
  const states = useStateTabs(locationWords, list);
  const columns = useLocationColumns({ closed, onToggle: toggle });
  const open = (id: string | undefined): void => setQuery({ id });
  const chosen = useRow('location', query['id'] ?? null);
  const mayCreate = useModel().may('location.create');
  const button = mayCreate && (
    <Button variant="primary" icon="plus" onClick={() => open(NEW)}>
      <Trans>New location</Trans>
    </Button>
  );
  return (
    <>
      <PageHeader title={i18n._(locationWords.many)} primary={button} />
      <DataList<PlaceLine>
        label={i18n._(locationWords.many)}
        rows={lines}
        rowId={(line) => line.id}
        onOpen={(line) => (line.kind === 'bin' ? open(line.id) : toggle(line.id))}
        pending={(line) => pending.has(`location/${line.id}`)}
        search={{ value: list.search, onChange: list.onSearch, placeholder: t`Code, zone, barcode or SKU` }}
        states={states}
        filters={<LocationFilters />}
        onCreate={mayCreate ? () => open(NEW) : undefined}
        columns={columns}
        empty={<NoLocations />}
      />
      {(chosen ?? query['id'] === NEW) && (
        <LocationPanel key={query['id']} row={chosen} onClose={() => open(undefined)} />
      )}
    </>
  );
}

function NoLocations() {
  const { t } = useLingui();
  return (
    <EmptyState icon="mapPin" title={t`No location matches`}>
      <Trans>Try another word, or take a filter away.</Trans>
    </EmptyState>
  );
}

function useLines(closed: ReadonlySet<string>) {
  const model = useModel();
  const [query] = useAddress();
  const { warehouse, usage, filled } = query;
  const balances = useRows('balance');
  const isFilled = new Set(balances.filter((row) => row.onHand !== 0).map((row) => row.location));
  const wanted = (row: LocationRow): boolean =>
    (warehouse === undefined || row.warehouse === warehouse) &&
    (usage === undefined || row.usage === usage) &&
    (filled === undefined || isFilled.has(row.id) === (filled === 'yes'));
  const list = useList<LocationRow>({
    rows: useRows('location').filter(wanted),
    text: (row) =>
      [
        row.code,
        row.name,
        row.zone,
        row.barcode,
        ...contentsOf(model, row.id).map(({ product }) => product.sku),
      ]
        .join(' ')
        .toLowerCase(),
    state: (row) => String(row.state),
    sorts: { place: (row) => `${String(row.walkingOrder).padStart(8, '0')} ${row.code}` },
    defaultSort: { column: 'place', direction: 'ascending' },
  });
  const warehouses = useRows('warehouse').toSorted((a, b) => (a.code < b.code ? -1 : 1));
  const narrowed = list.isNarrowed || (warehouse ?? usage ?? filled) !== undefined;
  return { list, lines: locationTree(warehouses, list.rows, closed, !narrowed) };
}
