import { dueDay } from '#model/areas/setup/payment-term/due-day.ts';
import { rateToBegin } from '#model/areas/setup/exchange-rate/exchange-rates.ts';
import { termOf } from '#model/areas/setup/payment-term/term-of.ts';
import { termsOf } from '#model/areas/setup/party-category/party-terms.ts';
import { vatRateOn } from '#model/areas/setup/vat-rate/vat-rates-in-force.ts';
import type { Reader } from '#model/engine/reader.ts';
import { compare } from '#model/values/order.ts';
import { multiplyDivide } from '#model/values/round.ts';
import { RATE_ONE } from '#model/values/unit-cost.ts';
import { COMPANY } from '#model/values/company-document.ts';
import { boughtIn, ownCurrency } from '../goods-receipt/bought-in.ts';
import type { GoodsReceiptRow } from '../goods-receipt/goods-receipt.facts.ts';
import type { SupplierRow } from '../supplier/supplier.facts.ts';
import { amountByPrice, sumsOf } from './bill-sums.ts';
import { claimedByOthers, receivedLines, unbilledOf, type ReceivedLine } from './received-line.ts';
import type { BillForm, BillLine } from './supplier-bill.facts.ts';

/** Who makes the ids of lines, and on which day. */
export interface Making {
  readonly newId: () => string;
  /** `YYYY-MM-DD`. */
  readonly today: string;
}

const treatments: Readonly<Record<SupplierRow['vatTreatment'], BillForm['treatment']>> = {
  domestic: 'domestic',
  euB2B: 'euSupply',
  euB2C: 'domestic',
  export: 'export',
};

/** What a bill of a supplier begins with, without lines. [SBL1] */
export function billHead(view: Reader, supplier: SupplierRow, { today }: Pick<Making, 'today'>): BillForm {
  const term = termOf(termsOf(view, 'supplier', supplier).terms, (id) => view.get('paymentTerm', id));
  const { currency } = supplier;
  const last = lastPaidTo(view, supplier.id);
  return {
    type: 'bill',
    supplier: supplier.id,
    supplierNumber: '',
    billedOn: today,
    dueOn: term ? dueDay(term, today) : today,
    currency,
    rate: currency === ownCurrency(view) ? RATE_ONE : (rateToBegin(view, currency, today) ?? RATE_ONE),
    treatment: treatments[supplier.vatTreatment],
    stated: { net: 0, vat: 0, rounding: 0, payable: 0 },
    payTo: last ?? { type: currency === 'SEK' ? 'bankgiro' : 'iban', account: '', bic: '' },
    paymentReference: '',
    notes: '',
    source: 'typed',
    lines: [],
  };
}

/** The account that the last open bill of a supplier is paid to. */
function lastPaidTo(view: Reader, supplier: string): BillForm['payTo'] | undefined {
  const known = view
    .by('supplierBill', 'openSupplier', supplier)
    .filter(({ payTo }) => payTo.account !== '')
    .toSorted((a, b) => compare(a.changedAt, b.changedAt));
  return known.at(-1)?.payTo;
}

/** A bill for what is not billed yet of receipts of one supplier, in the currency that they were bought in. [SBL1] */
export function billFrom(
  view: Reader,
  supplier: SupplierRow,
  receipts: readonly GoodsReceiptRow[],
  making: Making,
): BillForm {
  const [first] = receipts;
  const head = billHead(view, supplier, making);
  const order = first && first.order !== null ? view.get('purchaseOrder', first.order) : undefined;
  const money = order
    ? { currency: order.currency, rate: order.currency === ownCurrency(view) ? RATE_ONE : order.rate }
    : { currency: head.currency, rate: head.rate };
  const at = { ...money, on: making.today };
  const lines = receipts.flatMap((receipt) => linesOf(view, receipt, at, making));
  const bill: BillForm = { ...head, ...money, source: 'receipt', lines };
  return { ...bill, stated: sumsOf(bill) };
}

interface At extends Pick<BillForm, 'currency' | 'rate'> {
  readonly on: string;
}

const linesOf = (view: Reader, receipt: GoodsReceiptRow, at: At, { newId }: Making): BillLine[] =>
  receivedLines(receipt).flatMap((source) => {
    const quantity = unbilledOf(source) - claimedByOthers(view, { id: '' }, source);
    return quantity > 0 ? [lineOf(view, source, { ...at, id: newId(), quantity })] : [];
  });

function lineOf(
  view: Reader,
  source: ReceivedLine,
  at: At & { readonly id: string; readonly quantity: number },
): BillLine {
  const { receipt, line } = source;
  const product = view.get('product', line.product);
  const country = view.get('company', COMPANY)?.address.country ?? 'SE';
  const order = receipt.order === null ? undefined : view.get('purchaseOrder', receipt.order);
  const ordered = order?.lines.find(({ id }) => id === line.orderLine);
  const isAsBought = line.boughtAt !== undefined && boughtIn(view, receipt) === at.currency;
  const bought = isAsBought ? line.boughtAt : undefined;
  const orderedIn = bought ? ordered?.orderedIn : undefined;
  const priced = {
    quantity: at.quantity,
    ...(orderedIn ? { orderedIn } : {}),
    price:
      bought && (orderedIn || bought.numerator === bought.denominator)
        ? bought.price
        : multiplyDivide(line.unitCost ?? 0, RATE_ONE, at.rate),
    discount: bought?.discount ?? 0,
  };
  return {
    id: at.id,
    product: line.product,
    code: '',
    text: '',
    ...priced,
    amount: amountByPrice(priced),
    vatRate: vatRateOn(view, product?.vatClass ?? 'standard', country, at.on) ?? 0,
    receipt: receipt.id,
    receiptLine: line.id,
  };
}
