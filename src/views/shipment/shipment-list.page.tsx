import './shipment.css';
import { useLingui } from '@lingui/react/macro';
import type { ShipmentRow } from '#model/shipment/shipment.events.ts';
import { useAddress } from '../app/use-address.ts';
import { usePaths } from '../app/use-paths.ts';
import { useModel, usePendingDocuments, useQuery, useRows } from '../document/model-context.tsx';
import type { ListDefinition } from '../list/list-definition.ts';
import { ListPage } from '../list/list-page.tsx';
import { useStateWords } from '../list/use-state-words.ts';
import { usePartyOptions } from '../party/party-options.ts';
import { useCustomerName } from '../sales-order/use-customer-name.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { useShipmentColumns } from './shipment-columns.tsx';
import { ShipmentPanel } from './shipment-panel.tsx';
import { shipmentWords } from './shipment.messages.ts';

/** Goods that leave: what is to pack, what is packed, what has left. A shipment opens beside the list. */
export function ShipmentListPage() {
  const { i18n } = useLingui();
  const [{ id }, setQuery] = useAddress();
  return (
    <ListPage
      header={<PageHeader title={i18n._(shipmentWords.many)} />}
      definition={useShipmentList((row) => setQuery({ id: row.id }))}
    >
      {id !== undefined && <ShipmentPanel id={id} onClose={() => setQuery({ id: undefined })} />}
    </ListPage>
  );
}

function useShipmentList(onOpen: (row: ShipmentRow) => void): ListDefinition<ShipmentRow> {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const customerName = useCustomerName();
  const orderNumber = useOrderNumber();
  const pending = usePendingDocuments();
  const rows = useRows('shipment');
  return {
    id: 'shipment',
    label: i18n._(shipmentWords.many),
    rows,
    rowId: (row) => row.id,
    href: (row) => paths.to(`/apps/sales/shipments?id=${row.id}`),
    onOpen,
    pending: (row) => pending.has(`shipment/${row.id}`),
    searchHint: t`Number, order, customer or tracking`,
    text: (row) =>
      [
        row.number,
        orderNumber(row.order),
        customerName(row.customer),
        ...row.parcels.map((one) => one.tracking),
      ]
        .join(' ')
        .toLowerCase(),
    state: (row) => String(row.state),
    tabs: useStateWords(shipmentWords).tabs,
    reads: ['salesOrder', 'customer'],
    filters: [
      {
        kind: 'choice',
        id: 'customer',
        label: t`Customer`,
        options: usePartyOptions('customer', rows),
        matching: (values) => (row) => values.has(row.customer),
      },
      { kind: 'days', id: 'opened', label: t`Picked`, day: (row) => row.createdAt },
      { kind: 'days', id: 'shipped', label: t`Shipped`, day: (row) => row.shippedAt },
    ],
    columns: useShipmentColumns(orderNumber, customerName),
    sorts: {
      number: (row) => row.number ?? '',
      order: (row) => orderNumber(row.order),
      customer: (row) => customerName(row.customer),
      opened: (row) => row.createdAt,
      shipped: (row) => row.shippedAt ?? '',
    },
    sortReads: { order: ['salesOrder'], customer: ['customer'] },
    defaultSort: { column: 'opened', direction: 'descending' },
    earlier: { kind: 'shipment', party: 'customer' },
    bulk: { words: shipmentWords, commands: ['ship', 'deliver', 'cancel'] },
    empty: {
      icon: 'truck',
      narrowed: t`No shipment matches`,
      none: t`No shipments here`,
      text: t`A finished pick list makes a shipment, ready to be packed and sent.`,
    },
  };
}

const unnamed = (): string => '';

function useOrderNumber(): (id: string) => string {
  const { replica } = useModel();
  return useQuery<(id: string) => string>(
    ['salesOrder'],
    '',
    () => {
      const numbers = new Map(replica.rows('salesOrder').map((row) => [row.id, numberOf(row)]));
      return (id) => numbers.get(id) ?? '';
    },
    unnamed,
  );
}

const numberOf = (row: object): string =>
  'number' in row && typeof row.number === 'string' ? row.number : '';
