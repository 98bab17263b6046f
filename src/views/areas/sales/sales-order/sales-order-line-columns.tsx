import { useLingui } from '@lingui/react/macro';
import type { SettledLine } from '#model/areas/sales/sales-order/sales-order.facts.ts';
import { enteredId } from '#model/areas/sales/sales-order/sales-order.kits.ts';
import { undiscounted } from '#model/lines/order-discount.ts';
import { useModel, useQuery } from '#views/kit/document/model-context.tsx';
import { inStock } from '#views/kit/lines/line-editor.ts';
import { useTypedColumns } from '#views/kit/lines/typed-columns.ts';
import { useProductColumn } from '#views/areas/products/product/product-line-columns.tsx';
import type { VariantLines } from '#views/areas/products/product/use-variant-lines.tsx';
import { useUnitColumn } from '#views/areas/products/product/unit-column.tsx';
import { Icon } from '#views/ui/icon.tsx';
import type { LineColumn } from '#views/ui/line-table-types.ts';
import { useFormat } from '#views/ui/use-format.ts';
import { useChargeColumn } from './charge-column.tsx';
import { LineSubstitutes } from './line-substitutes.tsx';
import { useOptionalColumn } from './optional-column.tsx';
import { usePriceSourceColumn } from '#views/areas/products/prices/price-source-column.tsx';
import { salesSide } from '#model/areas/products/prices/price-side.ts';
import { lineStock, type LineStock } from './line-stock.ts';
import type { DraftLine } from './sales-order-draft.ts';
import type { OrderEditor } from './use-order-editor.ts';

type Column = LineColumn<DraftLine>;

/** The columns of an order's lines being edited: product by search, the rest typed as in a spreadsheet. */
export function useEditorColumns(editor: OrderEditor, variants: VariantLines): readonly Column[] {
  const { t } = useLingui();
  const typed = useTypedColumns(editor);
  const [vat, amount] = useSumColumns(editor);
  return [
    useProductColumn(editor, 'sell', variants),
    useFreeColumn(editor),
    typed('quantity', { header: t`Quantity`, width: '6.5rem' }),
    useUnitColumn(editor, '4rem'),
    typed('price', { header: t`Price`, width: '7.5rem' }),
    usePriceSourceColumn<DraftLine>({
      side: salesSide,
      currency: editor.value.currency,
      priceOn: editor.priceOn,
    }),
    ...useChargeColumn(editor),
    typed('discount', { header: t`Discount %`, width: '6.5rem', spare: true }),
    vat,
    ...useOptionalColumn(editor),
    typed('promisedOn', { header: t`Promised`, width: '8rem', spare: true }),
    amount,
  ];
}

/** The VAT rate and the amount of a line. */
function useSumColumns(editor: OrderEditor): readonly [Column, Column] {
  const { t } = useLingui();
  const format = useFormat();
  const rates = ratesOf(editor.settled);
  return [
    {
      id: 'vat',
      header: t`VAT`,
      width: '4.5rem',
      align: 'end',
      text: (line) => {
        return [...(rates.get(line.id) ?? [])].map((rate) => format.percent(rate)).join(', ');
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
          : format.money(undiscounted(line, inStock(line) ?? 0), editor.value.currency),
    },
  ];
}

/** The VAT rates of each line that was entered: of a kit, those of its parts. */
function ratesOf(settled: readonly SettledLine[]): ReadonlyMap<string, ReadonlySet<number>> {
  const rates = new Map<string, Set<number>>();
  for (const line of settled) {
    const of = rates.get(enteredId(line)) ?? new Set();
    if (line.vatRate !== null) rates.set(enteredId(line), of.add(line.vatRate));
  }
  return rates;
}

type StockOf = (line: DraftLine) => LineStock | undefined;
const unknownStock: StockOf = () => undefined;

/** The stock available to a line, highlighted if the line needs more. */
function useFreeColumn(editor: OrderEditor): Column {
  const { t } = useLingui();
  const format = useFormat();
  const { warehouse } = editor.value;
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
    width: '6.5rem',
    align: 'end',
    text,
    render: (line) => {
      const stock = stockOf(line);
      if (!stock) return <span className="ui-faint">–</span>;
      const lacks = (inStock(line) ?? 0) > stock.free + stock.held;
      return (
        <span className="order-free" data-tone={lacks ? 'warning' : 'success'}>
          {lacks && <Icon name="alert" size={13} label={t`Less than wanted: the rest waits for stock`} />}
          {text(line)}
          <LimitedBy stock={stock} />
          {lacks && <LineSubstitutes editor={editor} line={line} />}
        </span>
      );
    },
  };
}

/** The component that limits a kit; nothing for any other product. [PR31] */
function LimitedBy({ stock: { limiting } }: { readonly stock: LineStock }) {
  const { t } = useLingui();
  const { view } = useModel().replica;
  const sku = limiting === undefined ? undefined : view.get('product', limiting)?.sku;
  if (sku === undefined) return null;
  return (
    <span className="order-limit" title={t`Limited by ${sku}`}>
      {sku}
    </span>
  );
}
