import { useLingui } from '@lingui/react/macro';
import type { PurchaseOrderRow } from '#model/areas/purchasing/purchase-order/purchase-order.facts.ts';
import { useToday } from '#views/kit/document/use-today.ts';
import type { ListColumn, ListDefinition } from '#views/kit/list/list-definition.ts';
import type { ListFilter } from '#views/kit/list/list-filter.ts';
import { ListPart } from '#views/kit/list/list-page.tsx';
import { useStateColumn } from '#views/kit/list/use-state-column.tsx';
import { usePartyOptions } from '#views/areas/setup/party/party-options.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { ReceiveButton } from '#views/areas/purchasing/purchase-order/receive-button.tsx';
import { useExpectedColumn } from '#views/areas/purchasing/purchase-order/purchase-order-columns.tsx';
import {
  expectedOn,
  isLate,
  openLines,
  receivedShare,
} from '#model/areas/purchasing/purchase-order/purchase-order.figures.ts';
import { usePurchaseOrderTitle } from '#views/areas/purchasing/purchase-order/purchase-order-title.ts';
import { purchaseOrderWords } from '#views/areas/purchasing/purchase-order/purchase-order.look.ts';
import { useFormat } from '#views/ui/use-format.ts';

interface ArrivalsProps {
  readonly orders: readonly PurchaseOrderRow[];
  readonly partyOf: (id: string | null) => string;
}

/** Orders with goods still to come, the most urgent first. */
export function ExpectedArrivals({ orders, partyOf }: ArrivalsProps) {
  return <ListPart definition={useArrivalList({ orders, partyOf })} />;
}

function useArrivalList({ orders, partyOf }: ArrivalsProps): ListDefinition<PurchaseOrderRow> {
  const { t } = useLingui();
  const paths = usePaths();
  const titleOf = usePurchaseOrderTitle();
  const at = (row: PurchaseOrderRow): string => `/apps/purchasing/orders/${row.id}`;
  return {
    id: 'arrival',
    label: t`Expected arrivals`,
    height: 'max(20rem, calc(100dvh - 31rem))',
    rows: orders,
    rowId: (row) => row.id,
    href: (row) => paths.to(at(row)),
    onOpen: (row) => paths.go(at(row)),
    searchHint: t`Number, supplier or reference`,
    text: (row) => `${titleOf(row)} ${partyOf(row.supplier)} ${row.theirReference}`.toLowerCase(),
    reads: ['supplier'],
    filters: useArrivalFilters(orders),
    columns: useArrivalColumns(partyOf),
    sorts: {
      expected: (row) => expectedOn(row) ?? '9999',
      number: titleOf,
      supplier: (row) => partyOf(row.supplier),
      received: receivedShare,
    },
    defaultSort: { column: 'expected', direction: 'ascending' },
    empty: {
      icon: 'truckDelivery',
      narrowed: t`No arrival matches`,
      none: t`Nothing is expected`,
      text: t`Placed purchase orders appear here by the day their goods should come.`,
    },
  };
}

function useArrivalFilters(orders: ArrivalsProps['orders']): readonly ListFilter<PurchaseOrderRow>[] {
  const { t } = useLingui();
  const today = useToday();
  return [
    { kind: 'flag', id: 'late', label: t`Late`, icon: 'clock', is: (row) => isLate(row, today) },
    {
      kind: 'choice',
      id: 'supplier',
      label: t`Supplier`,
      options: usePartyOptions('supplier', orders),
      matching: (values) => (row) => row.supplier !== null && values.has(row.supplier),
    },
    { kind: 'days', id: 'expected', label: t`Expected`, day: expectedOn },
  ];
}

function useArrivalColumns(partyOf: ArrivalsProps['partyOf']): readonly ListColumn<PurchaseOrderRow>[] {
  const { t } = useLingui();
  const titleOf = usePurchaseOrderTitle();
  return [
    { id: 'number', header: t`Order`, width: 150, cell: titleOf },
    {
      id: 'supplier',
      header: t`Supplier`,
      width: { share: 2, min: 160 },
      card: 'subtitle',
      cell: (row) => partyOf(row.supplier),
    },
    useExpectedColumn(),
    useStateColumn(purchaseOrderWords, { width: 190, region: 'receipt' }),
    ...useOpenColumns(),
  ];
}

/** The open quantity, and the button to receive it. */
function useOpenColumns(): readonly ListColumn<PurchaseOrderRow>[] {
  const { t } = useLingui();
  const format = useFormat();
  return [
    {
      id: 'lines',
      header: t`Lines open`,
      width: 110,
      align: 'end',
      cell: (row) => format.count(openLines(row)),
    },
    {
      id: 'received',
      header: t`Received`,
      hint: t`The average of the lines, since their units differ.`,
      width: 100,
      align: 'end',
      cell: (row) => format.percent(receivedShare(row)),
    },
    {
      id: 'receive',
      header: t`Action`,
      width: 190,
      align: 'end',
      card: 'action',
      lives: true,
      cell: (row) => <ReceiveButton order={row} size="sm" variant="secondary" />,
    },
  ];
}
