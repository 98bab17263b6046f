import { useMemo } from 'react';
import { ifKnown } from '#model/engine/if-known.ts';
import type { Replica } from '#model/engine/replica.ts';
import type { Row, TableName } from '#model/engine/rows.ts';
import { chosenIn, conditionOf, testOf } from '#model/lists/conditions.ts';
import { fieldOf, searchedText, valueOf, type Listing, type Look } from '#model/lists/listing.ts';
import { useModel } from '../document/model-context.tsx';
import { useToday } from '../document/use-today.ts';
import type { ListDefinition } from './list-definition.ts';
import type { AmountFilter, ChoiceFilter, DayFilter, FlagFilter } from './list-filter.ts';

type Looks<F> = Omit<F, 'kind' | 'matching' | 'is' | 'day' | 'amount'>;

/** What a list page takes from the listing of its kind: the same that the server answers with. */
export interface Listed<R> {
  readonly parts: Pick<
    ListDefinition<R>,
    'text' | 'state' | 'sorts' | 'reads' | 'sortReads' | 'filterReads'
  > & { readonly listing: Listing };
  /** Filters by their id in the listing, each with what it looks like. */
  readonly choice: (looks: Looks<ChoiceFilter<R>>) => ChoiceFilter<R>;
  readonly flag: (looks: Looks<FlagFilter<R>>) => FlagFilter<R>;
  readonly days: (looks: Looks<DayFilter<R>>) => DayFilter<R>;
  readonly amount: (looks: Looks<AmountFilter<R>>) => AmountFilter<R>;
}

/** A listing over the rows of this device. */
export function useListed<R extends Row>(listing: Listing): Listed<R> {
  const { replica } = useModel();
  const today = useToday();
  return useMemo(() => listedOf<R>(listing, lookIn(replica), today), [listing, replica, today]);
}

function listedOf<R extends Row>(listing: Listing, look: Look, today: string): Listed<R> {
  const { tab, sorts } = listing;
  const value = (field: string) => (row: R) => valueOf(listing, field, row, look);
  const fieldIn = (id: string): string => listing.filters[id]?.field ?? '';
  const reads = tablesOf(listing);
  const columns = Object.keys(sorts);
  return {
    parts: {
      listing,
      text: (row) => searchedText(listing, row, look),
      state: tab === null ? undefined : (row) => String(valueOf(listing, tab, row, look)),
      sorts: Object.fromEntries(columns.map((column) => [column, value(sorts[column] ?? '')])),
      reads,
      sortReads: Object.fromEntries(
        columns.map((column) => [column, readsOf(listing, sorts[column], reads)]),
      ),
      filterReads: reads,
    },
    choice: (looks) => ({
      ...looks,
      kind: 'choice',
      matching: (values) => {
        const filter = listing.filters[looks.id] ?? { field: '' };
        return testOf(listing, chosenIn(filter, [...values]), look);
      },
    }),
    flag: (looks) => {
      const condition = conditionOf(listing, looks.id, '1', today);
      return { ...looks, kind: 'flag', is: condition ? testOf(listing, condition, look) : () => true };
    },
    days: (looks) => ({ ...looks, kind: 'days', day: (row) => String(value(fieldIn(looks.id))(row)) }),
    amount: (looks) => ({ ...looks, kind: 'amount', amount: (row) => Number(value(fieldIn(looks.id))(row)) }),
  };
}

/** The other tables that a listing reads. */
const tablesOf = ({ named }: Listing): readonly TableName[] => [
  ...new Set(named.flatMap(({ listing }) => [listing.table, ...tablesOf(listing)])),
];

const readsOf = (listing: Listing, field: string | undefined, all: readonly TableName[]) =>
  field !== undefined && 'through' in fieldOf(listing, field) ? all : [];

/** Rows of this device; undefined where it does not know. */
export const lookIn =
  ({ view }: Replica): Look =>
  (table, id) =>
    ifKnown(() => view.get(table as TableName, id) as Row | undefined, undefined); // the listing names a table of the model
