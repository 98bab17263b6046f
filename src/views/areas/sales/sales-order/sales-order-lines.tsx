import { useLingui } from '@lingui/react/macro';
import type { SalesOrderLine, SalesOrderRow } from '#model/areas/sales/sales-order/sales-order.facts.ts';
import type { Reader } from '#model/engine/reader.ts';
import {
  enteredLines,
  kitsIn,
  linesWithKits,
  wholeKits,
} from '#model/areas/sales/sales-order/sales-order.kits.ts';
import { openInQuote } from '#model/areas/sales/sales-order/sales-order.quote-parts.ts';
import { openOf } from '#model/areas/sales/sales-order/sales-order.lines.ts';
import { reductionOf, totals } from '#model/lines/line-totals.ts';
import { undiscounted } from '#model/lines/order-discount.ts';
import { useQuery } from '#views/kit/document/model-context.tsx';
import { LineList } from '#views/kit/lines/line-list.tsx';
import { LineExport } from '#views/kit/list/line-export.tsx';
import { useSalesLineFile } from './sales-order-line-file.ts';
import { useMargins } from './use-margins.ts';
import { useLineWords } from '#views/areas/products/product/line-words.ts';
import { useReadProductColumn } from '#views/areas/products/product/product-cell.tsx';
import { EmptyState } from '#views/ui/empty-state.tsx';
import type { LineColumn } from '#views/ui/line-table-types.ts';
import { Panel } from '#views/ui/panel.tsx';
import { salesSide } from '#model/areas/products/prices/price-side.ts';
import { usePriceSource } from '#views/areas/products/prices/use-price-source.ts';
import { useFormat } from '#views/ui/use-format.ts';
import { chargeWords } from './charge.messages.ts';
import { counterWords } from './sales-order.messages.ts';
import { useTotalRows } from '#views/kit/lines/use-total-rows.ts';

type Column = LineColumn<SalesOrderLine>;
const nothingHeld: ReadonlyMap<string, number> = new Map();

/** The ordered lines, and the progress of each. */
export function SalesOrderLines({ row }: { readonly row: SalesOrderRow }) {
  const { t } = useLingui();
  const margins = useMargins<SalesOrderLine>(row, enteredLines(row.lines));
  const columns = [
    useReadProductColumn<SalesOrderLine>(),
    ...useCounterColumns(row),
    ...usePriceColumns(row),
    ...margins.columns,
  ];
  const sums = [
    ...useTotalRows(totals(row), row.currency, 'byRate', reductionOf(row.lines)),
    ...margins.totals,
  ];
  const file = useSalesLineFile();
  if (row.lines.length === 0)
    return (
      <Panel>
        <EmptyState
          icon="list"
          title={t`No lines yet`}
        >{t`Edit the order to add what the customer wants.`}</EmptyState>
      </Panel>
    );
  return (
    <LineList
      title={t`Lines`}
      actions={<LineExport list="salesOrder" file={file} row={row} label={row.number ?? t`Draft order`} />}
      lines={linesWithKits(row.lines)}
      columns={columns}
      totals={sums}
    />
  );
}

/** The progress of each line in counters; none for a draft, which reserves nothing. Zeros are muted. */
function useCounterColumns(row: SalesOrderRow): readonly Column[] {
  const { t } = useLingui();
  const held = useHeld(row.id);
  const counter = useCounter();
  const words = useLineWords();
  const inUnit = (line: SalesOrderLine): string => words.ordered(line, line.quantity);
  const quantity = counter('quantity', (line) => line.quantity);
  const hasUnits = row.lines.some((line) => line.orderedIn);
  const ordered = hasUnits ? { ...quantity, width: '8.5rem', render: inUnit } : quantity;
  if (row.revision === 0) {
    const left = counter('left', (line) => (line.ofKit ? 0 : openInQuote(row, line)));
    const parts = row.quote?.parts ? [left] : [];
    const header = row.quote ? t`Quoted` : quantity.header;
    return [{ ...quantity, header, width: hasUnits ? '10rem' : '7rem', render: inUnit }, ...parts];
  }
  const hasReturns = row.lines.some((line) => line.returned > 0);
  const wasCut = row.lines.some((line) => line.cancelled > 0);
  return [
    ordered,
    ...(wasCut ? [counter('cancelled', (line) => line.cancelled)] : []),
    counter('reserved', (line) => held.get(line.id) ?? 0),
    counter('released', (line) => line.released),
    counter('picked', (line) => line.picked),
    counter('shipped', (line) => line.shipped),
    ...(hasReturns ? [counter('returned', (line) => line.returned)] : []),
    { ...counter('open', openOf, true), width: '6.5rem' },
  ];
}

