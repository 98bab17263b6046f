import { all, type Rule } from '#model/engine/chart.ts';
import type { DecisionContext } from '#model/engine/document-type.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { onField } from '#model/engine/on-field.ts';
import { need, type Reader } from '#model/engine/reader.ts';
import { ownRateIsOne, rateIsSet } from '#model/areas/setup/exchange-rate/order-rate.ts';
import { firstRefused } from '#model/lines/line-rules.ts';
import { chosenDayIsOpen, closedOn, periodClosed, todayIsOpen } from '#model/stock/closed-period.ts';
import { MOST_AMOUNT } from '#model/values/schemas.ts';
import { amountAt } from '#model/values/unit-cost.ts';
import { isSameAsMatched } from './same-deviations.ts';
import { isByAnotherPerson, isWithinLimit } from './supplier-bill.limit.ts';
import type {
  BillForm,
  BillLine,
  BillPayment,
  BillPosting,
  FetchedFile,
  PaymentOrder,
  SupplierBillRow,
} from './supplier-bill.facts.ts';
import { isBillAgreed, isBillUnpaid, supplierNumberKey } from './supplier-bill.kind.ts';
import { deviationsOf } from './supplier-bill.matching.ts';

export type BillRule<D = never> = Rule<SupplierBillRow, D>;
type BillContext = DecisionContext<SupplierBillRow>;

/** The bill that has a supplier's number already; undefined: none. [SBL2] */
export const sameBill = (
  view: Reader,
  id: string,
  { supplier, supplierNumber }: Pick<BillForm, 'supplier' | 'supplierNumber'>,
): SupplierBillRow | undefined =>
  view
    .by('supplierBill', 'supplierNumber', supplierNumberKey(supplier, supplierNumber))
    .find((other) => other.id !== id);

/** [SBL1] [SBL2] It is from a known supplier, under a number that they have not billed under before. */
const headIsSound: BillRule<BillForm> = ({ view, id, row }, data) => {
  if (!data) return null;
  const supplier = view.get('supplier', data.supplier);
  if (!supplier || (supplier.state === 'archived' && row?.supplier !== data.supplier))
    return onField('unknownSupplier', 'supplier');
  // Of a number that nothing is left of, all bills would be the same one.
  if (supplierNumberKey('', data.supplierNumber).trim() === '')
    return onField('supplierNumberMissing', 'supplierNumber');
  const other = sameBill(view, id, data);
  if (other)
    return onField('billTwice', 'supplierNumber', { number: data.supplierNumber, first: other.number ?? '' });
  if (data.dueOn < data.billedOn) return onField('dueBeforeBilled', 'dueOn');
  return ownRateIsOne(view, data);
};

/** [SBL1] Lines name goods that came from the supplier, products and accounts that there are. */
function lineRefusal({ view, env, row }: BillContext, bill: BillForm, line: BillLine): Refusal | null {
  if (line.product !== null && !view.get('product', line.product))
    return onField('unknownProduct', 'product');
  if (line.account !== undefined && view.get('account', line.account)?.state !== 'active')
    return onField('unknownAccount', 'account');
  if ((line.receipt === null) !== (line.receiptLine === null)) return onField('notOfReceipt', 'receiptLine');
  if (line.receipt === null) return null;
  const receipt = view.get('goodsReceipt', line.receipt);
  if (!receipt || receipt.supplier !== bill.supplier) return onField('receiptOfAnother', 'receiptLine');
  // [SBL16] What it names already was somebody's else to name.
  const isNamed = row?.lines.some((one) => one.receiptLine === line.receiptLine);
  const isBeyond = !env.internal && env.warehouses && !env.warehouses.has(receipt.warehouse);
  if (isBeyond && !isNamed) return onField('receiptOfAnother', 'receiptLine');
  return receipt.lines.some(({ id }) => id === line.receiptLine)
    ? null
    : onField('notOfReceipt', 'receiptLine');
}

const linesAreSound: BillRule<BillForm> = (context, data) =>
  data ? firstRefused(data.lines, (line) => lineRefusal(context, data, line)) : null;

/** [SBL1] What it comes to can be calculated exactly, in the company's currency too. */
const amountsFit: BillRule<BillForm> = (_, data) => {
  if (!data) return null;
  const isBeyond = (amount: number): boolean => Math.abs(amountAt(amount, data.rate)) > MOST_AMOUNT;
  const sum = data.lines.reduce((all, { amount }) => all + Math.abs(amount), 0);
  if (isBeyond(sum) || sum > MOST_AMOUNT) return onField('sumTooLarge', 'lines');
  return isBeyond(data.stated.payable) ? onField('sumTooLarge', 'stated.payable') : null;
};

/** [SBL1] What a draft may say. */
export const mayBeEntered: BillRule<BillForm> = all(headIsSound, linesAreSound, amountsFit);

/** [SBL4] It is compared once it has lines, a rate, and something to pay. */
export const mayBeMatched: BillRule = ({ view, row }) => {
  if (!row) return null;
  if (row.lines.length === 0) return { code: 'noLines' };
  return rateIsSet(view, row);
};

