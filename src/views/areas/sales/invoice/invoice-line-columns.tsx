import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { InvoiceRow } from '#model/areas/sales/invoice/invoice.facts.ts';
import { vatClasses } from '#model/values/vat-rates.ts';
import { useTypedColumns } from '#views/kit/lines/typed-columns.ts';
import { useLineWords } from '#views/areas/products/product/line-words.ts';
import { vatClassWords } from '#views/areas/setup/vat-rate/vat-class.messages.ts';
import type { LineColumn } from '#views/ui/line-table-types.ts';
import { Select } from '#views/ui/select.tsx';
import { Checkbox } from '#views/ui/checkbox.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { hasOwnPrice, hasQuantity, isDerived, isFree, type InvoiceDraftLine } from './invoice-draft.ts';
import { useInvoiceLineName } from './invoice-line-name.ts';
import { editLine, type InvoiceEditor } from './use-invoice-editor.ts';
import { useMostOfLine } from './use-most-of-line.ts';

type Column = LineColumn<InvoiceDraftLine>;

/** The columns of an invoice that is being written. */
export function useInvoiceLineColumns(row: InvoiceRow, editor: InvoiceEditor): readonly Column[] {
  const isBack = editor.value.lines.some(({ of }) => of !== undefined);
  return [
    ...useGoodsColumns(row, editor),
    ...usePriceColumns(row, editor),
    ...useBackColumns(editor).filter(() => isBack),
    useAmountColumn(row, editor),
  ];
}

/** What lines are for that their text need not say; absent while all say it themselves. */
function useNameColumn({ value: { lines } }: InvoiceEditor): readonly Column[] {
  const { t } = useLingui();
  const nameOf = useInvoiceLineName();
  const name: Column = {
    id: 'item',
    header: t`Product`,
    wide: true,
    text: (line) => nameOf({ ...line, text: '' }),
  };
  return lines.some((line) => line.product !== null || line.advance || line.fee || line.deducts)
    ? [name]
    : [];
}

function useGoodsColumns(row: InvoiceRow, editor: InvoiceEditor): readonly Column[] {
  const { t } = useLingui();
  const typed = useTypedColumns(editor);
  const words = useLineWords();
  const format = useFormat();
  const mostOf = useMostOfLine(row);
  const left: Column = {
    id: 'left',
    header: row.type === 'creditNote' ? t`Can be credited` : t`To invoice`,
    align: 'end',
    width: '8rem',
    text: (line) => {
      const most = mostOf(line);
      if (most === null) return '';
      return line.product === null ? format.quantity(most) : words.quantity({ product: line.product }, most);
    },
  };
  const isTooMuch = (line: InvoiceDraftLine): boolean => line.quantity > (mostOf(line) ?? Infinity);
  const hasMost = editor.value.lines.some((line) => !isFree(line));
  // Lines of products seldom have a text; without products it is what names the line.
  const names = useNameColumn(editor);
  return [
    ...names,
    {
      ...typed('text', { header: t`Text`, ...(names.length > 0 && { width: '9rem' }) }),
      wide: true,
      editable: (line) => !isDerived(line),
    },
    ...(hasMost ? [left] : []),
    {
      ...typed('quantity', { header: t`Quantity`, width: '7rem' }),
      editable: hasQuantity,
      error: (line) => editor.cellError(line, 'quantity', isTooMuch(line) ? 'moreThanInvoiced' : undefined),
    },
  ];
}

/** Prices of lines by hand are typed; those of orders and of what is taken back follow from there. */
function usePriceColumns(row: InvoiceRow, editor: InvoiceEditor): readonly Column[] {
  const { t, i18n } = useLingui();
  const typed = useTypedColumns(editor);
  const options = vatClasses.map((value) => ({ value, label: i18n._(vatClassWords[value]) }));
  const labelOf = (line: InvoiceDraftLine): string =>
    options.find(({ value }) => value === line.vatClass)?.label ?? '';
  const choice = (line: InvoiceDraftLine, label: string): ReactNode =>
    isFree(line) ? (
      <Select
        label={label}
        value={line.vatClass}
        options={options}
        onChange={(vatClass) => editLine(editor, line, { vatClass })}
      />
    ) : (
      <span className="ui-lines-text">{labelOf(line)}</span>
    );
  const header = row.pricesIncludeVat ? t`Price incl. VAT` : t`Price`;
  return [
    { ...typed('price', { header, width: '8rem' }), editable: hasOwnPrice },
    { ...typed('discount', { header: t`Discount %`, width: '6rem', spare: true }), editable: isFree },
    {
      id: 'vatClass',
      header: t`VAT`,
      width: '9rem',
      text: labelOf,
      error: (line) => editor.cellError(line, 'vatClass'),
      // Only lines by hand have a class of their own.
      ...(editor.value.lines.some(isFree) && { input: choice }),
    },
  ];
}

/** Of what is taken back: money in place of what the quantity cost, and whether it may be invoiced again. */
function useBackColumns(editor: InvoiceEditor): readonly Column[] {
  const { t } = useLingui();
  const typed = useTypedColumns(editor);
  return [
    {
      ...typed('credited', { header: t`Other amount`, width: '8rem' }),
      editable: (line) => line.of !== undefined && !isDerived(line),
    },
    {
      id: 'again',
      header: t`Invoice again`,
      width: '7rem',
      text: (line) => (line.of === undefined || isDerived(line) ? '' : line.again ? t`Yes` : t`No`),
      input: (line, label) =>
        line.of === undefined || isDerived(line) ? null : (
          <Checkbox
            checked={line.again}
            label={label}
            labelHidden
            onChange={(again) => editLine(editor, line, { again })}
          />
        ),
    },
  ];
}

/** What each line comes to if it is saved now; several lines at one price share what is to be invoiced. */
function useAmountColumn(row: InvoiceRow, { settled }: InvoiceEditor): Column {
  const { t } = useLingui();
  const format = useFormat();
  const amounts = new Map(settled.lines.map(({ id, amount }) => [id, amount]));
  return {
    id: 'amount',
    header: t`Amount`,
    align: 'end',
    width: '9rem',
    text: ({ id }) => {
      const amount = amounts.get(id);
      return amount === undefined ? '' : format.money(amount, row.currency);
    },
  };
}
