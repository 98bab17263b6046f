import { useLingui } from '@lingui/react/macro';
import type { CountRow } from '#model/areas/stock/count/count.facts.ts';
import { countedLines, countListing } from '#model/areas/stock/count/count.listing.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useModel, usePendingDocuments, useRows } from '#views/kit/document/model-context.tsx';
import { usePersonName } from '#views/kit/document/person-name.ts';
import { useToday } from '#views/kit/document/use-today.ts';
import type { ListColumn, ListDefinition } from '#views/kit/list/list-definition.ts';
import type { ListFilter } from '#views/kit/list/list-filter.ts';
import { ListPart } from '#views/kit/list/list-page.tsx';
import { useListed } from '#views/kit/list/use-listed.ts';
import { useStateColumn } from '#views/kit/list/use-state-column.tsx';
import { useStateWords } from '#views/kit/list/use-state-words.ts';
import { useFormat } from '#views/ui/use-format.ts';
import { countWords } from './count.look.ts';
import { countCauseWords } from './count.messages.ts';
import { useScopeName } from './use-scope-name.ts';

interface CountListProps {
  readonly onCreate: (() => void) | undefined;
}

/** All counts, newest first. */
export function CountList({ onCreate }: CountListProps) {
  return <ListPart definition={useCountList(onCreate)} />;
}

const to = (row: CountRow): string => `/apps/inventory/counting/${row.id}`;

function useCountList(onCreate: CountListProps['onCreate']): ListDefinition<CountRow> {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const pending = usePendingDocuments();
  return {
    id: 'count',
    label: i18n._(countWords.many),
    rows: useRows('count'),
    rowId: (row) => row.id,
    href: (row) => paths.to(to(row)),
    onOpen: (row) => paths.go(to(row)),
    onCreate,
    pending: (row) => pending.has(`count/${row.id}`),
    searchHint: t`Number or note`,
    ...useListed<CountRow>(countListing).parts,
    tabs: useStateWords(countWords).tabs,
    filters: useCountFilters(),
    columns: useCountColumns(),
    defaultSort: { column: 'at', direction: 'descending' },
    bulk: { words: countWords, commands: ['start', 'post', 'cancel'] },
    empty: {
      icon: 'clipboard',
      narrowed: t`No count matches`,
      none: t`No counts yet`,
      text: t`Plan a count of bins, a zone or a product. Work goes on while it is counted.`,
    },
  };
}

function useCountFilters(): readonly ListFilter<CountRow>[] {
  const { t, i18n } = useLingui();
  const { choice, days } = useListed<CountRow>(countListing);
  const causes = Object.entries(countCauseWords).map(([value, said]) => ({ value, label: i18n._(said) }));
  const warehouses = useRows('warehouse').map(({ id, name }) => ({ value: id, label: name }));
  return [
    choice({ id: 'warehouse', label: t`Warehouse`, options: warehouses }),
    choice({ id: 'cause', label: t`Cause`, options: causes }),
    days({ id: 'at', label: t`Started` }),
  ];
}

function useCountColumns(): readonly ListColumn<CountRow>[] {
  const { t, i18n } = useLingui();
  const scopeName = useScopeName();
  const { replica } = useModel();
  const warehouseOf = (row: CountRow): string => replica.view.get('warehouse', row.warehouse)?.name ?? '';
  return [
    { id: 'number', header: t`Number`, width: 150, cell: (row) => row.number ?? t`New` },
    {
      id: 'scope',
      header: t`What is counted`,
      width: { share: 2, min: 170 },
      card: 'subtitle',
      cell: scopeName,
    },
    useStateColumn(countWords, { width: 140 }),
    { id: 'warehouse', header: t`Warehouse`, width: 150, cell: warehouseOf },
    { id: 'cause', header: t`Cause`, width: 140, cell: (row) => i18n._(countCauseWords[row.cause]) },
    ...useProgressColumns(),
  ];
}

function useProgressColumns(): readonly ListColumn<CountRow>[] {
  const { t } = useLingui();
  const format = useFormat();
  const today = useToday();
  const personName = usePersonName();
  return [
    {
      id: 'bins',
      header: t`Bins`,
      width: 80,
      align: 'end',
      cell: (row) => format.count(row.bins.length),
      value: (row) => row.bins.length,
    },
    {
      id: 'lines',
      header: t`Counted lines`,
      width: 120,
      align: 'end',
      cell: (row) => `${format.count(countedLines(row))} / ${format.count(row.lines.length)}`,
      value: (row) => row.lines.length,
    },
    { id: 'by', header: t`Counted by`, width: 150, cell: (row) => row.counters.map(personName).join(', ') },
    {
      id: 'plannedFor',
      header: t`Planned for`,
      width: 120,
      cell: (row) => (row.plannedFor === null ? '' : format.date(row.plannedFor)),
    },
    {
      id: 'at',
      header: t`Started`,
      width: 120,
      cell: (row) => (row.startedAt === null ? '' : format.listed(row.startedAt, today)),
      value: (row) => (row.startedAt === null ? null : new Date(row.startedAt)),
    },
  ];
}