/** [SBL4] Nothing differs. */
export const agrees: BillRule = ({ view, row, probe }) => {
  if (!row || probe) return null;
  const { length } = deviationsOf(view, row);
  return length === 0 ? null : { code: 'billDeviates', params: { count: length } };
};

/** [SBL6] What it was compared with is as it was then; else it is compared again. */
const isUpToDate: BillRule<object> = ({ id, view, row, probe }) => {
  if (!row || probe) return null;
  return isSameAsMatched(need('supplierBill', row, 'deviations'), deviationsOf(view, row))
    ? null
    : { code: 'billOutdated', fix: { kind: 'supplierBill', document: id, type: 'reopen' } };
};

export const mayBeApproved: BillRule = all(isByAnotherPerson, isWithinLimit, isUpToDate);

/** [SBL8] It is posted on a day that is open; its values change today. */
const postingDayIsOpen: BillRule<BillPosting> = (context, data) => {
  const on = data?.on ?? null;
  return (on === null ? null : chosenDayIsOpen(context, on, 'on')) ?? todayIsOpen(context);
};

export const mayBePosted: BillRule<BillPosting> = all(isUpToDate, postingDayIsOpen);

/** [SBL6] What is paid, or on its way to the bank, is not edited. */
export const isNotPaid: BillRule<object> = ({ row }) => {
  if (!row) return null;
  const fixedBy = (type: string) => ({ kind: 'supplierBill', document: row.id, type }) as const;
  if (!isBillUnpaid(row)) return { code: 'billPaid', fix: fixedBy('unpay') };
  if (row.ordered === null) return null;
  return { code: 'billOrdered', params: { on: row.ordered.on }, fix: fixedBy('takeBackOrder') };
};

/** [SBL11] The last bill of a receipt is reversed before the ones that were posted before it. */
const isLastOfItsGoods: BillRule<object> = ({ view, row }) => {
  for (const { receipt, receiptLine, quantity } of row?.posted?.lines ?? []) {
    const bills =
      view.get('goodsReceipt', receipt ?? '')?.lines.find(({ id }) => id === receiptLine)?.bills ?? [];
    const last = bills.at(-1);
    if (last && last.bill !== row?.id && quantity !== 0)
      return { code: 'billedAfter', params: { number: view.get('supplierBill', last.bill)?.number ?? '' } };
  }
  return null;
};

export const mayBeReversed: BillRule<object> = all(
  isNotPaid,
  todayIsOpen as BillRule<object>,
  isLastOfItsGoods,
);

/** [SBL13] It was agreed to. */
export const isAgreed: BillRule<object> = ({ row }) =>
  row && isBillAgreed(row) ? null : { code: 'billNotApproved' };

/** [SBL13] It is paid on a day that is open, at a rate that is known. */
export const mayBePaid: BillRule<BillPayment> = (context, data) => {
  const { row, view } = context;
  if (!row || !data) return null;
  const money = { currency: row.currency, rate: data.rate };
  return chosenDayIsOpen(context, data.on, 'on') ?? rateIsSet(view, money);
};

/** [SBL13] A payment of a closed period stays as it is. */
export const paymentIsOpen: BillRule<object> = ({ view, row }) =>
  row?.paid ? periodClosed(closedOn(view, row.paid.on)) : null;

/** [SBL14] The bank pays today or later, to an account that is known, and once; by a file that nobody has fetched yet. */
export const mayBeOrdered: BillRule<PaymentOrder> = ({ row, env, view }, data) => {
  if (!row) return null;
  if (row.ordered !== null) return { code: 'billOrdered', params: { on: row.ordered.on } };
  if (row.payTo.account === '') return { code: 'payeeMissing' };
  if (!data) return null;
  if (data.on < env.today) return onField('dayIsPast', 'on');
  // [SBL17] The bank may have it already.
  const isFetched =
    view.by('supplierBill', 'paymentFile', data.file).some(({ ordered }) => ordered?.fetched) ||
    view.by('supplierBill', 'leftFile', data.file).length > 0;
  return isFetched ? onField('paymentFileFetched', 'file') : null;
};

/** [SBL17] What was fetched is what is in the file now. */
export const isFileAsFetched: BillRule<FetchedFile> = ({ row, view }, data) => {
  if (!row?.ordered) return { code: 'billNotOrdered' };
  if (!data) return null;
  if (row.ordered.file !== data.file) return { code: 'billNotOrdered' };
  const { fetched } = row.ordered;
  if (fetched && fetched.fingerprint !== data.fingerprint) return { code: 'paymentFileFetched' };
  const versions = new Map(data.bills.map(({ id, version }) => [id, version]));
  const inFile = view.by('supplierBill', 'paymentFile', data.file);
  // Of a bill that has noted the same file already, nothing but that has changed.
  const isSame = ({ id, version, ordered }: SupplierBillRow): boolean =>
    versions.get(id) === version || (versions.has(id) && ordered?.fetched?.fingerprint === data.fingerprint);
  return inFile.length === versions.size && inFile.every(isSame) ? null : { code: 'stale' };
};

export const isOrdered: BillRule<object> = ({ row }) => (row?.ordered ? null : { code: 'billNotOrdered' });
