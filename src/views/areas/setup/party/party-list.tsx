import { useLingui } from '@lingui/react/macro';
import type { PartyKind } from '#model/areas/setup/party-category/party-category.ts';
import type { Rows } from '#model/engine/rows.ts';
import type { DocumentWords } from '#views/kit/document/document-words.ts';
import { useModel, useRows } from '#views/kit/document/model-context.tsx';
import { textOfTags } from '#views/kit/document/tag-name.ts';
import type { ListColumn, ListDefinition, ListEmpty } from '#views/kit/list/list-definition.ts';
import type { ListFilter } from '#views/kit/list/list-filter.ts';
import { useCategoryFilter } from '../party-category/category-filter.ts';
import { usePartyCategories } from '../party-category/use-party-categories.ts';
import type { AnyFields } from '#views/kit/records/record-field.ts';
import { RecordListPage } from '#views/kit/records/record-list.tsx';
import { useTagFilter } from '#views/kit/list/use-tag-filter.ts';
import { useCountryFilter } from './country-filter.ts';
import { useLatestColumn, usePartyColumns } from './party-columns.tsx';
import type { PartyFigures, PartyRow } from './party-row.ts';

interface PartyListProps<K extends PartyKind> {
  readonly kind: K;
  readonly words: DocumentWords;
  readonly fields: AnyFields;
  /** The address of the list, without a locale; its parties' pages are below it. */
  readonly path: string;
  /** The kind of order that the figures and the list's own parts are read from. */
  readonly orders: 'salesOrder' | 'purchaseOrder';
  readonly figures: PartyFigures;
  /** What only customers or only suppliers have. */
  readonly own: {
    readonly columns: readonly ListColumn<Rows[K]>[];
    readonly filters: readonly ListFilter<Rows[K]>[];
    readonly sorts: ListDefinition<Rows[K]>['sorts'];
  };
  readonly empty: Omit<ListEmpty, 'action'>;
}

/** The list of customers, or of suppliers. */
export function PartyListPage<K extends PartyKind>(props: PartyListProps<K>) {
  const { kind, words, fields, path, empty } = props;
  const { t } = useLingui();
  return (
    <RecordListPage
      {...{ kind, words, fields, path, empty }}
      searchHint={t`Name, number, city or contact`}
      own={usePartyList(props)}
    />
  );
}

function usePartyList<K extends PartyKind>(props: PartyListProps<K>): Partial<ListDefinition<Rows[K]>> {
  const { kind, words, fields, orders, figures, own } = props;
  const { pathOf } = usePartyCategories(kind);
  const figured = { ...own.sorts, latest: (row: Rows[K]) => figures.get(row.id)?.latest ?? '' };
  return {
    text: useTextOf(kind),
    reads: [`${kind}Category`, 'tag'],
    filters: usePartyFilters(props),
    filterReads: [orders, `${kind}Category`],
    columns: [...usePartyColumns(words, fields), ...own.columns, useLatestColumn<Rows[K]>(figures, orders)],
    sorts: {
      city: (row) => row.addresses.billing.city,
      category: (row) => pathOf(row.category),
      ...figured,
    },
    defaultSort: { column: 'name', direction: 'ascending' },
    sortReads: {
      category: [`${kind}Category`],
      ...Object.fromEntries(Object.keys(figured).map((id) => [id, [orders]])),
    },
  };
}

function useTextOf(kind: PartyKind): (row: PartyRow) => string {
  const { pathOf } = usePartyCategories(kind);
  const { view } = useModel().replica;
  return ({ number, name, category, addresses, contacts, organisationNumber, tags }) => {
    const people = contacts.map((one) => one.name);
    const said = [number, name, pathOf(category), organisationNumber, addresses.billing.city, ...people];
    return `${said.join(' ').toLowerCase()} ${textOfTags(view, tags)}`;
  };
}

function usePartyFilters<K extends PartyKind>(props: PartyListProps<K>): readonly ListFilter<Rows[K]>[] {
  const { kind, own, figures } = props;
  const { t } = useLingui();
  const rows: readonly PartyRow[] = useRows(kind);
  return [
    useCategoryFilter(kind),
    useCountryFilter(rows),
    ...useTagFilter<Rows[K]>(kind),
    ...own.filters,
    {
      kind: 'days',
      id: 'latest',
      label: t`Last order`,
      day: (row) => figures.get(row.id)?.latest ?? null,
    },
  ];
}
