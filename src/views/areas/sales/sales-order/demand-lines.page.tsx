import './sales-order.css';
import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { isLate } from '#model/areas/sales/sales-order/sales-order.figures.ts';
import { useDecider, usePendingDocuments, useQuery } from '#views/kit/document/model-context.tsx';
import { useProductName } from '#views/kit/document/product-name.ts';
import { useToday } from '#views/kit/document/use-today.ts';
import type { ListDefinition } from '#views/kit/list/list-definition.ts';
import type { ListFilter } from '#views/kit/list/list-filter.ts';
import { ListPage } from '#views/kit/list/list-page.tsx';
import { usePaths } from '#views/navigation/use-paths.ts';
import { Button } from '#views/ui/button.tsx';
import { PageHeader } from '#views/ui/page-header.tsx';
import { useDemandColumns } from './demand-columns.tsx';
import { DemandDialog } from './demand-dialog.tsx';
import { demandLines, demandTables, isLeftToPeople, type DemandLine } from './demand-lines.ts';
import { useAllocating, type Allocating } from './use-allocating.ts';
import { useCustomerName } from './use-customer-name.ts';

/** The lines of sales orders that want goods: somebody allocates to them, frees, locks, and takes from others. [SO63] */
export function DemandLinesPage() {
  const { t } = useLingui();
  const paths = usePaths();
  const [open, setOpen] = useState<string | null>(null);
  return (
    <ListPage
      header={
        <PageHeader
          title={t`Allocate by hand`}
          subtitle={t`Lines of sales orders that want goods`}
          actions={
            <Button icon="clipboard" to={paths.to('/apps/sales/picking')}>
              {t`Orders to release`}
            </Button>
          }
        />
      }
      definition={useDemandList(setOpen)}
    >
      {open !== null && <DemandDialog line={open} onClose={() => setOpen(null)} />}
    </ListPage>
  );
}

function useDemandList(onOpen: (line: string) => void): ListDefinition<DemandLine> {
  const { t } = useLingui();
  useDecider();
  const customerName = useCustomerName();
  const pending = usePendingDocuments();
  const give = useAllocating();
  const nameOf = useProductName();
  return {
    id: 'demand',
    label: t`Lines that want goods`,
    rows: useQuery<readonly DemandLine[]>(demandTables, '', demandLines, []),
    rowId: (line) => line.id,
    onOpen: (line) => onOpen(line.id),
    pending: ({ order }) => pending.has(`salesOrder/${order.id}`),
    searchHint: t`SKU, order or customer`,
    text: ({ order, product }) =>
      `${product?.sku ?? ''} ${product ? nameOf(product) : ''} ${order.number ?? ''} ${customerName(order.customer)}`.toLowerCase(),
    state: ({ waiting }) => (waiting > 0 ? 'waiting' : 'allocated'),
    tabs: [
      { id: 'waiting', label: t`Waiting` },
      { id: 'allocated', label: t({ context: 'goods', message: 'Allocated' }) },
    ],
    reads: ['customer'],
    filters: useDemandFilters(),
    columns: useDemandColumns({ customerName, onAllocate: (line) => give('allocate', [line]) }),
    sorts: demandSorts(customerName),
    defaultSort: { column: 'promised', direction: 'ascending' },
    empty: {
      icon: 'clipboard',
      narrowed: t`No line matches`,
      none: t`No line wants goods`,
      text: t`Lines of confirmed orders are listed here until their goods have shipped.`,
    },
    onSelected: (ids) => <OfSelected onGive={(type) => give(type, ids)} />,
  };
}

function useDemandFilters(): readonly ListFilter<DemandLine>[] {
  const { t } = useLingui();
  const today = useToday();
  return [
    { kind: 'flag', id: 'late', label: t`Late`, icon: 'clock', is: ({ order }) => isLate(order, today) },
    { kind: 'flag', id: 'locked', label: t`Locked`, icon: 'lock', is: ({ held }) => held.locked === true },
    { kind: 'flag', id: 'byHand', label: t`By hand`, icon: 'user', is: ({ held }) => isLeftToPeople(held) },
    { kind: 'days', id: 'promised', label: t`Promised`, day: ({ held }) => held.on },
  ];
}

const demandSorts = (customerName: (id: string) => string): ListDefinition<DemandLine>['sorts'] => ({
  sku: ({ product }) => product?.sku ?? '',
  order: ({ order }) => order.number ?? '',
  customer: ({ order }) => customerName(order.customer),
  promised: ({ held }) => held.on,
  wanted: ({ held }) => held.open,
  free: ({ free }) => free,
});

function OfSelected({ onGive }: { readonly onGive: (type: Allocating) => void }) {
  const { t } = useLingui();
  return (
    <>
      <Button size="sm" variant="primary" icon="package" onClick={() => onGive('allocate')}>
        {t({ context: 'goods', message: 'Allocate' })}
      </Button>
      <Button size="sm" icon="undo" onClick={() => onGive('free')}>
        {t({ context: 'goods', message: 'Free' })}
      </Button>
      <Button size="sm" icon="lock" onClick={() => onGive('lock')}>
        {t`Lock`}
      </Button>
      <Button size="sm" onClick={() => onGive('unlock')}>
        {t`Unlock`}
      </Button>
    </>
  );
}
