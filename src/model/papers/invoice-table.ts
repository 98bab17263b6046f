import { signOf } from '#model/areas/sales/invoice/invoice-sums.ts';
import type {
  InvoiceCharge,
  InvoiceContent,
  InvoiceLine,
} from '#model/areas/sales/invoice/invoice-content.ts';
import { isStockUnit } from '#model/values/units.ts';
import { tableOf, type LineColumn } from './paper-lines.ts';
import type { PaperTable, PaperTotal } from './paper.ts';
import type { Pen } from './pen.ts';

/** A line or a charge, as it stands in the table. */
interface Row {
  readonly id: string;
  readonly name: string;
  readonly quantity: string;
  readonly price: string;
  readonly discount: string;
  readonly rate: string;
  readonly net: string;
}

/** The lines and charges of an invoice without VAT, and its sums: VAT by rate, and what is to be paid. */
export function invoiceTable(content: InvoiceContent, pen: Pen): PaperTable {
  const rows = [
    ...content.lines.map((line) => rowOf(line, content, pen)),
    ...content.charges.map((charge, at) => chargeRow(charge, at, content, pen)),
  ];
  return tableOf({
    label: pen.word('lines'),
    lines: rows,
    columns: columnsOf(rows, pen),
    totals: totalsOf(content, pen),
  });
}

function rowOf(line: InvoiceLine, { currency }: InvoiceContent, pen: Pen): Row {
  const { id, sku, name, quantity, unit, price, discount, net, vat } = line;
  return {
    id,
    name: sku === '' ? name : `${sku} · ${name}`,
    quantity: pen.quantity(quantity, isStockUnit(unit) ? pen.unit(unit, quantity) : unit),
    price: pen.unitPrice(price, currency),
    discount: discount === 0 ? '' : pen.money(-discount, currency),
    rate: pen.percent(vat.rate),
    net: pen.money(net, currency),
  };
}

function chargeRow(charge: InvoiceCharge, at: number, { currency }: InvoiceContent, pen: Pen): Row {
  const [id, blank] = [`charge-${at}`, ''];
  const net = pen.money(signOf(charge) * charge.amount, currency);
  const rate = pen.percent(charge.vat.rate);
  return { id, name: charge.text, quantity: blank, price: blank, discount: blank, rate, net };
}

function columnsOf(rows: readonly Row[], pen: Pen): readonly LineColumn<Row>[] {
  const figure = (id: keyof Row, header: string): LineColumn<Row> => ({
    id,
    header,
    align: 'end',
    cell: (row) => row[id],
  });
  return [
    { id: 'product', header: pen.word('product'), cell: ({ name }) => name },
    figure('quantity', pen.word('quantity')),
    figure('price', pen.word('price')),
    ...(rows.some(({ discount }) => discount !== '') ? [figure('discount', pen.word('discount'))] : []),
    figure('rate', pen.word('vatRate')),
    figure('net', pen.word('amount')),
  ];
}

/** Net, VAT by rate, total, what was paid before and is rounded, and what is to be paid. */
function totalsOf(
  { type, vat, totals, currency, vatInCompanyCurrency }: InvoiceContent,
  pen: Pen,
): PaperTotal[] {
  const money = (amount: number): string => pen.money(amount, currency);
  const total = (id: string, label: string, amount: number): PaperTotal => ({
    id,
    label,
    value: money(amount),
  });
  const optional = (id: 'prepaid' | 'rounding', amount: number): PaperTotal[] =>
    amount === 0 ? [] : [total(id, pen.word(id), amount)];
  return [
    total('net', pen.word('net'), totals.net),
    ...vat.map((part) =>
      total(
        `vat-${part.category}-${part.rate}`,
        pen.word('vatOn', { rate: pen.percent(part.rate), base: money(part.base) }),
        part.amount,
      ),
    ),
    ...vatInOwn(vatInCompanyCurrency, pen),
    total('total', pen.word('total'), totals.gross),
    ...optional('prepaid', -totals.prepaid),
    ...optional('rounding', totals.rounding),
    total(
      'gross',
      pen.word(type === 'creditNote' || totals.payable < 0 ? 'toGetBack' : 'toPay'),
      totals.payable,
    ),
  ];
}

/** The VAT in the company's currency, where that is another one. [BIL4] */
const vatInOwn = (own: InvoiceContent['vatInCompanyCurrency'], pen: Pen): PaperTotal[] =>
  own
    ? [
        {
          id: 'vatInOwn',
          label: pen.word('vatInCurrency', { currency: own.currency }),
          value: pen.money(own.amount, own.currency),
        },
      ]
    : [];
