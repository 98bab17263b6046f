import './pick.css';
import { useLingui } from '@lingui/react/macro';
import type { PickRow } from '#model/pick/pick.facts.ts';
import { usePaths } from '../app/use-paths.ts';
import { useModel, usePendingDocuments, useQuery, useRows } from '../document/model-context.tsx';
import { usePersonName } from '../document/person-name.ts';
import type { ListDefinition } from '../list/list-definition.ts';
import type { ListFilter } from '../list/list-filter.ts';
import { ListPage } from '../list/list-page.tsx';
import { useStateWords } from '../list/use-state-words.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { pickContext, type PickContext } from './pick-context.ts';
import { isToDo } from './pick-figures.ts';
import { usePickColumns } from './pick-columns.tsx';
import { pickWords } from './pick.look.ts';

/** The part of the list's query that narrows it to what is for its reader to do. */
const TO_DO = 'todo';

type ContextOf = (row: PickRow) => PickContext;

const unknown = (): PickContext => ({ order: '', customer: '', promisedOn: '', priority: 0 });

/** Pick lists: waiting, in progress and by whom, paused. */
export function PickListPage() {
  const { t } = useLingui();
  return (
    <ListPage
      header={
        <PageHeader title={t`Picking`} subtitle={t`Claim a pick list and pick it with a phone or scanner`} />
      }
      definition={usePickList()}
    />
  );
}

function usePickList(): ListDefinition<PickRow> {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const pending = usePendingDocuments();
  const contextOf = useQuery<ContextOf>(['salesOrder', 'customer'], '', pickContext, unknown);
  const at = (row: PickRow): string => `/apps/warehouse/picking/${row.id}`;
  return {
    id: 'pick',
    label: i18n._(pickWords.many),
    rows: useRows('pick'),
    rowId: (row) => row.id,
    href: (row) => paths.to(at(row)),
    onOpen: (row) => paths.go(at(row)),
    pending: (row) => pending.has(`pick/${row.id}`),
    first: { [TO_DO]: '1' },
    searchHint: t`Number, order or customer`,
    text: (row) => `${row.number ?? ''} ${contextOf(row).order} ${contextOf(row).customer}`.toLowerCase(),
    state: (row) => String(row.state),
    tabs: useStateWords(pickWords).tabs,
    reads: ['salesOrder', 'customer'],
    filters: usePickFilters(contextOf),
    filterReads: ['salesOrder'],
    columns: usePickColumns(contextOf),
    sorts: sortsOf(contextOf),
    sortReads: { order: ['salesOrder'], promised: ['salesOrder'] },
    defaultSort: { column: 'released', direction: 'descending' },
    earlier: { kind: 'pick' },
    bulk: { words: pickWords, commands: ['pause', 'cancel'] },
    empty: {
      icon: 'scan',
      narrowed: t`No pick list matches`,
      none: t`Nothing to pick`,
      text: t`Orders released to picking appear here as pick lists.`,
    },
  };
}

function usePickFilters(contextOf: ContextOf): readonly ListFilter<PickRow>[] {
  const { t } = useLingui();
  const personName = usePersonName();
  const { user } = useModel();
  const pickers = new Set(useRows('pick').flatMap((row) => row.claimedBy ?? []));
  return [
    {
      kind: 'flag',
      id: TO_DO,
      label: t`To do: mine and unclaimed`,
      icon: 'hand',
      is: (row) => isToDo(row, user),
    },
    {
      kind: 'choice',
      id: 'by',
      label: t`Picker`,
      options: [...pickers].map((value) => ({ value, label: personName(value) })),
      matching: (values) => (row) => row.claimedBy !== null && values.has(row.claimedBy),
    },
    { kind: 'days', id: 'promised', label: t`Promised`, day: (row) => contextOf(row).promisedOn },
    { kind: 'days', id: 'released', label: t`Released`, day: (row) => row.createdAt },
  ];
}

function sortsOf(contextOf: ContextOf): ListDefinition<PickRow>['sorts'] {
  return {
    number: (row) => row.number ?? '',
    order: (row) => contextOf(row).order,
    promised: (row) => `${contextOf(row).promisedOn} ${9 - contextOf(row).priority}`,
    lines: (row) => row.lines.length,
    released: (row) => row.createdAt,
  };
}
