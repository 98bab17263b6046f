import './shipment.css';
import { useLingui } from '@lingui/react/macro';
import type { ShipmentRow } from '#model/areas/sales/shipment/shipment.facts.ts';
import { shipmentListing } from '#model/areas/sales/shipment/shipment.listing.ts';
import { useAddress } from '#views/navigation/use-address.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useModel, usePendingDocuments, useQuery, useRows } from '#views/kit/document/model-context.tsx';
import type { ListDefinition } from '#views/kit/list/list-definition.ts';
import type { ListFilter } from '#views/kit/list/list-filter.ts';
import { ListPage } from '#views/kit/list/list-page.tsx';
import { useListed } from '#views/kit/list/use-listed.ts';
import { useStateWords } from '#views/kit/list/use-state-words.ts';
import { usePartyOptions } from '#views/areas/setup/party/party-options.ts';
import { useCustomerName } from '../sales-order/use-customer-name.ts';
import { PageHeader } from '#views/ui/page-header.tsx';
import { useShipmentColumns } from './shipment-columns.tsx';
import { ShipmentPanel } from './shipment-panel.tsx';
import { shipmentWords } from './shipment.look.ts';

/** Shipments: to pack, packed, shipped. One opens next to the list. */
export function ShipmentListPage() {
  const { i18n } = useLingui();
  const [{ id }, setQuery] = useAddress();
  return (
    <ListPage
      header={<PageHeader title={i18n._(shipmentWords.many)} />}
      definition={useShipmentList((row) => setQuery({ id: row.id }))}
    >
      {id !== undefined && (
        <ShipmentPanel id={id} onClose={() => setQuery({ id: undefined, tab: undefined })} />
      )}
    </ListPage>
  );
}

function useShipmentList(onOpen: (row: ShipmentRow) => void): ListDefinition<ShipmentRow> {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const customerName = useCustomerName();
  const orderNumber = useOrderNumber();
  const pending = usePendingDocuments();
  return {
    id: 'shipment',
    label: i18n._(shipmentWords.many),
    rows: useRows('shipment'),
    rowId: (row) => row.id,
    href: (row) => paths.to(`/apps/sales/shipments?id=${row.id}`),
    onOpen,
    pending: (row) => pending.has(`shipment/${row.id}`),
    searchHint: t`Number, order, customer or tracking`,
    ...useListed<ShipmentRow>(shipmentListing).parts,
    tabs: useStateWords(shipmentWords).tabs,
    filters: useShipmentFilters(),
    columns: useShipmentColumns(orderNumber, customerName),
    defaultSort: { column: 'opened', direction: 'descending' },
    bulk: { words: shipmentWords, commands: ['ship', 'deliver', 'cancel'] },
    empty: {
      icon: 'truck',
      narrowed: t`No shipment matches`,
      none: t`No shipments here`,
      text: t`A finished pick list makes a shipment, ready to be packed and sent.`,
    },
  };
}

function useShipmentFilters(): readonly ListFilter<ShipmentRow>[] {
  const { t } = useLingui();
  const { choice, days } = useListed<ShipmentRow>(shipmentListing);
  return [
    choice({ id: 'customer', label: t`Customer`, options: usePartyOptions('customer') }),
    days({ id: 'opened', label: t`Picked` }),
    days({ id: 'shipped', label: t`Shipped` }),
  ];
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
