import { useLingui } from '@lingui/react/macro';
import { tradable } from '#model/product/product.rules.ts';
import type { ProductRow } from '#model/product/product.events.ts';
import type { PurchaseOrderLine } from '#model/purchase-order/purchase-order.events.ts';
import { lineNet } from '#model/purchase-order/purchase-order.totals.ts';
import { useModel } from '../document/model-context.tsx';
import { unitWords } from '../product/product.messages.ts';
import { useProductName } from '../product/product-name.ts';
import { useProductSearch } from '../product/product-search.ts';
import { Autocomplete } from '../ui/autocomplete.tsx';
import type { LineColumn } from '../ui/line-table-types.ts';
import { useFormat } from '../ui/use-format.ts';
import type { EditorLine, TypedCell } from './purchase-order-draft.ts';
import type { OrderEditor } from './use-order-editor.ts';

type Column = LineColumn<EditorLine>;

/** The columns of a draft's lines: product found by typing, the other cells typed as in a spreadsheet. */
export function useEditorColumns(
  editor: OrderEditor,
  priced: ReadonlyMap<string, PurchaseOrderLine>,
): readonly Column[] {
  const { t } = useLingui();
  const format = useFormat();
  const product = useProductColumn(editor);
  const { unit, net } = useShownColumns(editor, priced);
  const typed = (
    id: TypedCell,
    rest: Omit<Column, 'id' | 'text'>,
    text: (line: EditorLine) => string,
  ): Column => ({
    id,
    editable: true,
    inputMode: 'decimal',
    align: 'end',
    ...rest,
    text: (line) => line.wrong[id] ?? text(line),
    error: (line) => editor.cellError(line, id),
  });
  const number = (value: number | null, digits: number, least = 0): string =>
    value === null ? '' : format.decimal(value, digits, least);
  return [
    product,
    typed('quantity', { header: t`Quantity`, width: '6.5rem' }, (line) => number(line.quantity, 3)),
    unit,
    typed('price', { header: t`Price`, width: '7rem' }, (line) => number(line.price, 4, 2)),
    typed('discount', { header: t`Discount %`, width: '6.5rem' }, (line) =>
      line.discount === 0 ? '' : number(line.discount, 2),
    ),
    typed(
      'promisedOn',
      { header: t`Wanted on`, width: '8.5rem', inputMode: 'numeric', align: 'start' },
      (line) => line.promisedOn ?? '',
    ),
    net,
  ];
}

/** What a line says without being written: the product's unit, and what the line comes to. */
function useShownColumns(editor: OrderEditor, priced: ReadonlyMap<string, PurchaseOrderLine>) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const { replica } = useModel();
  const unit: Column = {
    id: 'unit',
    header: t`Unit`,
    width: '4.5rem',
    text: ({ product: id }) => {
      const row = id === null ? undefined : replica.view.get('product', id);
      return row ? i18n._(unitWords[row.unit]) : '';
    },
  };
  const net: Column = {
    id: 'net',
    header: t`Net amount`,
    width: '8.5rem',
    align: 'end',
    text: (line) => {
      const known = priced.get(line.id);
      const amount = known ? lineNet(known) : null;
      return amount === null ? '' : format.money(amount, editor.value.currency);
    },
  };
  return { unit, net };
}

function useProductColumn(editor: OrderEditor): Column {
  const { t } = useLingui();
  const { replica } = useModel();
  const nameOf = useProductName();
  const isBought = (row: ProductRow): boolean => tradable(replica.view, row.id, 'buy') === null;
  const search = useProductSearch(isBought);
  const productOf = (id: string | null): ProductRow | undefined =>
    id === null ? undefined : replica.view.get('product', id);
  const text = (line: EditorLine): string => {
    const row = productOf(line.product);
    return row ? `${row.sku} · ${nameOf(row)}` : '';
  };
  const choose = (line: EditorLine, id: string | null): void => {
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
