import { useLingui } from '@lingui/react/macro';
import { usePaths } from '../app/use-paths.ts';
import type { DocumentWords } from '../document/document-words.ts';
import { useModel, usePendingDocuments } from '../document/model-context.tsx';
import type { ListColumn, ListDefinition, ListEmpty } from '../list/list-definition.ts';
import type { ListFilter } from '../list/list-filter.ts';
import { ListPage } from '../list/list-page.tsx';
import { useStateWords } from '../list/use-state-words.ts';
import { Button } from '../ui/button.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { useCountryFilter } from './country-filter.ts';
import { useLatestColumn, usePartyColumns } from './party-columns.tsx';
import type { PartyFigures, PartyRow } from './party-row.ts';

interface PartyListProps<R extends PartyRow> {
  readonly kind: 'customer' | 'supplier';
  readonly words: DocumentWords;
  /** The page of the list, without a locale; those of its parties lie below it. */
  readonly path: string;
  readonly rows: readonly R[];
  /** The kind of order that the figures, and all that is the list's own, are read from. */
  readonly orders: 'salesOrder' | 'purchaseOrder';
  readonly figures: PartyFigures;
  /** What customers have and suppliers have not, or the other way round. */
  readonly own: {
    readonly columns: readonly ListColumn<R>[];
    readonly filters: readonly ListFilter<R>[];
    readonly sorts: ListDefinition<R>['sorts'];
  };
  readonly createLabel: string;
  readonly empty: ListEmpty;
}

/** The list of customers, or of suppliers. */
export function PartyListPage<R extends PartyRow>(props: PartyListProps<R>) {
  const { kind, words, path, createLabel, empty } = props;
  const { i18n } = useLingui();
  const paths = usePaths();
  const create = useModel().may(`${kind}.create`) ? `${path}/create` : null;
  const button = create !== null && (
    <Button variant="primary" icon="plus" to={paths.to(create)}>
      {createLabel}
    </Button>
  );
  return (
    <ListPage
      header={<PageHeader title={i18n._(words.many)} primary={button} />}
      definition={{
        ...usePartyList(props),
        onCreate: create === null ? undefined : () => paths.go(create),
        empty: { ...empty, action: button },
      }}
    />
  );
}

function usePartyList<R extends PartyRow>(props: PartyListProps<R>): Omit<ListDefinition<R>, 'empty'> {
  const { kind, words, path, rows, orders, figures, own } = props;
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const pending = usePendingDocuments();
  const at = (row: R): string => `${path}/${row.id}`;
  const figured = { ...own.sorts, latest: (row: R) => figures.get(row.id)?.latest ?? '' };
  return {
    id: kind,
    label: i18n._(words.many),
    rows,
    rowId: (row) => row.id,
    href: (row) => paths.to(at(row)),
    onOpen: (row) => paths.go(at(row)),
    onEdit: (row) => paths.go(`${path}/edit/${row.id}`),
    pending: (row) => pending.has(`${kind}/${row.id}`),
    searchHint: t`Name, number, city or contact`,
    text: textOf,
    state: (row) => String(row.state),
    tabs: useStateWords(words).tabs,
    filters: usePartyFilters(props),
    filterReads: [orders],
    columns: [...usePartyColumns<R>(words), ...own.columns, useLatestColumn<R>(figures, orders)],
    sorts: { ...partySorts, ...figured },
    sortReads: Object.fromEntries(Object.keys(figured).map((id) => [id, [orders]])),
    defaultSort: { column: 'name', direction: 'ascending' },
    bulk: { words, commands: ['unblock', 'block', 'archive'] },
  };
}

function textOf({ number, name, category, addresses, contacts, organisationNumber }: PartyRow): string {
  const people = contacts.map((one) => one.name);
  return [number, name, category, organisationNumber, addresses.billing.city, ...people]
    .join(' ')
    .toLowerCase();
}

const partySorts = {
  number: (row: PartyRow) => row.number,
  name: (row: PartyRow) => row.name,
  city: (row: PartyRow) => row.addresses.billing.city,
  category: (row: PartyRow) => row.category,
};

function usePartyFilters<R extends PartyRow>({
  rows,
  own,
  figures,
}: PartyListProps<R>): readonly ListFilter<R>[] {
  const { t } = useLingui();
  const categories = [...new Set(rows.map((row) => row.category))].filter(Boolean).toSorted();
  return [
    {
      kind: 'choice',
      id: 'category',
      label: t`Category`,
      options: categories.map((value) => ({ value, label: value })),
      matching: (values) => (row) => values.has(row.category),
    },
    useCountryFilter(rows),
    ...own.filters,
    {
      kind: 'days',
      id: 'latest',
      label: t`Last order`,
      day: (row) => figures.get(row.id)?.latest ?? null,
    },
  ];
}
