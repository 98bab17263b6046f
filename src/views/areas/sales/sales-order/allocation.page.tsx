import './sales-order.css';
import { useLingui } from '@lingui/react/macro';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useDecider, usePendingDocuments, useQuery } from '#views/kit/document/model-context.tsx';
import { useToday } from '#views/kit/document/use-today.ts';
import type { ListDefinition } from '#views/kit/list/list-definition.ts';
import type { ListFilter } from '#views/kit/list/list-filter.ts';
import { ListPage } from '#views/kit/list/list-page.tsx';
import { Button } from '#views/ui/button.tsx';
import { PageHeader } from '#views/ui/page-header.tsx';
import { allocationTables, releasables, type Releasable } from './allocation-figures.ts';
import { useAllocationColumns } from './allocation-columns.tsx';
import { dueOn, isLate } from '#model/areas/sales/sales-order/sales-order.figures.ts';
import { useCustomerName } from './use-customer-name.ts';
import { useRelease } from './use-release.ts';

/** Orders waiting for picking: what can be released now, and what is waiting for stock and until when. */
export function AllocationPage() {
  const { t } = useLingui();
  const paths = usePaths();
  return (
    <ListPage
      header={
        <PageHeader
          title={t`Allocation`}
          subtitle={t`Confirmed orders with goods on no pick list yet`}
          actions={
            <Button icon="package" to={paths.to('/apps/sales/picking/lines')}>
              {t`Allocate by hand`}
            </Button>
          }
        />
      }
      definition={useAllocationList()}
    />
  );
}

function useAllocationList(): ListDefinition<Releasable> {
  const { t } = useLingui();
  const paths = usePaths();
  useDecider();
  const customerName = useCustomerName();
  const pending = usePendingDocuments();
  const today = useToday();
  const { refused, release } = useRelease();
  const at = (row: Releasable): string => `/apps/sales/orders/${row.id}`;
  return {
    id: 'release',
    label: t`Orders to release`,
    rows: useQuery<readonly Releasable[]>(allocationTables, today, (model) => releasables(model, today), []),
    rowId: (row) => row.id,
    href: (row) => paths.to(at(row)),
    onOpen: (row) => paths.go(at(row)),
    pending: (row) => pending.has(`salesOrder/${row.id}`),
    searchHint: t`Number or customer`,
    text: ({ order }) => `${order.number ?? ''} ${customerName(order.customer)}`.toLowerCase(),
    state: (row) => (row.isReady ? 'ready' : 'waiting'),
    tabs: [
      { id: 'ready', label: t`Can be released` },
      { id: 'waiting', label: t`Waiting` },
    ],
    reads: ['customer'],
    filters: useAllocationFilters(),
    columns: useAllocationColumns({ customerName, refused, onRelease: (id) => release([id]) }),
    sorts: allocationSorts(customerName),
    defaultSort: { column: 'promised', direction: 'ascending' },
    empty: {
      icon: 'clipboard',
      narrowed: t`No order matches`,
      none: t`Nothing waits for picking`,
      text: t`Confirmed orders are listed here until all their goods are on pick lists.`,
    },
    actions: (rows) => <ReleaseAll rows={rows} onRelease={release} />,
    onSelected: (ids) => <ReleaseSelected onRelease={() => release(ids)} />,
  };
}

function useAllocationFilters(): readonly ListFilter<Releasable>[] {
  const { t } = useLingui();
  const today = useToday();
  return [
    { kind: 'flag', id: 'late', label: t`Late`, icon: 'clock', is: ({ order }) => isLate(order, today) },
    { kind: 'days', id: 'promised', label: t`Promised`, day: ({ order }) => dueOn(order) },
  ];
}

const allocationSorts = (customerName: (id: string) => string): ListDefinition<Releasable>['sorts'] => ({
  number: ({ order }) => order.number ?? '',
  customer: ({ order }) => customerName(order.customer),
  promised: ({ order }) => dueOn(order),
  priority: ({ order }) => order.priority,
});

function ReleaseSelected({ onRelease }: { readonly onRelease: () => void }) {
  const { t } = useLingui();
  return (
    <Button size="sm" variant="primary" icon="send" data-testid="release-selected" onClick={onRelease}>
      {t`Release to picking`}
    </Button>
  );
}

/** Releases every releasable order among the rows shown. */
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
      size="sm"
      icon="send"
      disabledReason={ready.length === 0 ? t`None of these orders can be released now.` : undefined}
      onClick={() => onRelease(ready)}
    >
      {t`Release all that is ready`}
    </Button>
  );
}
