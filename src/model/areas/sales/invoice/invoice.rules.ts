import { all, type Rule } from '#model/engine/chart.ts';
import type { DecisionContext } from '#model/engine/document-type.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { onField } from '#model/engine/on-field.ts';
import type { Reader } from '#model/engine/reader.ts';
import { archivedProduct } from '#model/archiving/archived-product.ts';
import { undiscounted } from '#model/lines/order-discount.ts';
import { firstRefused, repetition } from '#model/lines/line-rules.ts';
import { chosenDayIsOpen, todayIsOpen } from '#model/stock/closed-period.ts';
import { isArchived } from '#model/engine/archived.ts';
import { invoicerOf } from '#model/areas/setup/company/company.invoicing.ts';
import { writeOffRefusal } from '#model/areas/setup/member/write-off.limit.ts';
import { termsToday } from '#model/areas/setup/payment-term/term-of.ts';
import { isBound } from '../sales-order/sales-order.kind.ts';
import { isToInvoice } from '../sales-order/sales-order.basis.ts';
import type { SalesOrderRow } from '../sales-order/sales-order.facts.ts';
import type {
  Correction,
  InvoiceFact,
  InvoiceForm,
  InvoiceLineForm,
  InvoiceRow,
  OpenInvoice,
} from './invoice.facts.ts';
import { openInCompanyCurrency, openOf } from '#model/areas/sales/owed/owed.ts';
import { advanceable, advanceableOn } from './invoice.advances.ts';
import { isAdvance, isIssued, ordersIn } from './invoice.kind.ts';
import { leftOf } from './invoice.left.ts';
import { mostCredit, soldLine } from './invoice.lines.ts';
import { beyondReturn } from './invoice.returned.ts';
import { linesNow, ordersOf } from './invoice.makers.ts';
import { preflight, refusalOf } from './preflight.ts';

export type InvoiceRule<D = never> = Rule<InvoiceRow, D>;
type Context = DecisionContext<InvoiceRow>;

/** [BIL4] An invoice is for a known customer; what takes one back, or corrects it, names one of theirs that was issued. */
const headIsSound: InvoiceRule<OpenInvoice> = ({ view }, data) => {
  if (!data) return null;
  const customer = view.get('customer', data.customer);
  if (!customer || isArchived(customer)) return onField('unknownCustomer', 'customer');
  if (data.type === 'invoice')
    return data.corrects === null && data.return === undefined
      ? null
      : onField('correctsNothing', 'corrects');
  const original = data.corrects === null ? undefined : view.get('invoice', data.corrects);
  const isOne = original && isIssued(original) && original.type !== 'creditNote';
  if (!isOne || original.customer !== data.customer) return onField('invoiceMissing', 'corrects');
  if (data.orders.length > 0) return onField('correctsNothing', 'orders');
  return data.return === undefined || isReturnOf(view, data, original)
    ? null
    : onField('unknownReturn', 'return');
};

/** [BIL29] Whether a note credits goods of a return that its invoice has. */
function isReturnOf(view: Reader, { type, return: id = '' }: OpenInvoice, original: InvoiceRow): boolean {
  const order = view.get('customerReturn', id)?.order ?? null;
  return type === 'creditNote' && order !== null && ordersIn(original).includes(order);
}

/** [BIL5] Orders are on one invoice only where customer, currency, terms and the buyer's order are the same. */
const ordersAgree: InvoiceRule<OpenInvoice> = ({ view }, data) => {
  if (!data) return null;
  const orders = ordersOf(view, data.orders);
  if (orders.length < data.orders.length) return onField('unknownOrder', 'orders');
  const [first] = orders;
  for (const order of orders) {
    if (order.customer !== data.customer) return onField('unknownOrder', 'orders');
    const field = first && differingField(first, order);
    if (field) return onField('ordersDiffer', 'orders', { order: order.number ?? '', field });
  }
  return null;
};

/** What keeps two orders from one invoice. [BIL5] */
export function differingField(a: SalesOrderRow, b: SalesOrderRow): string | null {
  if (a.currency !== b.currency) return 'currency';
  if (a.rate !== b.rate) return 'rate';
  if (a.pricesIncludeVat !== b.pricesIncludeVat) return 'pricesIncludeVat';
  if (a.theirReference !== b.theirReference) return 'theirReference';
  const terms = ({ terms }: SalesOrderRow): unknown => (terms === undefined ? null : termsToday(terms));
  return terms(a) === terms(b) ? null : 'terms';
}

