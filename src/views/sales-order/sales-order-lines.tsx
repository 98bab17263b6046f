import { useLingui } from '@lingui/react/macro';
import { lineAmount } from '#model/values/money.ts';
import type { SalesOrderLine, SalesOrderRow } from '#model/sales-order/sales-order.events.ts';
import { openOf } from '#model/sales-order/sales-order.lines.ts';
import { totals } from '#model/sales-order/sales-order.totals.ts';
import { useModel, useQuery } from '../document/model-context.tsx';
import { useProductName } from '../product/product-name.ts';
import { unitWords } from '../product/product.messages.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { LineTable } from '../ui/line-table.tsx';
import type { LineColumn } from '../ui/line-table-types.ts';
import { Panel } from '../ui/panel.tsx';
import { useFormat } from '../ui/use-format.ts';
import { counterWords } from './sales-order.messages.ts';
import { ProductCell } from './product-cell.tsx';
import { useTotalRows } from './use-total-rows.ts';

type Column = LineColumn<SalesOrderLine>;
const nothingHeld: ReadonlyMap<string, number> = new Map();

/** What was ordered, and how far each line has come. */
export function SalesOrderLines({ row }: { readonly row: SalesOrderRow }) {
  const { t } = useLingui();
  const columns = [useProductColumn(), ...useCounterColumns(row), ...usePriceColumns(row)];
  const sums = useTotalRows(totals(row), row.currency);
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
    <Panel flush>
      <LineTable<SalesOrderLine>
        label={t`Lines`}
        readOnly
        rows={row.lines}
        rowId={(line) => line.id}
        onCell={() => {}}
        columns={columns}
        totals={sums}
      />
    </Panel>
  );
}

function useProductColumn(): Column {
  const { t } = useLingui();
  const { replica } = useModel();
  const nameOf = useProductName();
  const productOf = (line: SalesOrderLine) => replica.view.get('product', line.product);
  return {
    id: 'product',
    header: t`Product`,
    wide: true,
    text: (line) => {
      const product = productOf(line);
      return product ? `${product.sku} · ${nameOf(product)}` : '';
    },
    render: (line) => <ProductCell product={productOf(line)} />,
  };
}

/** Counters: ordered, reserved, released, picked, shipped, open. A zero is faint. */
function useCounterColumns(row: SalesOrderRow): readonly Column[] {
  const { i18n } = useLingui();
  const format = useFormat();
  const { replica } = useModel();
  const held = useHeld(row.id);
  const counter = (id: keyof typeof counterWords, figure: (line: SalesOrderLine) => number): Column => ({
    id,
    header: i18n._(counterWords[id]),
    width: '5.25rem',
    align: 'end',
    text: (line) => format.quantity(figure(line)),
    render: (line) => (
      <span className={figure(line) === 0 ? 'ui-faint' : ''}>{format.quantity(figure(line))}</span>
    ),
  });
  const wasCut = row.lines.some((line) => line.cancelled > 0);
  return [
    counter('quantity', (line) => line.quantity),
    ...(wasCut ? [counter('cancelled', (line) => line.cancelled)] : []),
    counter('reserved', (line) => held.get(line.id) ?? 0),
    counter('released', (line) => line.released),
    counter('picked', (line) => line.picked),
    counter('shipped', (line) => line.shipped),
    {
      ...counter('open', openOf),
      width: '6rem',
      render: (line) => {
        const product = replica.view.get('product', line.product);
        const unit = product ? i18n._(unitWords[product.unit]) : undefined;
        return openOf(line) === 0 ? (
          <span className="ui-faint">0</span>
        ) : (
          <strong>{format.quantity(openOf(line), unit)}</strong>
        );
      },
    },
  ];
}

/** How much is reserved for each line of an order, thousandths. */
function useHeld(order: string): ReadonlyMap<string, number> {
  return useQuery(
    ['reservation'],
    order,
    ({ replica: { view } }) =>
      new Map(view.by('reservation', 'order', order).map((entry) => [entry.id, entry.soft + entry.hard])),
    nothingHeld,
  );
}

function usePriceColumns(row: SalesOrderRow): readonly Column[] {
  const { t } = useLingui();
  const format = useFormat();
  const price = (line: SalesOrderLine): string => {
    if (line.price === null) return '';
    const amount = format.unitPrice(line.price, row.currency);
    return line.discount === 0 ? amount : `${amount} −${format.percent(line.discount)}`;
  };
  return [
    { id: 'price', header: t`Price`, width: '8.5rem', align: 'end', text: price },
    {
      id: 'amount',
      header: t`Amount`,
      width: '8rem',
      align: 'end',
      text: (line) => {
        const amount = lineAmount(line.quantity - line.cancelled, line.price ?? 0, line.discount);
        return line.price === null ? '' : format.money(amount, row.currency);
      },
    },
  ];
}
