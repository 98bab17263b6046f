import { useCallback, useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { CompanyModel } from '#model/engine/company-model.ts';
import type { LocationRow } from '#model/areas/stock/location/location.facts.ts';
import { compare } from '#model/values/order.ts';
import { useAddress } from '#views/navigation/use-address.ts';
import { useModel, useRows } from '#views/kit/document/model-context.tsx';
import type { ListDefinition } from '#views/kit/list/list-definition.ts';
import { RecordListPage } from '#views/kit/records/record-list.tsx';
import { contentsOf } from './location-contents.ts';
import { useLocationColumns } from './location-columns.tsx';
import { useLocationFilters } from './location-filters.ts';
import { LocationPanel } from './location-panel.tsx';
import { locationTree, type PlaceLine } from './location-tree.ts';
import { locationFields } from './location.fields.ts';
import { locationWords } from './location.look.ts';

/** Warehouses, their zones and bins, and their contents; one opens next to the list. */
export function LocationListPage() {
  const { t } = useLingui();
  return (
    <RecordListPage<'location', PlaceLine>
      kind="location"
      words={locationWords}
      fields={locationFields}
      panel={LocationPanel}
      searchHint={t`Code, zone, barcode or SKU`}
      empty={{
        icon: 'mapPin',
        narrowed: t`No location matches`,
        none: t`No locations yet`,
        text: t`A location is a place in a warehouse where goods are kept.`,
      }}
      own={useTreeOfPlaces()}
    />
  );
}

function useTreeOfPlaces(): Partial<ListDefinition<LocationRow, PlaceLine>> {
  const model = useModel();
  const [, setQuery] = useAddress();
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const toggle = (id: string): void => setClosed(closed.symmetricDifference(new Set([id])));
  const open = ({ kind, id }: PlaceLine): void =>
    kind === 'bin' ? setQuery({ id, tab: undefined }) : toggle(id);
  return {
    arrange: useTree(closed),
    onOpen: open,
    onEdit: open,
    text: (row) => textOf(model, row),
    scans: true,
    reads: ['balance', 'product'],
    filters: useLocationFilters(),
    filterReads: ['balance'],
    columns: useLocationColumns({ closed, onToggle: toggle }),
    sorts: { place: (row) => `${String(row.pickSequence).padStart(8, '0')} ${row.code}` },
    defaultSort: { column: 'place', direction: 'ascending' },
  };
}

function textOf(model: CompanyModel, row: LocationRow): string {
  const skus = contentsOf(model, row.id).map(({ product }) => product.sku);
  return [row.code, row.name, row.zone, row.barcode, ...skus].join(' ').toLowerCase();
}

/** Locations in their warehouses and zones; without a search or a filter, also empty warehouses. */
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