/** [BIL1] Something of its orders is to be invoiced. */
const somethingIsLeft: InvoiceRule<OpenInvoice> = ({ view }, data) => {
  if (!data || data.orders.length === 0 || data.advance) return null;
  return ordersOf(view, data.orders).some(isToInvoice) ? null : onField('nothingToInvoice', 'orders');
};

/** [BIL22] An advance is asked for of one order that is confirmed and open, and of no more of it than is left. */
const advanceIsSound: InvoiceRule<OpenInvoice> = ({ view }, data) => {
  if (!data?.advance) return null;
  const [order, ...others] = ordersOf(view, data.orders);
  if (data.type !== 'invoice' || !order || others.length > 0) return onField('advanceOfOneOrder', 'orders');
  const left = isBound(order) ? advanceable(view, order) : 0;
  if (left === 0) return onField('nothingToAdvance', 'orders');
  const { share } = data.advance;
  return 'amount' in share && share.amount > left
    ? onField('moreThanOrder', 'advance.share.amount', { left, currency: order.currency })
    : null;
};

/** [BIL22] An advance says when it is paid. */
const advanceIsDated: InvoiceRule<InvoiceForm> = ({ row }, data) => {
  if (!row || !data || data.advanceOn === undefined) return null;
  if (!isAdvance(row)) return onField('noAdvance', 'advanceOn');
  return data.advanceOn === null ? onField('advanceDayMissing', 'advanceOn') : null;
};

/** [BIL22] What of an order is asked for in advance stands alone on its invoice, and is within what is left of the order. */
function advanceProblem({ view, row }: Context, line: InvoiceLineForm): Refusal | null {
  if (!row || isAdvance(row) !== (line.advance === true)) return onField('advanceAlone', 'text');
  if (!line.advance) return null;
  const order = view.get('salesOrder', line.order ?? '');
  if (!order || line.order !== ordersIn(row)[0]) return onField('unknownLine', 'orderLine');
  const left = isBound(order) ? (advanceableOn(view, line) ?? 0) : 0;
  if (line.price === null) return onField('priceMissing', 'price');
  return undiscounted(line, line.quantity) > left
    ? onField('moreThanOrder', 'price', { left, currency: order.currency })
    : null;
}

/** [BIL7] Lines are of the invoice's customer, take back no more than is left, and name goods that are sold. */
const linesAreSound: InvoiceRule<InvoiceForm> = (context, data) => {
  if (!data) return null;
  const repeats = repetition();
  const isTaken = repetition();
  return firstRefused(data.lines, (line) => {
    if (repeats(line.id)) return onField('lineTaken', 'id');
    // It follows from the others, whatever it says.
    if (line.deducts || line.freightOff) return null;
    if (line.of === undefined)
      return advanceProblem(context, line) ?? (line.advance ? null : chargeProblem(context, line));
    if (isTaken(line.of)) return onField('lineTwice', 'of');
    return backProblem(context, line);
  });
};

function chargeProblem({ view, row }: Context, line: InvoiceLineForm): Refusal | null {
  if (row?.type === 'creditNote') return onField('creditNoteCharges', 'of');
  if (line.quantity === 0) return onField('quantityMissing', 'quantity');
  const isOrdered = line.order !== undefined || line.orderLine !== undefined || line.fee !== undefined;
  if (isOrdered) return orderedProblem(view, row, line);
  const archived = line.product === null ? null : archivedProduct(view, line.product);
  if (archived) return onField(archived.code, 'product', archived.params);
  if (line.product === null && line.text === '') return onField('textMissing', 'text');
  return line.price === null ? onField('priceMissing', 'price') : null;
}

function orderedProblem(view: Reader, row: InvoiceRow | undefined, line: InvoiceLineForm): Refusal | null {
  const order = view.get('salesOrder', line.order ?? '');
  const sold = soldLine(view, line);
  const product = line.fee ? null : sold?.product;
  if (!order || !sold || order.customer !== row?.customer || product !== line.product)
    return onField('unknownLine', 'orderLine');
  return order.currency === row.currency && order.pricesIncludeVat === row.pricesIncludeVat
    ? null
    : onField('ordersDiffer', 'orderLine', { order: order.number ?? '', field: 'currency' });
}

