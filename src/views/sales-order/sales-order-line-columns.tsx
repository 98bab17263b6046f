import { useLingui } from '@lingui/react/macro';
import { lineAmount } from '#model/values/money.ts';
import { tradable } from '#model/product/product.rules.ts';
import type { ProductRow } from '#model/product/product.events.ts';
import { useModel, useQuery } from '../document/model-context.tsx';
import { unitWords } from '../product/product.messages.ts';
import { useProductName } from '../product/product-name.ts';
import { useProductSearch } from '../product/product-search.ts';
import { Autocomplete } from '../ui/autocomplete.tsx';
import { Icon } from '../ui/icon.tsx';
import type { LineColumn } from '../ui/line-table-types.ts';
import { useFormat } from '../ui/use-format.ts';
import { lineStock, type LineStock } from './line-stock.ts';
import type { DraftLine, TypedCell } from './sales-order-draft.ts';
import type { OrderEditor } from './use-order-editor.ts';

type Column = LineColumn<DraftLine>;

/** The columns of an order's lines while they are written: product found by typing, the rest as in a spreadsheet. */
export function useEditorColumns(editor: OrderEditor): readonly Column[] {
  const { t } = useLingui();
  const format = useFormat();
  const typed = useTypedColumn(editor);
  const [vat, amount] = useSumColumns(editor);
  const number = (value: number | null, digits: number, least = 0): string =>
    value === null ? '' : format.decimal(value, digits, least);
  return [
    useProductColumn(editor),
    useFreeColumn(editor),
    typed('quantity', { header: t`Quantity`, width: '6.5rem' }, (line) => number(line.quantity, 3)),
    useUnitColumn(),
    typed('price', { header: t`Price`, width: '7.5rem' }, (line) => number(line.price, 4, 2)),
    typed('discount', { header: t`Discount %`, width: '6.5rem' }, (line) =>
      line.discount === 0 ? '' : number(line.discount, 2),
    ),
    vat,
    typed(
      'promisedOn',
      { header: t`Promised`, width: '8rem', inputMode: 'numeric', align: 'start' },
      (line) => line.promisedOn ?? '',
    ),
    amount,
  ];
}

/** The rate of VAT of a line, and what it comes to. */
function useSumColumns(editor: OrderEditor): readonly [Column, Column] {
  const { t } = useLingui();
  const format = useFormat();
  const rates = new Map(editor.settled.map((line) => [line.id, line.vatRate]));
  return [
    {
      id: 'vat',
      header: t`VAT`,
      width: '4.5rem',
      align: 'end',
      text: (line) => {
        const rate = rates.get(line.id);
        return rate === undefined || rate === null ? '' : format.percent(rate);
      },
    },
    {
      id: 'amount',
      header: t`Amount`,
      width: '8.5rem',
      align: 'end',
      text: (line) =>
        line.price === null
          ? ''
          : format.money(lineAmount(line.quantity, line.price, line.discount), editor.value.currency),
    },
  ];
}

function useTypedColumn(editor: OrderEditor) {
  return (id: TypedCell, rest: Omit<Column, 'id' | 'text'>, text: (line: DraftLine) => string): Column => ({
    id,
    editable: true,
    inputMode: 'decimal',
    align: 'end',
    ...rest,
    text: (line) => line.wrong[id] ?? text(line),
    error: (line) => editor.cellError(line, id),
  });
}

function useUnitColumn(): Column {
  const { t, i18n } = useLingui();
  const { replica } = useModel();
  return {
    id: 'unit',
    header: t`Unit`,
    width: '4rem',
    text: ({ product: id }) => {
      const row = id === null ? undefined : replica.view.get('product', id);
      return row ? i18n._(unitWords[row.unit]) : '';
    },
  };
}

type StockOf = (line: DraftLine) => LineStock | undefined;
const unknownStock: StockOf = () => undefined;

/** What a line may count on; marked where it wants more than that. */
function useFreeColumn({ value: { warehouse } }: OrderEditor): Column {
  const { t } = useLingui();
  const format = useFormat();
  const stockOf = useQuery<StockOf>(
    ['availability', 'reservation', 'product'],
    warehouse,
    (model) => (line) => lineStock(model, line, warehouse),
    unknownStock,
  );
  const text = (line: DraftLine): string => {
    const stock = stockOf(line);
    return stock ? format.quantity(stock.free + stock.held) : '';
  };
  return {
    id: 'free',
    header: t`Free`,
    width: '5.5rem',
    align: 'end',
    text,
    render: (line) => {
      const stock = stockOf(line);
      if (!stock) return <span className="ui-faint">–</span>;
      const lacks = line.quantity > stock.free + stock.held;
      return (
        <span className="order-free" data-tone={lacks ? 'warning' : 'success'}>
          {lacks && <Icon name="alert" size={13} label={t`Less than wanted: the rest waits for stock`} />}
          {text(line)}
        </span>
      );
    },
  };
}

function useProductColumn(editor: OrderEditor): Column {
  const { t } = useLingui();
  const { replica } = useModel();
  const nameOf = useProductName();
  const search = useProductSearch((row: ProductRow) => tradable(replica.view, row.id, 'sell') === null);
  const productOf = (id: string | null): ProductRow | undefined =>
    id === null ? undefined : replica.view.get('product', id);
  const text = (line: DraftLine): string => {
    const row = productOf(line.product);
    return row ? `${row.sku} · ${nameOf(row)}` : '';
  };
  const choose = (line: DraftLine, id: string | null): void => {
    const next = editor.grammar.take(line, productOf(id) ?? null);
    editor.change({ lines: editor.value.lines.map((one) => (one.id === line.id ? next : one)) });
  };
  return {
    id: 'product',
    header: t`Product`,
    wide: true,
    text,
    error: (line) => editor.cellError(line, 'product'),
    input: (line, label) => (
      <Autocomplete
        label={label}
        placeholder={t`SKU, name or barcode`}
        value={line.product === null ? null : { value: line.product, label: text(line) }}
        search={search}
        onChange={(option) => choose(line, option?.value ?? null)}
      />
    ),
  };
}
