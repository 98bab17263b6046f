import { useLingui } from '@lingui/react/macro';
import type { SalesOrderRow } from '#model/sales-order/sales-order.facts.ts';
import type { ShipmentRow, ShipmentRowLine } from '#model/shipment/shipment.facts.ts';
import { formatDecimal } from '#i18n/format.ts';
import { useSending } from '../carrier/use-sending.ts';
import { useFetchedRow } from '../document/use-fetched-row.ts';
import { useRow } from '../document/model-context.tsx';
import { usePaperLotColumns } from '../lot/lot-columns.ts';
import { useCustomsColumns } from './customs-columns.ts';
import { useNameInKit } from '../sales-order/name-in-kit.ts';
import { useLineWords } from '../product/line-words.ts';
import { useFormat } from '../ui/use-format.ts';
import { PaperPage } from '../print/paper-page.tsx';
import {
  PaperAddress,
  PaperFacts,
  PaperFoot,
  PaperHead,
  PaperLines,
  type PaperColumn,
} from '../print/paper-parts.tsx';

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
      language={customer?.language}
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
      <PaperLines<ShipmentRowLine>
        label={t`Lines`}
        lines={row.lines}
        lineId={(line) => line.id}
        columns={useColumns(order, row)}
      />
      <PaperFoot of="shipment" />
    </>
  );
}

/** Goods as the customer ordered them: in boxes, with what is left over. */
function useColumns(
  order: SalesOrderRow | undefined,
  row: ShipmentRow,
): readonly PaperColumn<ShipmentRowLine>[] {
  const { t } = useLingui();
  const { ordered } = useLineWords();
  const name = useNameInKit(order);
  const lots = usePaperLotColumns(row.lines);
  const customs = useCustomsColumns(row);
  const asOrdered = ({ product, orderLine }: ShipmentRowLine) => ({
    product,
    orderedIn: order?.lines.find(({ id }) => id === orderLine)?.orderedIn,
  });
  return [
    { id: 'product', header: t`Product`, cell: name },
    ...lots,
    ...customs,
    {
      id: 'quantity',
      header: t`Quantity`,
      align: 'end',
      cell: (line) => ordered(asOrdered(line), line.quantity),
    },
  ];
}

const trackingOf = ({ parcels }: ShipmentRow): string =>
  parcels
    .map(({ tracking }) => tracking)
    .filter(Boolean)
    .join(', ');
