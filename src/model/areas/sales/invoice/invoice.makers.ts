import type { DecisionContext } from '#model/engine/document-type.ts';
import type { Reader } from '#model/engine/reader.ts';
import { COMPANY } from '#model/values/company-document.ts';
import { termsOf } from '#model/areas/setup/party-category/party-terms.ts';
import { noBank } from '#model/areas/setup/company/company.bank.ts';
import type { CompanyRow } from '#model/areas/setup/company/company.facts.ts';
import { discountDay, dueDay } from '#model/areas/setup/payment-term/due-day.ts';
import { termOf } from '#model/areas/setup/payment-term/term-of.ts';
import { RATE_ONE } from '#model/values/unit-cost.ts';
import type { CustomerRow } from '../customer/customer.facts.ts';
import type { SalesOrderRow } from '../sales-order/sales-order.facts.ts';
import { paidAndKept } from '../sales-order/sales-order.paying.ts';
import type {
  InvoiceFact,
  InvoiceForm,
  InvoiceLineForm,
  InvoiceParty,
  InvoiceRow,
  OpenInvoice,
  PrepaidPart,
  ToSetOff,
} from './invoice.facts.ts';
import { openOf } from '#model/areas/sales/owed/owed.ts';
import { formLine, settleLines, type InvoiceHead } from './invoice.lines.ts';
import { isAdvance } from './invoice.kind.ts';
import { advanceLines } from './invoice.advances.ts';
import { ocrOf } from './ocr.ts';
import { linesOfOrders, linesTakenBack } from './invoice.source.ts';
import { invoiceTotals } from './invoice.totals.ts';
import { nextFee, nextLevel } from './reminders.ts';

type Context = DecisionContext<InvoiceRow>;

/** The invoice, for commands that require one to exist. */
function invoiceOf({ row, id }: Context): InvoiceRow {
  if (!row) throw new Error(`invoice ${id} is not there`);
  return row;
}

/** The orders that a draft is made of, in the order they were named. */
export const ordersOf = (view: Reader, ids: readonly string[]): SalesOrderRow[] =>
  ids.flatMap((id) => view.get('salesOrder', id) ?? []);

const isRounded = (view: Reader): boolean => view.get('company', COMPANY)?.policies.roundsPayable === true;

/** The invoice that one takes back or corrects; undefined: none. */
const originalOf = (view: Reader, { corrects }: Pick<InvoiceRow, 'corrects'>): InvoiceRow | undefined =>
  corrects === null ? undefined : view.get('invoice', corrects);

/** A draft begins with what its orders, or the invoice that it takes back, say. [BIL1] [BIL7] */
export function created({ view, env }: Context, data: OpenInvoice): InvoiceFact<'created'> {
  const customer = view.get('customer', data.customer);
  const original = originalOf(view, data);
  const orders = ordersOf(view, data.orders);
  const head = headOf(view, customer, original ?? orders[0]);
  const returned = data.return ?? null;
  const { customer: of, corrects } = data;
  const at: InvoiceHead = { ...head, customer: of, corrects, return: returned, on: env.today };
  const lines = settleLines(view, at, firstLines(view, data, original));
  return {
    ...head,
    ...(data.advance && { advanceOn: data.advance.on }),
    type: data.type,
    customer: data.customer,
    corrects: data.corrects,
    return: returned,
    issuedOn: null,
    notes: '',
    lines,
    totals: invoiceTotals(head, lines, isRounded(view), original),
  };
}

/** What a draft is begun with. */
function firstLines(view: Reader, data: OpenInvoice, original: InvoiceRow | undefined): InvoiceLineForm[] {
  const { advance } = data;
  if (original) return linesTakenBack(view, original, data);
  const orders = ordersOf(view, data.orders);
  return advance
    ? orders.flatMap((order) => advanceLines(view, order, advance))
    : linesOfOrders(view, orders);
}

type Head = Pick<
  InvoiceFact<'created'>,
  'currency' | 'rate' | 'pricesIncludeVat' | 'theirReference' | 'theirOrder' | 'address' | 'terms'
>;

const noAddress = { street: '', postcode: '', city: '', country: 'SE' };

/** What an invoice takes over from the one it corrects, from its first order, or from its customer. */
function headOf(
  view: Reader,
  customer: CustomerRow | undefined,
  from: InvoiceRow | SalesOrderRow | undefined,
): Head {
  const company = view.get('company', COMPANY);
  const terms = customer ? termsOf(view, 'customer', customer).terms : 30;
  if (from && 'address' in from) {
    const { currency, rate, pricesIncludeVat, theirReference, theirOrder, address } = from;
    return { currency, rate, pricesIncludeVat, theirReference, theirOrder, address, terms: from.terms };
  }
  return {
    currency: from?.currency ?? company?.currency ?? 'SEK',
    rate: from?.rate ?? RATE_ONE,
    pricesIncludeVat: from?.pricesIncludeVat ?? company?.policies.pricesIncludeVat ?? false,
    theirReference: '',
    theirOrder: from?.theirReference ?? '',
    address: customer?.addresses.billing ?? noAddress,
    terms: from?.terms ?? terms,
  };
}

export function updated(context: Context, data: InvoiceForm): InvoiceFact<'updated'> {
  const { view, env } = context;
  const row = invoiceOf(context);
  const { customer, corrects, return: returned } = row;
  const on = data.issuedOn ?? env.today;
  const at: InvoiceHead = { customer, corrects, return: returned, address: data.address, on };
  const lines = settleLines(view, at, data.lines);
  return { ...data, lines, totals: invoiceTotals(row, lines, isRounded(view), originalOf(view, row)) };
}

