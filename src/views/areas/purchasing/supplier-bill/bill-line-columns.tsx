import { useLingui } from '@lingui/react/macro';
import { isArchived } from '#model/engine/archived.ts';
import { compare } from '#model/values/order.ts';
import { receivedLines, unbilledOf } from '#model/areas/purchasing/supplier-bill/received-line.ts';
import { useRows } from '#views/kit/document/model-context.tsx';
import { useTypedColumns } from '#views/kit/lines/typed-columns.ts';
import { useLineWords } from '#views/areas/products/product/line-words.ts';
import { useProductColumn } from '#views/areas/products/product/product-line-columns.tsx';
import type { LineColumn } from '#views/ui/line-table-types.ts';
import { Select } from '#views/ui/select.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { useGoodsReceiptTitle } from '../purchase-order/goods-receipt-title.ts';
import { formLine, isBlank, type BillDraftLine } from './bill-draft.ts';
import { editLine, type BillEditor } from './use-bill-editor.ts';

type Column = LineColumn<BillDraftLine>;

/** The columns of a bill's lines: product and receipt by choice, the other cells typed as in a spreadsheet. */
export function useBillLineColumns(editor: BillEditor): readonly Column[] {
  const { t } = useLingui();
  const typed = useTypedColumns(editor);
  const product: Column = { ...useProductColumn(editor, 'buy'), width: '24%' };
  return [
    product,
    { ...typed('text', { header: t`Text`, width: '9rem' }), wide: true },
    useReceiptColumn(editor),
    typed('quantity', { header: t`Quantity`, width: '6rem' }),
    useUnitColumn(),
    typed('price', { header: t`Price`, width: '6.5rem' }),
    typed('discount', { header: t`Discount %`, width: '6rem', spare: true }),
    typed('vatRate', { header: t`VAT %`, width: '4.5rem' }),
    useAmountColumn(editor),
    typed('code', { header: t`Supplier's code`, width: '7rem', spare: true }),
    useAccountColumn(editor),
  ];
}

/** What the quantity and the price are for, where it is not the stock unit. */
function useUnitColumn(): Column {
  const { t } = useLingui();
  const { productOf } = useLineWords();
  return {
    id: 'unit',
    header: t`Unit`,
    width: '4rem',
    text: ({ product, orderedIn }) =>
      orderedIn?.unit ?? (product === null ? '' : (productOf({ product })?.unit ?? '')),
  };
}

/** What a line comes to: quantity times price, unless the supplier wrote something else. */
function useAmountColumn(editor: BillEditor): Column {
  const { t } = useLingui();
  const format = useFormat();
  const typed = useTypedColumns(editor);
  const text = (line: BillDraftLine): string =>
    isBlank(line) ? '' : format.decimal(formLine(line).amount, 2, 2);
  return typed('amount', { header: t`Amount`, width: '7.5rem', text });
}

interface ReceiptOption {
  readonly value: string;
  readonly label: string;
  readonly receipt: string;
  readonly product: string;
}

/** The receipts' lines that a line may charge for. */
function useReceiptOptions({ value }: BillEditor): (line: BillDraftLine) => readonly ReceiptOption[] {
  const { t } = useLingui();
  const titleOf = useGoodsReceiptTitle();
  const words = useLineWords();
  const rows = useRows('goodsReceipt').filter(({ supplier }) => supplier === value.supplier);
  const isCredit = value.type === 'creditNote';
  return ({ product, receiptLine }) =>
    rows.flatMap((receipt) =>
      receivedLines(receipt)
        .filter((one) => product === null || one.line.product === product)
        .filter((one) => one.line.id === receiptLine || isCredit || unbilledOf(one) > 0)
        .map((one) => {
          const left = words.quantity({ product: one.line.product }, Math.max(0, unbilledOf(one)));
          const number = titleOf(receipt);
          const sku = words.sku({ product: one.line.product });
          return {
            value: one.line.id,
            label: product === null ? t`${number} · ${sku} · ${left} left` : t`${number} · ${left} left`,
            receipt: receipt.id,
            product: one.line.product,
          };
        }),
    );
}

function useReceiptColumn(editor: BillEditor): Column {
  const { t } = useLingui();
  const optionsOf = useReceiptOptions(editor);
  const labelOf = (line: BillDraftLine): string =>
    optionsOf(line).find(({ value }) => value === line.receiptLine)?.label ?? '';
  return {
    id: 'receiptLine',
    header: t`Goods receipt`,
    width: '11rem',
    text: labelOf,
    error: (line) => editor.cellError(line, 'receiptLine'),
    input: (line, label) => {
      const options = optionsOf(line);
      return (
        <Select
          label={label}
          value={line.receiptLine ?? ''}
          options={[{ value: '', label: t`None` }, ...options]}
          onChange={(chosen) => {
            const option = options.find(({ value }) => value === chosen);
            editLine(editor, line, {
              receipt: option?.receipt ?? null,
              receiptLine: option?.value ?? null,
              product: line.product ?? option?.product ?? null,
            });
          }}
        />
      );
    },
  };
}

/** The account of what is no goods; empty: as posting rules say. */
function useAccountColumn(editor: BillEditor): Column {
  const { t } = useLingui();
  const accounts = useRows('account').filter((one) => !isArchived(one));
  const options = [
    { value: '', label: t`By posting rules` },
    ...accounts
      .toSorted((a, b) => compare(a.number, b.number))
      .map(({ id, number }) => ({ value: id, label: number })),
  ];
  const labelOf = ({ account = '' }: BillDraftLine): string =>
    account === '' ? '' : (options.find(({ value }) => value === account)?.label ?? '');
  return {
    id: 'account',
    header: t`Account`,
    width: '7rem',
    spare: true,
    text: labelOf,
    error: (line) => editor.cellError(line, 'account'),
    input: (line, label) => (
      <Select
        label={label}
        value={line.account ?? ''}
        options={options}
        onChange={(account) => {
          const { account: _, ...rest } = line;
          const next = account === '' ? rest : { ...rest, account };
          editor.change({ lines: editor.value.lines.map((one) => (one.id === line.id ? next : one)) });
        }}
      />
    ),
  };
}
