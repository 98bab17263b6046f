import { useLingui } from '@lingui/react/macro';
import type { SalesOrderRow } from '#model/areas/sales/sales-order/sales-order.facts.ts';
import { backorderOf, noteLines } from '#model/areas/sales/shipment/delivery-note.ts';
import type { ShipmentRow } from '#model/areas/sales/shipment/shipment.facts.ts';
import { formatDecimal } from '#i18n/format.ts';
import { useSending } from '#views/areas/setup/carrier/use-sending.ts';
import { useFetchedRow } from '#views/kit/document/use-fetched-row.ts';
import { useRow } from '#views/kit/document/model-context.tsx';
import { useToday } from '#views/kit/document/use-today.ts';
import { useListedLots } from '#views/areas/stock/lot/listed-lots.tsx';
import { useCustomsColumns } from './customs-columns.ts';
import { useNameInKit } from '../sales-order/name-in-kit.ts';
import { useLineWords } from '#views/areas/products/product/line-words.ts';
import { useFormat } from '#views/ui/use-format.ts';
import { PaperPage } from '#views/kit/print/paper-page.tsx';
import {
  PaperAddress,
  PaperFacts,
  PaperFoot,
  PaperHead,
  PaperLines,
  type PaperColumn,
} from '#views/kit/print/paper-parts.tsx';

interface ShipmentProps {
  readonly row: ShipmentRow;
}

/** The contents of the parcels, in the customer's language. [PAP3] */
export function PackingSlipPage({ row }: ShipmentProps) {
  const { t } = useLingui();
  const customer = useRow('customer', row.customer);
  return (
    <PaperPage
      of={{ kind: 'shipment', document: row.id }}
      title={t`Delivery note`}
      number={row.number}
      document={`/apps/sales/shipments?id=${row.id}`}
      party={customer}
    >
      <PackingSlip row={row} />
    </PaperPage>
  );
}

function PackingSlip({ row }: ShipmentProps) {
  const { t } = useLingui();
  const format = useFormat();
  const customer = useRow('customer', row.customer);
  const order = useFetchedRow('salesOrder', row.order);
  const { carrier, service } = useSending(row);
  const lines = noteLines(row, order);
  const grams = row.parcels.reduce((sum, { weight }) => sum + weight, 0);
  return (
    <>
      <PaperHead title={t`Delivery note`} number={row.number} />
      <PaperAddress label={t`Delivery address`} name={customer?.name} address={row.deliveryAddress} />
      <PaperFacts
        facts={[
          { label: t`Order`, value: order?.number },
          { label: t`Your reference`, value: order?.theirReference },
          { label: t`Shipped on`, value: row.shippedAt && format.date(row.shippedAt) },
          { label: t`Carrier`, value: carrier?.name },
          { label: t`Service`, value: carrier && service },
          { label: t`Parcels`, value: row.parcels.length > 0 ? format.count(row.parcels.length) : null },
          { label: t`Weight`, value: grams > 0 ? `${formatDecimal(grams, 3, format.locale)} kg` : null },
          { label: t`Tracking`, value: trackingOf(row) },
        ]}
      />
      <PaperLines
        label={t`Lines`}
        lines={lines}
        lineId={(line) => line.id}
        columns={useColumns(order, row, lines)}
      />
      {order && <Backorder row={row} order={order} />}
      <PaperFoot of="shipment" />
    </>
  );
}

type NoteLine = ReturnType<typeof noteLines>[number];

/** Goods as the customer ordered them: in boxes, with what is left over. */
function useColumns(
  order: SalesOrderRow | undefined,
  row: ShipmentRow,
  lines: readonly NoteLine[],
): readonly PaperColumn<NoteLine>[] {
  const { t } = useLingui();
  const { ordered } = useLineWords();
  const name = useNameInKit(order);
  const lots = useListedLots(lines);
  const customs = useCustomsColumns(row);
  return [
    { id: 'product', header: t`Product`, cell: ({ first }) => name(first) },
    ...lots,
    ...customs.map(({ cell, ...column }) => ({ ...column, cell: ({ first }: NoteLine) => cell(first) })),
    {
      id: 'quantity',
      header: t`Quantity`,
      align: 'end',
      cell: ({ first, quantity, orderedIn }) => ordered({ product: first.product, orderedIn }, quantity),
    },
  ];
}

interface BackorderProps extends ShipmentProps {
  readonly order: SalesOrderRow;
}

/** What of the order is still to come, and when it is promised for, unless that day is over. [PAP30] */
function Backorder({ row, order }: BackorderProps) {
  const { t } = useLingui();
  const format = useFormat();
  const today = useToday();
  const { quantity } = useLineWords();
  const name = useNameInKit(order);
  const lines = backorderOf(row, order);
  if (lines.length === 0) return null;
  return (
    <section className="paper-more">
      <h3>{t`On backorder`}</h3>
      <PaperLines
        label={t`On backorder`}
        lines={lines}
        lineId={(line) => line.id}
        columns={[
          { id: 'product', header: t`Product`, cell: name },
          {
            id: 'promised',
            header: t`Promised for`,
            cell: ({ promisedOn }) => (promisedOn < today ? '' : format.date(promisedOn)),
          },
          {
            id: 'quantity',
            header: t`Quantity`,
            align: 'end',
            cell: (line) => quantity(line, line.quantity),
          },
        ]}
      />
    </section>
  );
}

const trackingOf = ({ parcels }: ShipmentRow): string =>
  parcels
    .map(({ tracking }) => tracking)
    .filter(Boolean)
    .join(', ');