function backProblem({ view, row }: Context, line: InvoiceLineForm): Refusal | null {
  const original = row?.corrects ? view.get('invoice', row.corrects) : undefined;
  const sold = original?.lines.find(({ id }) => id === line.of);
  if (!original || !sold || sold.amount < 0) return onField('unknownLine', 'of');
  const left = leftOf(original, sold);
  if (line.quantity > left.quantity)
    return onField('moreThanInvoiced', 'quantity', { left: left.quantity, wanted: line.quantity });
  if (line.credited === undefined) return line.quantity === 0 ? onField('quantityMissing', 'quantity') : null;
  const most = line.quantity === 0 ? mostCredit(original, sold) : left.amount;
  return line.credited > most
    ? onField('moreThanLeftOfLine', 'credited', { left: most, currency: original.currency })
    : null;
}

/** [BIL15] Invoices are issued here where the company has said so, and else where it has. */
const companyInvoicesHere: InvoiceRule = ({ view }) => {
  const by = invoicerOf(view);
  if (by === 'here') return null;
  return { code: by === 'fortnox' ? 'invoicedInFortnox' : 'invoicedElsewhere' };
};

/** [BIL9] It is dated today or before, on a day that is open. */
const dayIsOpen = (context: Context, day: string | null): Refusal | null =>
  chosenDayIsOpen(context, day ?? context.env.today, 'issuedOn');
const dayFits: InvoiceRule<InvoiceForm> = (context, data) =>
  data ? dayIsOpen(context, data.issuedOn) : null;

/** [BIL10] Nothing is invoiced twice, nor taken back twice: what the draft says is still so. */
const isStillSo: InvoiceRule = (context) => {
  const { row } = context;
  if (!row) return null;
  if (row.lines.length === 0) return { code: 'nothingToInvoice', fields: { lines: 'nothingToInvoice' } };
  const lines = linesNow(context, row);
  const isSame =
    lines.length === row.lines.length &&
    lines.every((line, index) => {
      const before = row.lines[index];
      return before?.quantity === line.quantity && before.amount === line.amount;
    });
  if (isSame) return backRefusal(context, row) ?? returnRefusal(context, row) ?? advanceRefusal(context, row);
  const fix = { kind: 'invoice', document: context.id, type: 'update' };
  return { code: 'invoicedMeanwhile', fix };
};

/** What another advance has asked for since. */
const advanceRefusal = (context: Context, row: InvoiceRow): Refusal | null =>
  firstRefused(row.lines, (line) =>
    line.advance && line.of === undefined ? advanceProblem(context, line) : null,
  );

/** [BIL29] The notes of a return take back no more than it brought. */
function returnRefusal({ view }: Context, row: InvoiceRow): Refusal | null {
  const beyond = row.return === null ? undefined : beyondReturn(view, row);
  if (!beyond) return null;
  const { line, left } = beyond;
  return firstRefused(row.lines, ({ id, quantity }) =>
    id === line.id ? onField('moreThanReturned', 'quantity', { left, wanted: quantity }) : null,
  );
}

/** What another note has taken back since. */
const backRefusal = (context: Context, row: InvoiceRow): Refusal | null =>
  firstRefused(row.lines, (line) =>
    line.of === undefined || line.deducts || line.freightOff ? null : backProblem(context, line),
  );

/** [BIL11] An invoice asks for money, a credit note gives some back. */
const sumFits: InvoiceRule = ({ row }) => {
  if (!row) return null;
  const { gross } = row.totals;
  if (row.type === 'invoice' && gross < 0) return { code: 'invoiceBelowZero' };
  return row.type === 'creditNote' && gross > 0 ? { code: 'creditNoteCharges' } : null;
};

/** [BIL9] The rate of each line is known. */
const ratesAreKnown: InvoiceRule = ({ row }) =>
  row
    ? firstRefused(row.lines, ({ vatRate }) =>
        vatRate === null ? onField('vatRateUnknown', 'vatClass') : null,
      )
    : null;

/** [BIL25] It says what the law and, where its buyer takes e-invoices, Peppol ask for. */
const saysAll: InvoiceRule = ({ view, env, row }) =>
  row ? refusalOf(preflight(view, row, env.today), row) : null;

