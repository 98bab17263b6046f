import { Trans, useLingui } from '@lingui/react/macro';
import type { ShipmentRow, ShipmentRowLine } from '#model/areas/sales/shipment/shipment.facts.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useModel, useRow } from '#views/kit/document/model-context.tsx';
import { useWaitingTypes } from '#views/kit/document/pending-types.ts';
import { usePlaceName } from '#views/kit/document/place-name.ts';
import { RefusalNotice } from '#views/kit/document/refusal-notice.tsx';
import { useFetchedRow } from '#views/kit/document/use-fetched-row.ts';
import { useVerdict } from '#views/kit/document/use-verdict.ts';
import { useLotColumns } from '#views/kit/stock/lot-columns.ts';
import { AddressLines } from '#views/kit/document/address-lines.tsx';
import { useProductName } from '#views/kit/document/product-name.ts';
import { useQuantity } from '#views/kit/document/use-quantity.ts';
import { KeyValues } from '#views/ui/key-values.tsx';
import { LineTable } from '#views/ui/line-table.tsx';
import type { LineColumn } from '#views/ui/line-table-types.ts';
import { Notice } from '#views/ui/notice.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { UiLink } from '#views/ui/ui-link.tsx';
import { useSettling } from '#views/ui/use-settling.ts';
import { CutOffNotice } from './cut-off-notice.tsx';
import { useSendingItems } from './use-sending-items.tsx';
import { useContentsCheck } from './use-contents-check.ts';
import { ShipmentParcels } from './shipment-parcels.tsx';
import { TimeCell } from '#views/kit/document/time-cell.tsx';

/** A shipment's address, goods and parcels. */
export function ShipmentContents({ row }: { readonly row: ShipmentRow }) {
  const { t } = useLingui();
  const checking = useContentsCheck(row);
  // The parcels begin anew with each version, so it is kept here.
  const isSettling = useSettling(String(row.version));
  return (
    <div className="ui-stack">
      <ShipmentNotices row={row} />
      <Destination row={row} />
      <ShipmentParcels key={row.version} row={row} checking={checking} isSettling={isSettling} />
      <Panel title={t`Goods`} flush>
        <Goods row={row} checked={checking.checked} />
      </Panel>
    </div>
  );
}

/** Why it cannot ship, and commands waiting for the server. */
function ShipmentNotices({ row }: { readonly row: ShipmentRow }) {
  const { t } = useLingui();
  const paths = usePaths();
  const waiting = useWaitingTypes('shipment', row.id);
  const ship = useVerdict('shipment', row.id, 'ship', ['salesOrder']);
  const isHeldBack = ship !== null && ship.code !== 'notInState' && ship.code !== 'notPermitted';
  return (
    <>
      {waiting.size > 0 && (
        <Notice tone="info" title={t`Waits for the server`}>
          <Trans>Goods leave the books once the server has confirmed it.</Trans>
        </Notice>
      )}
      <CutOffNotice row={row} />
      {isHeldBack && <RefusalNotice kind="shipment" refusal={ship} tone="warning" />}
      {row.replacedBy !== null && (
        <Notice tone="info">
          <UiLink to={paths.to(`/apps/sales/shipments?id=${row.replacedBy}`)}>
            <Trans>Its goods wait in a new shipment.</Trans>
          </UiLink>
        </Notice>
      )}
    </>
  );
}

function Destination({ row }: { readonly row: ShipmentRow }) {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const order = useFetchedRow('salesOrder', row.order);
  const customer = useRow('customer', row.customer);
  const moments = [
    { id: 'shipped', label: t`Shipped`, value: row.shippedAt && <TimeCell at={row.shippedAt} /> },
    { id: 'delivered', label: t`Delivered`, value: row.deliveredAt && <TimeCell at={row.deliveredAt} /> },
  ];
  return (
    <KeyValues
      items={[
        {
          id: 'order',
          label: t`Order`,
          value: (
            <UiLink to={paths.to(`/apps/sales/orders/${row.order}`)}>
              {order?.number ?? t`Open the order`}
            </UiLink>
          ),
        },
        {
          id: 'customer',
          label: t`Customer`,
          value: customer && (
            <UiLink to={paths.to(`/apps/sales/customers/${customer.id}`)}>{customer.name}</UiLink>
          ),
        },
        {
          id: 'to',
          label: t`Deliver to`,
          value: <AddressLines address={row.deliveryAddress} locale={i18n.locale} />,
        },
        ...useSendingItems(row),
        ...moments.filter(({ value }) => value !== null),
      ]}
    />
  );
}

interface GoodsProps {
  readonly row: ShipmentRow;
  /** Thousandths of each line that were scanned while packing. */
  readonly checked: ReadonlyMap<string, number>;
}

function Goods({ row, checked }: GoodsProps) {
  const { t } = useLingui();
  return (
    <LineTable<ShipmentRowLine>
      label={t`Goods`}
      readOnly
      rows={row.lines}
      rowId={(line) => line.id}
      onCell={() => {}}
      columns={useGoodsColumns(row, checked)}
    />
  );
}

/** What is in it, where it came from, and how much came back. */
function useGoodsColumns(
  row: ShipmentRow,
  checked: GoodsProps['checked'],
): readonly LineColumn<ShipmentRowLine>[] {
  const { t } = useLingui();
  const sayQuantity = useQuantity();
  const { replica } = useModel();
  const nameOf = useProductName();
  const placeName = usePlaceName();
  const lots = useLotColumns(row.lines);
  const productOf = (line: ShipmentRowLine) => replica.view.get('product', line.product);
  const amount = (id: string, header: string, of: (line: ShipmentRowLine) => number) => ({
    id,
    header,
    width: '7rem',
    align: 'end' as const,
    text: (line: ShipmentRowLine) => (of(line) === 0 ? '–' : sayQuantity(of(line), productOf(line))),
  });
  const returned = amount('returned', t`Returned`, (line) => line.returned ?? 0);
  return [
    { id: 'sku', header: t`SKU`, width: '9rem', text: (line) => productOf(line)?.sku ?? '' },
    {
      id: 'name',
      header: t`Name`,
      wide: true,
      text: (line) => {
        const product = productOf(line);
        return product ? nameOf(product) : '';
      },
    },
    ...lots,
    { id: 'from', header: t`From`, width: '7rem', text: (line) => placeName(line.from) },
    amount('quantity', t`Quantity`, ({ quantity }) => quantity),
    ...(checked.size > 0 ? [amount('checked', t`Checked`, ({ id }) => checked.get(id) ?? 0)] : []),
    ...(row.lines.some((line) => (line.returned ?? 0) > 0) ? [returned] : []),
  ];
}
