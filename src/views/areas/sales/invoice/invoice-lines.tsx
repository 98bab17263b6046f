import { useLingui } from '@lingui/react/macro';
import type { InvoiceLine, InvoiceRow } from '#model/areas/sales/invoice/invoice.facts.ts';
import { leftOf } from '#model/areas/sales/invoice/invoice.left.ts';
import { LineList } from '#views/kit/lines/line-list.tsx';
import { NamedProduct } from '#views/areas/products/product/product-cell.tsx';
import { useLineWords } from '#views/areas/products/product/line-words.ts';
import type { LineColumn } from '#views/ui/line-table-types.ts';
import { useFormat } from '#views/ui/use-format.ts';
import { useInvoiceLineName } from './invoice-line-name.ts';
import { useInvoiceTotals } from './use-invoice-totals.ts';

type Column = LineColumn<InvoiceLine>;

/** The lines of an invoice, read-only, and what they come to. */
export function InvoiceLines({ row }: { readonly row: InvoiceRow }) {
  const { t } = useLingui();
  return (
    <LineList
      title={t`Lines`}
      lines={row.lines}
      columns={[...useGoodsColumns(row), ...useMoneyColumns(row)]}
      totals={useInvoiceTotals(row)}
    />
  );
}

function useGoodsColumns(row: InvoiceRow): readonly Column[] {
  const { t } = useLingui();
  const format = useFormat();
  const words = useLineWords();
  const nameOf = useInvoiceLineName();
  const quantityOf = (line: InvoiceLine, quantity: number): string =>
    line.product === null
      ? format.quantity(quantity)
      : words.ordered({ ...line, product: line.product }, quantity);
  const credited = (line: InvoiceLine): number => line.quantity - leftOf(row, line).quantity;
  const creditedColumn: Column = {
    id: 'credited',
    header: t`Credited`,
    align: 'end',
    width: '7rem',
    text: (line) => (credited(line) === 0 ? '' : quantityOf(line, credited(line))),
  };
  return [
    {
      id: 'text',
      header: t`Product`,
      wide: true,
      text: nameOf,
      render: (line) => <LineName line={line} name={nameOf(line)} />,
    },
    {
      id: 'quantity',
      header: t`Quantity`,
      align: 'end',
      width: '7rem',
      text: (line) => (line.quantity === 0 ? '' : quantityOf(line, line.quantity)),
    },
    ...(row.lines.some((line) => credited(line) > 0) ? [creditedColumn] : []),
  ];
}

function LineName({ line, name }: { readonly line: InvoiceLine; readonly name: string }) {
  if (line.product === null) return <>{name}</>;
  return (
    <>
      <NamedProduct line={{ product: line.product }} />
      {line.text !== '' && <span className="ui-faint">{line.text}</span>}
    </>
  );
}

function useMoneyColumns({ lines, currency }: InvoiceRow): readonly Column[] {
  const { t } = useLingui();
  const format = useFormat();
  const discount: Column = {
    id: 'discount',
    header: t`Discount`,
    width: '5.5rem',
    align: 'end',
    text: (line) => (line.discount === 0 ? '' : format.percent(line.discount)),
  };
  return [
    {
      id: 'price',
      header: t`Price`,
      width: '8rem',
      align: 'end',
      text: ({ price }) => (price === null ? '' : format.unitPrice(price, currency)),
    },
    ...(lines.some((line) => line.discount > 0) ? [discount] : []),
    {
      id: 'vat',
      header: t`VAT`,
      width: '5rem',
      align: 'end',
      text: ({ vatRate }) => (vatRate === null ? '–' : format.percent(vatRate)),
    },
    {
      id: 'amount',
      header: t`Amount`,
      width: '9rem',
      align: 'end',
      text: ({ amount }) => format.money(amount, currency),
    },
  ];
}
