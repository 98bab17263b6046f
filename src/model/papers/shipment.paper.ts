import type { SalesOrderRow } from '#model/areas/sales/sales-order/sales-order.facts.ts';
import { backorderOf, noteLines } from '#model/areas/sales/shipment/delivery-note.ts';
import type { ShipmentRow } from '#model/areas/sales/shipment/shipment.facts.ts';
import { addressLines } from './draw-paper.ts';
import { lineNames } from './line-names.ts';
import { listedLots } from './lot-columns.ts';
import { filledColumns, tableOf, type LineColumn } from './paper-lines.ts';
import type { PaperFact, PaperTable } from './paper.ts';
import type { PaperDeclaration, PaperSource } from './paper-source.ts';

type NoteLine = ReturnType<typeof noteLines>[number];

/** What is in the parcels, without prices. [PAP3] */
export const shipmentPaper: PaperDeclaration<'shipment'> = {
  kind: 'shipment',
  title: () => 'deliveryNote',
  number: ({ number }) => number,
  party: ({ customer }) => ({ table: 'customer', id: customer }),
  foot: 'plain',
  mail: () => 'mailDeliveryNote',
  reads: ['salesOrder', 'carrier', 'product', 'unit', 'lot'],
  parts: (row, source) => {
    const { view, pen } = source;
    const order = view.get('salesOrder', row.order);
    const lines = noteLines(row, order);
    const columns = columnsOf(row, order, lines, source);
    const name = view.get('customer', row.customer)?.name ?? '';
    return {
      addresses: [
        { label: pen.word('deliveryAddress'), name, lines: addressLines(pen, row.deliveryAddress) },
      ],
      facts: factsOf(row, order, source),
      tables: [
        tableOf({ label: pen.word('lines'), lines, columns }),
        ...(order ? backorderTable(row, order, source) : []),
      ],
    };
  },
};

function factsOf(
  row: ShipmentRow,
  order: SalesOrderRow | undefined,
  { view, pen }: PaperSource,
): readonly PaperFact[] {
  const carrier = row.carrier ? view.get('carrier', row.carrier) : undefined;
  const service = carrier?.services.find(({ code }) => code === row.service)?.name ?? row.service;
  const grams = row.parcels.reduce((sum, { weight }) => sum + weight, 0);
  const tracking = row.parcels.flatMap((parcel) => parcel.tracking || []).join(', ');
  return [
    { label: pen.word('order'), value: order?.number ?? '' },
    { label: pen.word('yourReference'), value: order?.theirReference ?? '' },
    { label: pen.word('shippedOn'), value: pen.date(row.shippedAt) },
    { label: pen.word('carrier'), value: carrier?.name ?? '' },
    { label: pen.word('service'), value: (carrier && service) ?? '' },
    { label: pen.word('parcels'), value: row.parcels.length > 0 ? pen.count(row.parcels.length) : '' },
    { label: pen.word('weight'), value: grams > 0 ? pen.kilograms(grams) : '' },
    { label: pen.word('tracking'), value: tracking },
  ];
}

/** Goods as the customer ordered them: in boxes, with what is left over. */
function columnsOf(
  row: ShipmentRow,
  order: SalesOrderRow | undefined,
  lines: readonly NoteLine[],
  source: PaperSource,
): readonly LineColumn<NoteLine>[] {
  const { pen } = source;
  const { inKit, ordered } = lineNames(source);
  const name = inKit(order);
  return [
    { id: 'product', header: pen.word('product'), cell: ({ first }) => name(first) },
    ...listedLots(source, lines),
    ...customsColumns(row, lines, source),
    {
      id: 'quantity',
      header: pen.word('quantity'),
      align: 'end',
      cell: ({ first, quantity, orderedIn }) => ordered({ product: first.product, orderedIn }, quantity),
    },
  ];
}

/** Customs code and origin of goods that leave the country, as far as any of them has them. [PR28] */
function customsColumns(
  { deliveryAddress }: ShipmentRow,
  lines: readonly NoteLine[],
  source: PaperSource,
): readonly LineColumn<NoteLine>[] {
  const { pen, company } = source;
  const { productOf } = lineNames(source);
  if (deliveryAddress.country === company.address.country) return [];
  const columns: readonly LineColumn<NoteLine>[] = [
    {
      id: 'customs',
      header: pen.word('customsCode'),
      cell: ({ first }) => productOf(first)?.customsCode ?? '',
    },
    { id: 'origin', header: pen.word('origin'), cell: ({ first }) => productOf(first)?.origin ?? '' },
  ];
  return filledColumns(columns, lines);
}

/** What of the order is still to come, and when it is promised for, unless that day is over. [PAP30] */
function backorderTable(row: ShipmentRow, order: SalesOrderRow, source: PaperSource): readonly PaperTable[] {
  const { pen, today } = source;
  const { inKit, quantity } = lineNames(source);
  const lines = backorderOf(row, order);
  if (lines.length === 0) return [];
  const label = pen.word('onBackorder');
  return [
    tableOf({
      id: 'backorder',
      label,
      heading: label,
      lines,
      columns: [
        { id: 'product', header: pen.word('product'), cell: inKit(order) },
        {
          id: 'promised',
          header: pen.word('promisedFor'),
          cell: ({ promisedOn }) => (promisedOn < today ? '' : pen.date(promisedOn)),
        },
        {
          id: 'quantity',
          header: pen.word('quantity'),
          align: 'end',
          cell: (line) => quantity(line, line.quantity),
        },
      ],
    }),
  ];
}