/** Creates the column of a counter; the ordered quantity has the unit and is bold. */
function useCounter() {
  const { i18n } = useLingui();
  const format = useFormat();
  const { quantity } = useLineWords();
  return (
    id: keyof typeof counterWords,
    figure: (line: SalesOrderLine) => number,
    strong = false,
  ): Column => ({
    id,
    header: i18n._(counterWords[id]),
    width: '5.25rem',
    align: 'end',
    text: (line) => format.quantity(figure(line)),
    render: (line) => {
      if (figure(line) === 0) return <span className="ui-faint">{format.quantity(0)}</span>;
      return strong ? <strong>{quantity(line, figure(line))}</strong> : format.quantity(figure(line));
    },
  });
}

/** The quantity reserved for each line of an order, thousandths. */
function useHeld(order: string): ReadonlyMap<string, number> {
  return useQuery(['reservation'], order, ({ replica: { view } }) => heldOf(view, order), nothingHeld);
}

/** Kits reserve as many as their reserved parts make. [SO31] */
function heldOf(view: Reader, order: string): ReadonlyMap<string, number> {
  const held = new Map(
    view.by('reservation', 'document', order).map((entry) => [entry.id, entry.soft + entry.hard]),
  );
  for (const { kit, parts } of kitsIn(view.get('salesOrder', order)?.lines ?? []))
    held.set(
      kit.id,
      wholeKits(
        parts.filter(({ stocked }) => stocked),
        (part) => held.get(part.id) ?? 0,
      ),
    );
  return held;
}

function usePriceColumns(row: SalesOrderRow): readonly Column[] {
  const { t } = useLingui();
  const format = useFormat();
  const isCheaper = enteredLines(row.lines).some((line) => line.discount > 0);
  const discount: Column = {
    id: 'discount',
    header: t`Discount`,
    width: '5.5rem',
    align: 'end',
    text: (line) => (line.discount === 0 ? '' : format.percent(line.discount)),
  };
  const price = (line: SalesOrderLine): string =>
    line.price === null ? '' : format.unitPrice(line.price, row.currency);
  const amount = (line: SalesOrderLine): string =>
    line.price === null ? '' : format.money(undiscounted(line, line.quantity - line.cancelled), row.currency);
  const money = (id: string, header: string, width: string, text: Column['text']): Column => ({
    id,
    header,
    width,
    text,
    align: 'end',
    // What is part of a kit is in the kit's price.
    render: (line) => (line.ofKit ? <span className="ui-faint">{text(line)}</span> : text(line)),
  });
  return [
    money('price', t`Price`, '7rem', price),
    ...useOriginColumns(row),
    ...(isCheaper ? [discount] : []),
    money('amount', t`Amount`, '8rem', amount),
  ];
}

/** Where prices are from and what is charged on top of goods, where any line has them. [PRI10] [SO91] */
function useOriginColumns({ lines }: SalesOrderRow): readonly Column[] {
  const { t, i18n } = useLingui();
  const sourceOf = usePriceSource(salesSide);
  const source: Column = {
    id: 'pricedBy',
    header: t`Priced by`,
    width: '8rem',
    text: (line) => sourceOf(line.pricedBy),
  };
  const charge: Column = {
    id: 'charge',
    header: t`Charge`,
    width: '6rem',
    text: (line) => (line.charge ? i18n._(chargeWords[line.charge]) : ''),
  };
  const optional: Column = {
    id: 'optional',
    header: t`Optional`,
    width: '6rem',
    text: (line) => (line.optional && !line.ofKit ? (line.chosen ? t`Chosen` : t`Optional`) : ''),
  };
  return [
    ...(lines.some((line) => line.optional) ? [optional] : []),
    ...(lines.some(({ pricedBy = 'product' }) => pricedBy !== 'product') ? [source] : []),
    ...(lines.some((line) => line.charge) ? [charge] : []),
  ];
}