/** The lines of a draft as they are worked out now. */
export const linesNow = ({ view, env }: Context, row: InvoiceRow): InvoiceFact<'created'>['lines'] =>
  settleLines(view, { ...row, on: row.issuedOn ?? env.today }, row.lines.map(formLine));

/** What an invoice says for good: its number, its days, who it is from and to. [BIL9] */
export function issued(context: Context): InvoiceFact<'issued'> {
  const { view, env } = context;
  const row = invoiceOf(context);
  const lines = linesNow(context, row);
  const totals = invoiceTotals(row, lines, isRounded(view), originalOf(view, row));
  const number = context.draw(row.type === 'creditNote' ? 'CN' : 'INV');
  const issuedOn = row.issuedOn ?? env.today;
  const term = termOf(row.terms, (id) => view.get('paymentTerm', id));
  return {
    number,
    issuedOn,
    dueOn: term ? dueDay(term, issuedOn) : issuedOn,
    discountUntil: term ? discountDay(term, issuedOn) : null,
    discount: term?.discount ?? 0,
    ocr: ocrOf(number ?? '') ?? '',
    seller: sellerOf(view.get('company', COMPANY)),
    buyer: buyerOf(view.get('customer', row.customer), row),
    lines,
    totals,
    ...settledAtIssue(view, row),
  };
}

/** What of a draft is settled as it is issued: what its orders had paid, and what is open of the invoice it takes back. [BIL6] [BIL12] */
function settledAtIssue(view: Reader, row: InvoiceRow): Pick<InvoiceFact<'issued'>, 'prepaid' | 'setOff'> {
  const { payable } = row.totals;
  const original = originalOf(view, row);
  return {
    prepaid: payable > 0 && !isAdvance(row) ? prepaidFor(view, row, payable) : [],
    setOff: original && payable < 0 ? Math.min(-payable, Math.max(0, openOf(original))) : 0,
  };
}

/** What is left open of a draft once it is issued. */
const openAtIssue = ({ view, row }: Context): number =>
  row ? openOf({ ...row, ...settledAtIssue(view, row) }) : 0;

/** Whether nothing is open of it from the start. */
export const isSettledAtIssue = (context: Context): boolean => openAtIssue(context) === 0;

/** Whether nothing is open of a credit note from the start, since all of it is set off. */
export const isSetOffAtIssue = (context: Context): boolean =>
  (context.row?.totals.payable ?? 0) < 0 && isSettledAtIssue(context);

/** Whether a part of it is settled from the start. */
export const isPartlySettledAtIssue = (context: Context): boolean =>
  openAtIssue(context) !== context.row?.totals.payable;

function sellerOf(company: CompanyRow | undefined): InvoiceFact<'issued'>['seller'] {
  const { bankgiro, plusgiro, iban, bic } = company?.bank ?? noBank;
  return {
    name: company?.name ?? '',
    organisationNumber: company?.organisationNumber ?? '',
    vatNumber: company?.vatNumber ?? '',
    address: company?.address ?? noAddress,
    bankgiro,
    plusgiro,
    iban,
    bic,
  };
}

const buyerOf = (customer: CustomerRow | undefined, { address }: InvoiceRow): InvoiceParty => ({
  name: customer?.name ?? '',
  organisationNumber: customer?.organisationNumber ?? '',
  vatNumber: customer?.vatNumber ?? '',
  address,
});

/**
 * What the orders of an invoice were paid before it: the first invoice of each takes it over, as far as it goes. [BIL6]
 * @param most minor units
 */
function prepaidFor(view: Reader, row: InvoiceRow, most: number): PrepaidPart[] {
  let left = most;
  const ids = [...new Set(row.lines.flatMap(({ order }) => order ?? []))];
  return ordersOf(view, ids).flatMap((order) => {
    // What went back with a return is not with us any more.
    let kept = Math.max(0, paidAndKept(order));
    return (order.payments ?? []).flatMap(({ id: payment, on, amount: whole, taken = 0 }) => {
      const amount = Math.min(whole - taken, kept, left);
      left -= amount;
      kept -= amount;
      return amount === 0 ? [] : [{ order: order.id, payment, on, amount }];
    });
  });
}

/** All that is open is given up. */
export const writtenOff = (
  context: Context,
  { reason }: { readonly reason: string },
): InvoiceFact<'writtenOff'> => ({
  reason,
  amount: openOf(invoiceOf(context)),
  on: context.env.today,
});

/** The next reminder, at the fee of its step. [REM3] */
export function reminded(
  context: Context,
  data: Pick<InvoiceFact<'reminded'>, 'by'>,
): InvoiceFact<'reminded'> {
  const row = invoiceOf(context);
  const fee = nextFee(context.view, row);
  return { ...data, on: context.env.today, level: nextLevel(row), ...(fee > 0 && { fee }) };
}

export const sent = ({ env }: Context, data: Pick<InvoiceFact<'sent'>, 'by'>): InvoiceFact<'sent'> => ({
  ...data,
  on: env.today,
});

export const setOffAgainst = ({ env }: Context, data: ToSetOff): InvoiceFact<'setOffAgainst'> => ({
  ...data,
  on: env.today,
});
