import './pick.css';
import { Trans, useLingui } from '@lingui/react/macro';
import type { PickRow } from '#model/pick/pick.events.ts';
import { usePaths } from '../app/use-paths.ts';
import { EarlierDocuments } from '../document/earlier-documents.tsx';
import { usePendingDocuments, useQuery, useRows } from '../document/model-context.tsx';
import { useList, type List } from '../document/use-list.ts';
import { useStateTabs } from '../document/use-state-tabs.ts';
import { DataList } from '../ui/data-list.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { pickContext, type PickContext } from './pick-context.ts';
import { usePickColumns } from './pick-columns.tsx';
import { pickWords } from './pick.messages.ts';

const unknown = (): PickContext => ({ order: '', customer: '', promisedOn: '', priority: 0 });

/** Pick lists: which wait, who works on which, which are paused. */
export function PickListPage() {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const pending = usePendingDocuments();
  const contextOf = useQuery<(row: PickRow) => PickContext>(
    ['salesOrder', 'customer'],
    '',
    pickContext,
    unknown,
  );
  const list = usePickList(contextOf);
  return (
    <>
      <PageHeader title={t`Picking`} subtitle={t`Claim a pick list and walk it with a phone or a scanner`} />
      <DataList
        label={i18n._(pickWords.many)}
        rows={list.rows}
        rowId={(row) => row.id}
        href={(row) => paths.to(`/apps/warehouse/picking/${row.id}`)}
        onOpen={(row) => paths.go(`/apps/warehouse/picking/${row.id}`)}
        pending={(row) => pending.has(`pick/${row.id}`)}
        search={{ value: list.search, onChange: list.onSearch, placeholder: t`Number, order or customer` }}
        states={useStateTabs(pickWords, list)}
        sort={list.sort}
        onSort={list.onSort}
        columns={usePickColumns(contextOf)}
        empty={
          <EmptyState icon="scan" title={list.search ? t`No pick list matches` : t`Nothing to pick`}>
            <Trans>Orders that are released to picking come here as pick lists.</Trans>
          </EmptyState>
        }
      />
      <EarlierDocuments kind="pick" search={list.search} />
    </>
  );
}

function usePickList(contextOf: (row: PickRow) => PickContext): List<PickRow> {
  return useList<PickRow>({
    rows: useRows('pick'),
    text: (row) => `${row.number ?? ''} ${contextOf(row).order} ${contextOf(row).customer}`.toLowerCase(),
    state: (row) => String(row.state),
    sorts: {
      number: (row) => row.number ?? '',
      order: (row) => contextOf(row).order,
      promised: (row) => `${contextOf(row).promisedOn} ${9 - contextOf(row).priority}`,
      lines: (row) => row.lines.length,
      released: (row) => row.createdAt,
    },
    defaultSort: { column: 'released', direction: 'descending' },
  });
}
