import './sales-order.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { usePaths } from '../app/use-paths.ts';
import { usePendingDocuments, useQuery } from '../document/model-context.tsx';
import { useList, type List } from '../document/use-list.ts';
import { Button } from '../ui/button.tsx';
import { DataList } from '../ui/data-list.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { releasables, type Releasable } from './release-figures.ts';
import { useReleaseColumns } from './release-columns.tsx';
import { dueOn } from './sales-order-figures.ts';
import { useCustomerName } from './use-customer-name.ts';
import { useRelease } from './use-release.ts';
import { useSelection } from './use-selection.ts';

const tables = ['salesOrder', 'reservation', 'balance', 'availability', 'expectation', 'location'] as const;

/** Orders that wait for picking: what can be released now, and what waits for stock and until when. */
export function SalesOrderReleasePage() {
  const { t } = useLingui();
  const paths = usePaths();
  const customerName = useCustomerName();
  const pending = usePendingDocuments();
  const { refused, release } = useRelease();
  const list = useReleaseList(customerName);
  const selection = useSelection(list.rows.map((row) => row.id));
  return (
    <>
      <PageHeader
        title={t`Allocation`}
        subtitle={t`Confirmed orders with goods on no pick list yet`}
        primary={<ReleaseAll rows={list.rows} onRelease={release} />}
      />
      <DataList
        label={t`Orders to release`}
        rows={list.rows}
        rowId={(row) => row.id}
        href={(row) => paths.to(`/apps/sales/orders/${row.id}`)}
        onOpen={(row) => paths.go(`/apps/sales/orders/${row.id}`)}
        pending={(row) => pending.has(`salesOrder/${row.id}`)}
        search={{ value: list.search, onChange: list.onSearch, placeholder: t`Number or customer` }}
        states={useReleaseTabs(list)}
        sort={list.sort}
        onSort={list.onSort}
        selection={{ ...selection, actions: <ReleaseSelected onRelease={() => release(selection.ids)} /> }}
        columns={useReleaseColumns({ customerName, refused, onRelease: (id) => release([id]) })}
        empty={<NothingWaits searched={list.search !== ''} />}
      />
    </>
  );
}

function NothingWaits({ searched }: { readonly searched: boolean }) {
  const { t } = useLingui();
  return (
    <EmptyState icon="clipboard" title={searched ? t`No order matches` : t`Nothing waits for picking`}>
      <Trans>Confirmed orders come here until all of their goods are on pick lists.</Trans>
    </EmptyState>
  );
}

function useReleaseList(customerName: (id: string) => string): List<Releasable> {
  const rows = useQuery<readonly Releasable[]>(tables, '', releasables, []);
  return useList<Releasable>({
    rows,
    text: ({ order }) => `${order.number ?? ''} ${customerName(order.customer)}`.toLowerCase(),
    state: (row) => (row.refusal ? 'waiting' : 'ready'),
    sorts: {
      number: ({ order }) => order.number ?? '',
      customer: ({ order }) => customerName(order.customer),
      promised: ({ order }) => dueOn(order),
      priority: ({ order }) => order.priority,
    },
    defaultSort: { column: 'promised', direction: 'ascending' },
  });
}

function ReleaseSelected({ onRelease }: { readonly onRelease: () => void }) {
  const { t } = useLingui();
  return (
    <Button size="sm" variant="primary" icon="send" data-testid="release-selected" onClick={onRelease}>
      {t`Release to picking`}
    </Button>
  );
}

/** Releases everything that can be, among the rows shown. */
function ReleaseAll({
  rows,
  onRelease,
}: {
  readonly rows: readonly Releasable[];
  readonly onRelease: (ids: readonly string[]) => void;
}) {
  const { t } = useLingui();
  const ready = rows.filter((row) => row.refusal === null).map((row) => row.id);
  return (
    <Button
      variant="primary"
      icon="send"
      disabledReason={ready.length === 0 ? t`None of these orders can be released now.` : undefined}
      onClick={() => onRelease(ready)}
    >
      {t`Release all that is ready`}
    </Button>
  );
}

function useReleaseTabs(list: List<Releasable>) {
  const { t } = useLingui();
  return {
    active: list.state,
    onChange: list.onState,
    tabs: [
      { id: 'all', label: t`All`, count: list.counts.get('all') ?? 0 },
      { id: 'ready', label: t`Can be released`, count: list.counts.get('ready') ?? 0 },
      { id: 'waiting', label: t`Waiting`, count: list.counts.get('waiting') ?? 0 },
    ],
  };
}