const dayOfDraft: InvoiceRule = (context) => (context.row ? dayIsOpen(context, context.row.issuedOn) : null);

/** [BIL17] Only what was issued, and only while it is not all taken back, is corrected. */
export const mayBeCorrected: InvoiceRule<Correction> = ({ view, row }, data) => {
  if (row?.type === 'creditNote') return { code: 'creditNoteStays' };
  if (!data) return null;
  return view.get('invoice', data.invoice) ? onField('documentExists', 'invoice') : null;
};

/** [BIL12] No more is paid of it than is open. */
export const isWithinOpen: InvoiceRule<InvoiceFact<'paid'>> = ({ row }, data) => {
  if (!row || !isIssued(row)) return { code: 'notIssued' };
  const open = Math.abs(openOf(row));
  const wanted = data ? data.amount + (data.less?.amount ?? 0) : 1;
  return wanted > open ? { code: 'moreThanOwed', params: { open, currency: row.currency } } : null;
};

/** [BIL12] Nothing is open after it. */
export const paysTheRest: InvoiceRule<InvoiceFact<'paid'>> = ({ row }, data) => {
  if (!row || !data) return null;
  const open = Math.abs(openOf(row));
  const left = open - data.amount - (data.less?.amount ?? 0);
  return left === 0 ? null : { code: 'moreThanOwed', params: { open, currency: row.currency } };
};

/** [BIL12] Whether what others take back closes it. */
export const creditSettles = ({ row }: Context, { amount }: InvoiceFact<'creditApplied'>): boolean =>
  row !== undefined && openOf(row) === amount;

/** [BIL13] Whether every line has been taken back whole. */
export const creditsTheRest = ({ row }: Context, data: InvoiceFact<'creditApplied'>): boolean => {
  if (!row || !isIssued(row)) return false;
  const after = { ...row, credits: [...row.credits, data] };
  return row.lines.every((line) => line.amount <= 0 || mostCredit(after, line) <= 0);
};

/** Whether something is paid after a payment was taken away. */
export const staysPartlyPaid = ({ row }: Context, { payment }: InvoiceFact<'unpaid'>): boolean =>
  row !== undefined &&
  (row.prepaid.length > 0 || row.setOff > 0 || row.paid.some((one) => one.payment !== payment));

/** [BIL18] It is issued, and something is open. */
export const isOpen: InvoiceRule = ({ row }) => {
  if (!row || !isIssued(row)) return { code: 'notIssued' };
  return openOf(row) > 0 ? null : { code: 'nothingUnpaid' };
};

const today = ({ row, env }: Context): { readonly due: string; readonly today: string } | null =>
  row?.issue ? { due: row.issue.dueOn, today: env.today } : null;

/** [BIL18] Its last day has come. */
export const isDue: InvoiceRule = (context) => {
  const days = today(context);
  return days && days.today >= days.due ? isOpen(context, undefined) : { code: 'notDue' };
};

/** [BIL18] Its last day is over. */
export const isOverdue: InvoiceRule = (context) => {
  const days = today(context);
  return days && days.today > days.due ? isOpen(context, undefined) : { code: 'notDue' };
};

/** [BIL19] It was issued, so that it can be sent. */
export const isOut: InvoiceRule<object> = ({ row }) => (row && isIssued(row) ? null : { code: 'notIssued' });

export const mayBeOpened: InvoiceRule<OpenInvoice> = all(
  headIsSound,
  ordersAgree,
  somethingIsLeft,
  advanceIsSound,
);
export const mayBeEdited: InvoiceRule<InvoiceForm> = all(linesAreSound, dayFits, advanceIsDated);
export const mayBeIssued: InvoiceRule = all<InvoiceRow, never>(
  companyInvoicesHere,
  dayOfDraft,
  ratesAreKnown,
  sumFits,
  isStillSo,
  saysAll,
);
/** [RO13] Nobody writes off more than the limit of their role. */
const isWithinLimit: InvoiceRule<object> = (context) =>
  context.row ? writeOffRefusal(context, openInCompanyCurrency(context.row)) : null;

/** [BIL20] What is written off is open, on a day that is open. */
export const mayBeWrittenOff: InvoiceRule<object> = all<InvoiceRow, object>(
  isOpen as InvoiceRule<object>,
  todayIsOpen,
  isWithinLimit,
);
