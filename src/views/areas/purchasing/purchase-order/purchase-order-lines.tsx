import { useLingui } from '@lingui/react/macro';
import type {
  PurchaseOrderLine,
  PurchaseOrderRow,
} from '#model/areas/purchasing/purchase-order/purchase-order.facts.ts';
import { openOf } from '#model/areas/purchasing/purchase-order/purchase-order.lines.ts';
import { lineNet, totals } from '#model/areas/purchasing/purchase-order/purchase-order.totals.ts';
import { isAwaited } from '#model/areas/purchasing/purchase-order/purchase-order.kind.ts';
import { useToday } from '#views/kit/document/use-today.ts';
import { useLineWords } from '#views/areas/products/product/line-words.ts';
import { useReadProductColumn } from '#views/areas/products/product/product-cell.tsx';
import { Badge } from '#views/ui/badge.tsx';
import type { LineColumn } from '#views/ui/line-table-types.ts';
import { useFormat } from '#views/ui/use-format.ts';
import { LineList } from '#views/kit/lines/line-list.tsx';
import { LineExport } from '#views/kit/list/line-export.tsx';
import { usePurchaseLineFile } from './purchase-order-line-file.ts';
import { purchaseSide } from '#model/areas/products/prices/price-side.ts';
import { usePriceSource } from '#views/areas/products/prices/use-price-source.ts';
import { useTotalRows } from '#views/kit/lines/use-total-rows.ts';

type Column = LineColumn<PurchaseOrderLine>;

/** The lines of an order with received and open quantities. */
export function PurchaseOrderLines({ row }: { readonly row: PurchaseOrderRow }) {
  const { t } = useLingui();
  const number = row.number ?? t`Draft order`;
  const quantities = useQuantityColumns(row);
  const prices = usePriceColumns(row);
  return (
    <LineList
      title={t`Lines`}
      actions={<LineExport list="purchaseOrder" file={usePurchaseLineFile()} row={row} label={number} />}
      lines={row.lines}
      columns={[...quantities, ...prices]}
      totals={useTotalRows(totals(row), row.currency, 'inAll')}
    />
  );
}

function useQuantityColumns(row: PurchaseOrderRow): readonly Column[] {
  const { t } = useLingui();
  const { quantity, ordered } = useLineWords();
  const counter = (id: string, header: string, figure: (line: PurchaseOrderLine) => number): Column => ({
    id,
    header,
    align: 'end',
    width: '6.5rem',
    text: (line) => quantity(line, figure(line)),
    render: (line) =>
      figure(line) === 0 ? <span className="ui-faint">0</span> : quantity(line, figure(line)),
  });
  const inUnit = (line: PurchaseOrderLine): string => ordered(line, line.quantity);
  const inUnits = row.lines.some((line) => line.orderedIn)
    ? { width: '8.5rem', text: inUnit, render: inUnit }
    : {};
  const someRejected = row.lines.some((line) => line.rejected > 0);
  const someReturned = row.lines.some((line) => returnedOf(line) > 0);
  return [
    useReadProductColumn(),
    { ...counter('ordered', t`Ordered`, (line) => line.quantity), ...inUnits },
    counter('received', t`Received`, (line) => line.received),
    ...(someRejected ? [counter('rejected', t`Rejected`, (line) => line.rejected)] : []),
    ...(someReturned ? [counter('returned', t`Returned`, returnedOf)] : []),
    counter('open', t`Open`, openOf),
    usePromisedColumn(row),
  ];
}

/** Thousandths that went back to the supplier. [PO23] */
const returnedOf = ({ returned = 0 }: PurchaseOrderLine): number => returned;

function usePromisedColumn(row: PurchaseOrderRow): Column {
  const { t } = useLingui();
  const format = useFormat();
  const today = useToday();
  const dayOf = (line: PurchaseOrderLine): string | null => line.promisedOn ?? row.expectedOn;
  const text = (line: PurchaseOrderLine): string => {
    const day = dayOf(line);
    if (day === null) return '';
    const { firstPromisedOn: first = day } = line;
    const [now, before] = [format.date(day), format.date(first)];
    return first === day ? now : t`${now}, first ${before}`;
  };
  const isLate = (line: PurchaseOrderLine): boolean =>
    isAwaited(row) && openOf(line) > 0 && (dayOf(line) ?? today) < today;
  return {
    id: 'promised',
    header: t`Promised`,
    width: '8.5rem',
    text,
    render: (line) =>
      isLate(line) ? (
        <Badge tone="danger" icon="clock">
          {text(line)}
        </Badge>
      ) : (
        text(line)
      ),
  };
}

/** Empty for those who may not see prices. */
function usePriceColumns(row: PurchaseOrderRow): readonly Column[] {
  const { t } = useLingui();
  const format = useFormat();
  const source = useSourceColumn();
  const amount = (net: number | null): string => (net === null ? '' : format.money(net, row.currency));
  if (row.lines.some((line) => line.price === undefined)) return [];
  const isCheaper = row.lines.some((line) => line.discount > 0);
  const discount: Column = {
    id: 'discount',
    header: t`Discount`,
    align: 'end',
    width: '5.5rem',
    text: (line) => format.percent(line.discount),
  };
  return [
    {
      id: 'price',
      header: t`Price`,
      align: 'end',
      width: '7.5rem',
      text: (line) => (line.price === null ? '' : format.unitPrice(line.price, row.currency)),
    },
    ...(row.lines.some(({ pricedBy = 'product' }) => pricedBy !== 'product') ? [source] : []),
    ...(isCheaper ? [discount] : []),
    {
      id: 'vat',
      header: t`VAT`,
      align: 'end',
      width: '4.5rem',
      text: (line) => (line.vatRate === null ? '–' : format.percent(line.vatRate)),
    },
    {
      id: 'net',
      header: t`Net amount`,
      align: 'end',
      width: '8.5rem',
      text: (line) => amount(lineNet(line)),
    },
  ];
}

/** Where the prices of lines are from. [PRI10] */
function useSourceColumn(): Column {
  const { t } = useLingui();
  const sourceOf = usePriceSource(purchaseSide);
  return {
    id: 'pricedBy',
    header: t`Priced by`,
    width: '8rem',
    text: ({ pricedBy }) => sourceOf(pricedBy),
  };
}
