import { useLingui } from '@lingui/react/macro';
import {
  expectedFor,
  priceThatComesTo,
} from '#model/areas/purchasing/supplier-bill/supplier-bill.matching.ts';
import { receivedLine, unbilledOf } from '#model/areas/purchasing/supplier-bill/received-line.ts';
import type { BillLine, SupplierBillRow } from '#model/areas/purchasing/supplier-bill/supplier-bill.facts.ts';
import { ifKnown } from '#model/engine/if-known.ts';
import { DocumentLink } from '#views/kit/document/document-link.tsx';
import { useModel, useTablesVersion } from '#views/kit/document/model-context.tsx';
import { LineList } from '#views/kit/lines/line-list.tsx';
import { NamedProduct } from '#views/areas/products/product/product-cell.tsx';
import { useLineWords } from '#views/areas/products/product/line-words.ts';
import type { LineColumn } from '#views/ui/line-table-types.ts';
import { useFormat } from '#views/ui/use-format.ts';
import { useBillLineName } from './bill-line-name.ts';
import { useBillTotals } from './use-bill-totals.ts';
import { useDeviationSentence } from './use-deviation-sentence.ts';

type Column = LineColumn<BillLine>;

/** The lines of a bill next to what was received and agreed, and what each differs by. [SBL4] */
export function BillLines({ row }: { readonly row: SupplierBillRow }) {
  const { t } = useLingui();
  useTablesVersion(['goodsReceipt', 'purchaseOrder', 'supplierBill']);
  return (
    <LineList
      title={t`Lines`}
      lines={row.lines}
      columns={[...useGoodsColumns(row), ...useMoneyColumns(row)]}
      totals={useBillTotals(row)}
    />
  );
}

function useGoodsColumns(row: SupplierBillRow): readonly Column[] {
  const { t } = useLingui();
  const format = useFormat();
  const words = useLineWords();
  const nameOf = useBillLineName();
  const leftOf = useLeft();
  const deviating = useDeviationIn(row);
  const quantityOf = (line: BillLine): string =>
    line.product === null
      ? format.quantity(line.quantity)
      : words.ordered({ ...line, product: line.product }, line.quantity);
  return [
    {
      id: 'item',
      header: t`Product`,
      wide: true,
      text: nameOf,
      render: (line) => <LineName line={line} name={nameOf(line)} />,
      ...deviating('item'),
    },
    {
      id: 'receipt',
      header: t`Goods receipt`,
      width: '9rem',
      text: () => '',
      render: ({ receipt }) => receipt && <DocumentLink kind="goodsReceipt" id={receipt} />,
      ...deviating('receipt'),
    },
    { id: 'left', header: t`Left to bill`, align: 'end', width: '7rem', text: leftOf },
    {
      id: 'quantity',
      header: t`Billed`,
      align: 'end',
      width: '7.5rem',
      text: quantityOf,
      ...deviating('quantity'),
    },
  ];
}

/** How many of a line's goods were received and are not billed by posted bills. */
function useLeft(): (line: BillLine) => string {
  const { view } = useModel().replica;
  const words = useLineWords();
  return (line) => {
    const source = ifKnown(() => receivedLine(view, line), undefined);
    return source ? words.quantity({ product: source.line.product }, Math.max(0, unbilledOf(source))) : '';
  };
}

interface NameProps {
  readonly line: BillLine;
  readonly name: string;
}

function LineName({ line, name }: NameProps) {
  if (line.product === null) return <>{name}</>;
  return (
    <>
      <NamedProduct line={{ product: line.product }} />
      {line.text !== '' && <span className="ui-faint">{line.text}</span>}
    </>
  );
}

/** The column that shows differences of a field. */
const columnOf: Readonly<Record<string, string>> = {
  product: 'item',
  code: 'item',
  receiptLine: 'receipt',
  currency: 'agreed',
};

/** What a line differs by in one of its columns. */
function useDeviationIn(row: SupplierBillRow): (column: string) => Pick<Column, 'error'> {
  const sentence = useDeviationSentence();
  return (column) => ({
    error: ({ id }) => {
      const found = (row.deviations ?? []).filter(
        ({ line, field }) => line === id && (columnOf[field] ?? field) === column,
      );
      return found.length === 0 ? undefined : found.map((one) => sentence(row, one)).join('. ');
    },
  });
}

function useMoneyColumns(row: SupplierBillRow): readonly Column[] {
  const { t } = useLingui();
  const format = useFormat();
  const agreedOf = useAgreed();
  const deviating = useDeviationIn(row);
  const { currency } = row;
  return [
    { id: 'agreed', header: t`Agreed`, width: '8rem', align: 'end', text: agreedOf, ...deviating('agreed') },
    {
      id: 'price',
      header: t`Price`,
      width: '8rem',
      align: 'end',
      text: ({ price }) => (price === undefined ? '' : format.unitPrice(price, currency)),
      ...deviating('price'),
    },
    ...useDiscountColumn(row),
    {
      id: 'vat',
      header: t`VAT`,
      width: '4.5rem',
      align: 'end',
      text: (line) => format.percent(line.vatRate),
    },
    {
      id: 'amount',
      header: t`Amount`,
      width: '8.5rem',
      align: 'end',
      text: ({ amount }) => (amount === undefined ? '' : format.money(amount, currency)),
      ...deviating('amount'),
    },
  ];
}

function useDiscountColumn({ lines }: SupplierBillRow): readonly Column[] {
  const { t } = useLingui();
  const format = useFormat();
  if (!lines.some(({ discount }) => discount > 0)) return [];
  return [
    {
      id: 'discount',
      header: t`Discount`,
      width: '5.5rem',
      align: 'end',
      text: ({ discount }) => (discount === 0 ? '' : format.percent(discount)),
    },
  ];
}

/** What one of a line's goods was agreed to cost, in the currency of the order. */
function useAgreed(): (line: BillLine) => string {
  const { view } = useModel().replica;
  const format = useFormat();
  return (line) =>
    ifKnown(() => {
      const source = receivedLine(view, line);
      if (!source || line.quantity === 0) return '';
      const { amount, currency } = expectedFor(view, source, line.quantity);
      return format.unitPrice(priceThatComesTo(line, amount), currency);
    }, '');
}
