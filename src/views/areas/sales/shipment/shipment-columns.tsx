import { useLingui } from '@lingui/react/macro';
import type { ShipmentRow } from '#model/areas/sales/shipment/shipment.facts.ts';
import { useToday } from '#views/kit/document/use-today.ts';
import type { ListColumn } from '#views/kit/list/list-definition.ts';
import { useStateColumn } from '#views/kit/list/use-state-column.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { weightOf } from './shipment-figures.ts';
import { shipmentWords } from './shipment.look.ts';

type NameOf = (id: string) => string;

/** The columns of a list of shipments. */
export function useShipmentColumns(
  orderNumber: NameOf,
  customerName: NameOf,
): readonly ListColumn<ShipmentRow>[] {
  return [...useWhoseColumns(orderNumber, customerName), ...useGoodsColumns()];
}

function useWhoseColumns(orderNumber: NameOf, customerName: NameOf): readonly ListColumn<ShipmentRow>[] {
  const { t } = useLingui();
  return [
    {
      id: 'number',
      header: t`Number`,
      width: 136,
      cell: (row) => row.number ?? t`Not shipped`,
    },
    { id: 'order', header: t`Order`, width: 132, cell: (row) => orderNumber(row.order) },
    {
      id: 'customer',
      header: t`Customer`,
      width: { share: 2, min: 170 },
      card: 'subtitle',
      cell: (row) => customerName(row.customer),
    },
    useStateColumn(shipmentWords, { width: 118 }),
  ];
}

function useGoodsColumns(): readonly ListColumn<ShipmentRow>[] {
  const { t } = useLingui();
  const format = useFormat();
  const today = useToday();
  return [
    { id: 'lines', header: t`Lines`, width: 64, align: 'end', cell: (row) => format.count(row.lines.length) },
    {
      id: 'parcels',
      header: t`Parcels`,
      width: 78,
      align: 'end',
      cell: (row) => (row.parcels.length > 0 ? format.count(row.parcels.length) : ''),
    },
    {
      id: 'weight',
      header: t`Weight`,
      width: 92,
      align: 'end',
      cell: (row) => (weightOf(row) > 0 ? format.quantity(weightOf(row), 'kg') : ''),
      value: (row) => weightOf(row) / 1000,
    },
    {
      id: 'opened',
      header: t`Picked`,
      width: 124,
      cell: (row) => format.listed(row.createdAt, today),
      value: (row) => new Date(row.createdAt),
    },
    {
      id: 'shipped',
      header: t`Shipped`,
      width: 124,
      cell: (row) => (row.shippedAt ? format.listed(row.shippedAt, today) : ''),
      value: (row) => (row.shippedAt ? new Date(row.shippedAt) : null),
    },
  ];
}
