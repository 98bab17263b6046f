import './shipment.css';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ShipmentRow } from '#model/shipment/shipment.events.ts';
import { useAddress } from '../app/use-address.ts';
import { usePaths } from '../app/use-paths.ts';
import { useModel, usePendingDocuments, useQuery, useRows } from '../document/model-context.tsx';
import { EarlierDocuments } from '../document/earlier-documents.tsx';
import { usePartiesNamed } from '../document/use-parties-named.ts';
import { useList, type List } from '../document/use-list.ts';
import { useStateTabs } from '../document/use-state-tabs.ts';
import { useCustomerName } from '../sales-order/use-customer-name.ts';
import { DataList } from '../ui/data-list.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { useShipmentColumns } from './shipment-columns.tsx';
import { ShipmentPanel } from './shipment-panel.tsx';
import { shipmentWords } from './shipment.messages.ts';

/** Goods that leave: what is to pack, what is packed, what has left. A shipment opens beside the list. */
export function ShipmentListPage() {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const [query, setQuery] = useAddress();
  const customerName = useCustomerName();
  const orderNumber = useOrderNumber();
  const pending = usePendingDocuments();
  const list = useShipmentList(orderNumber, customerName);
  const open = query['id'];
  return (
    <>
      <PageHeader title={i18n._(shipmentWords.many)} />
      <DataList
        label={i18n._(shipmentWords.many)}
        rows={list.rows}
        rowId={(row) => row.id}
        href={(row) => paths.to(`/apps/sales/shipments?id=${row.id}`)}
        onOpen={(row) => setQuery({ id: row.id })}
        pending={(row) => pending.has(`shipment/${row.id}`)}
        search={{
          value: list.search,
          onChange: list.onSearch,
          placeholder: t`Number, order, customer or tracking`,
        }}
        states={useStateTabs(shipmentWords, list)}
        sort={list.sort}
        onSort={list.onSort}
        columns={useShipmentColumns(orderNumber, customerName)}
        empty={<NoShipments searched={list.search !== ''} />}
      />
      <EarlierDocuments
        kind="shipment"
        search={list.search}
        parties={usePartiesNamed('customer', list.search)}
      />
      {open !== undefined && <ShipmentPanel id={open} onClose={() => setQuery({ id: undefined })} />}
    </>
  );
}

function NoShipments({ searched }: { readonly searched: boolean }) {
  const { t } = useLingui();
  return (
    <EmptyState icon="truck" title={searched ? t`No shipment matches` : t`No shipments here`}>
      <Trans>A finished pick list makes a shipment, ready to be packed and sent.</Trans>
    </EmptyState>
  );
}

type NameOf = (id: string) => string;

function useShipmentList(orderNumber: NameOf, customerName: NameOf): List<ShipmentRow> {
  return useList<ShipmentRow>({
    rows: useRows('shipment'),
    text: (row) =>
      `${row.number ?? ''} ${orderNumber(row.order)} ${customerName(row.customer)} ${row.parcels.map((one) => one.tracking).join(' ')}`.toLowerCase(),
    state: (row) => String(row.state),
    sorts: {
      number: (row) => row.number ?? '',
      order: (row) => orderNumber(row.order),
      customer: (row) => customerName(row.customer),
      opened: (row) => row.createdAt,
      shipped: (row) => row.shippedAt ?? '',
    },
    defaultSort: { column: 'opened', direction: 'descending' },
  });
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
