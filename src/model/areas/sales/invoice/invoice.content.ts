import { noBank } from '#model/areas/setup/company/company.bank.ts';
import type { CompanyRow } from '#model/areas/setup/company/company.facts.ts';
import { termOf } from '#model/areas/setup/payment-term/term-of.ts';
import type { Reader } from '#model/engine/reader.ts';
import { COMPANY } from '#model/values/company-document.ts';
import { isCurrency, type Currency } from '#model/values/money.ts';
import { multiplyDivide } from '#model/values/round.ts';
import { vatCodesOf, type LegalText } from '#model/vat/vat-codes.ts';
import type { CustomerRow } from '../customer/customer.facts.ts';
import { buyerEndpoint, sellerEndpoint } from './e-invoice-endpoint.ts';
import type * as content from './invoice-content.ts';
import type { InvoiceSums } from './invoice-sums.ts';
import { contentLine, signed, sumsOf, type Signed } from './invoice.content-lines.ts';
import type { InvoiceRow } from './invoice.facts.ts';
import { ordersIn } from './invoice.kind.ts';

/** What its reader says besides the rows: the day it would be issued on, and the sentences of the law. */
export interface Saying {
  /** `YYYY-MM-DD` in the company's time zone. */
  readonly today: string;
  readonly language: 'en' | 'sv';
  readonly legal: (text: LegalText) => string;
  /** What a line of an advance is called, or one that deducts the advance of this number. */
  readonly advance: (deducts?: string) => string;
  /** What a fee is called that is kept of goods which came back. */
  readonly fee: string;
  /** What freight is called that is refunded, after its name. */
  readonly freightOff: string;
  /** The payment terms in words. */
  readonly terms: string;
}

const WHOLE = 10_000;

/**
 * All that an invoice says, from its row and what it names: of a draft what it would say if it were issued today. Its
 * paper, its Peppol file and what is missing on it are made from it. Undefined where the company is not known.
 */
export function contentOf(view: Reader, row: InvoiceRow, say: Saying): content.InvoiceContent | undefined {
  const company = view.get('company', COMPANY);
  if (!company) return undefined;
  const customer = view.get('customer', row.customer);
  const lines = signed(view, row);
  const isForeign = row.currency !== company.currency;
  const sums = sumsOf(row, lines, isForeign);
  const payable = row.type === 'creditNote' ? 0 - row.totals.payable : row.totals.payable;
  const issuedOn = row.issue?.issuedOn ?? row.issuedOn ?? say.today;
  return {
    type: row.type,
    number: row.number ?? '',
    language: say.language,
    issuedOn,
    dueOn: row.type === 'creditNote' ? null : (row.issue?.dueOn ?? null),
    deliveredOn: daysOf(row, issuedOn),
    currency: currencyOf(row.currency),
    corrects: correctedBy(view, row),
    ...partiesOf(company, customer, row),
    bank: bankOf(company, row),
    approvedForFTax: company.approvedForFTax ?? false,
    deliverTo: deliveredTo(view, row, customer),
    buyerReference: row.theirReference,
    buyerOrderNumber: row.theirOrder,
    ourOrderNumbers: ordersIn(row).flatMap((id) => view.get('salesOrder', id)?.number ?? []),
    ocr: row.issue?.ocr ?? '',
    note: row.notes,
    terms: termsIn(view, row, payable, say.terms),
    ...linesIn(lines, sums, { ...say, pricesIncludeVat: row.pricesIncludeVat }),
    vat: sums.vat.map((part) => ({ ...part, exemption: exemptionOf(lines, part, say) })),
    totals: totalsOf(row, sums, payable),
    vatInCompanyCurrency:
      sums.vatInCompanyCurrency === null
        ? null
        : { currency: currencyOf(company.currency), amount: sums.vatInCompanyCurrency },
  };
}

/** @param payable minor units of the invoice's currency, prepayments not taken off */
function totalsOf(
  { prepaid: parts }: InvoiceRow,
  { totals }: InvoiceSums,
  payable: number,
): content.InvoiceTotals {
  const prepaid = parts.reduce((sum, { amount }) => sum + amount, 0);
  return { ...totals, prepaid, rounding: payable - totals.gross, payable: payable - prepaid };
}

const currencyOf = (code: string): Currency => (isCurrency(code) ? code : 'SEK');

/** The day on which an advance is paid, else those on which its goods left; services and what was written by hand are done by its own day. */
function daysOf({ lines, advanceOn }: InvoiceRow, issuedOn: string): content.DaysOf | null {
  if (advanceOn !== undefined) return advanceOn === null ? null : { from: advanceOn, to: advanceOn };
  const delivered = lines.filter(({ deducts }) => !deducts);
  const days = delivered.map(({ deliveredOn }) => deliveredOn ?? issuedOn).toSorted();
  const [from] = days;
  return from === undefined ? null : { from, to: days.at(-1) ?? from };
}

function correctedBy(view: Reader, { corrects }: InvoiceRow): content.InvoiceContent['corrects'] {
  const original = corrects === null ? undefined : view.get('invoice', corrects);
  return original?.issue ? { number: original.number ?? '', issuedOn: original.issue.issuedOn } : null;
}

type Parties = Pick<content.InvoiceContent, 'seller' | 'buyer'>;

/** As they were on its day; for a draft, as they are. */
function partiesOf(company: CompanyRow, customer: CustomerRow | undefined, row: InvoiceRow): Parties {
  const nobody = { name: '', organisationNumber: '', vatNumber: '' };
  const seller = row.issue?.seller ?? company;
  const buyer = row.issue?.buyer ?? { ...nobody, ...customer, address: row.address };
  const said = ({ name, organisationNumber, vatNumber, address }: typeof buyer): content.InvoiceParty => ({
    name,
    organisationNumber,
    vatNumber,
    address,
    endpoint: null,
    contact: null,
  });
  return {
    seller: { ...said(seller), endpoint: sellerEndpoint(company) },
    buyer: {
      ...said(buyer),
      endpoint: customer ? buyerEndpoint(customer) : null,
      contact: contactOf(customer, row),
    },
  };
}

/** The person that its reference names, if it is one of the customer's. */
function contactOf(
  customer: CustomerRow | undefined,
  { theirReference }: InvoiceRow,
): content.InvoiceParty['contact'] {
  const named = customer?.contacts.find(({ name }) => name === theirReference);
  return named ? { name: named.name, email: named.email, phone: named.phone } : null;
}

function bankOf(company: CompanyRow, { issue }: InvoiceRow): content.InvoiceBank {
  const { bank = noBank } = company;
  const { bankgiro, plusgiro, iban, bic } = issue?.seller ?? bank;
  return { bankgiro, plusgiro, iban, bic, swish: bank.swish ?? '' };
}

/** Where its goods went, if it was one place, and another than the buyer's own. */
function deliveredTo(
  view: Reader,
  row: InvoiceRow,
  customer: CustomerRow | undefined,
): content.InvoiceContent['deliverTo'] {
  const [first, ...others] = ordersIn(row).flatMap((id) => view.get('salesOrder', id)?.deliveryAddress ?? []);
  const isSame = (a: object, b: object): boolean => JSON.stringify(a) === JSON.stringify(b);
  if (!first || others.some((one) => !isSame(one, first)) || isSame(first, row.address)) return null;
  return { name: row.issue?.buyer.name ?? customer?.name ?? '', address: first };
}

/** @param payable minor units of the invoice's currency, prepayments not taken off */
function termsIn(view: Reader, row: InvoiceRow, payable: number, text: string): content.InvoiceTerms {
  const term = termOf(row.terms, (id) => view.get('paymentTerm', id));
  const { discount = 0, discountUntil: until = null } = row.issue ?? {};
  const isLess = discount > 0 && until !== null && payable > 0;
  return {
    text,
    days: term && !term.endOfMonth ? term.days : null,
    cashDiscount: isLess
      ? { percent: discount, amount: multiplyDivide(payable, discount, WHOLE), until }
      : null,
  };
}

type Lines = Pick<content.InvoiceContent, 'lines' | 'charges'>;

function linesIn(
  all: readonly Signed[],
  { lineNets, chargeNets }: InvoiceSums,
  say: Pick<Saying, 'language' | 'advance' | 'fee' | 'freightOff'> & { readonly pricesIncludeVat: boolean },
): Lines {
  const [lines, charges] = [all.filter(({ isCharge }) => !isCharge), all.filter(({ isCharge }) => isCharge)];
  return {
    lines: lines.map((one, at) => contentLine(one, lineNets[at] ?? 0, say)),
    charges: charges.map(({ line, vat, product }, at) => ({
      kind: line.charge ?? 'fee',
      text: line.text || (line.fee ? say.fee : (product?.name[say.language] ?? product?.name.en ?? '')),
      amount: chargeNets[at] ?? 0,
      vat,
    })),
  };
}

/** Why no VAT is charged on a part; null where it is. */
function exemptionOf(
  lines: readonly Signed[],
  { category, rate }: content.Taxed,
  { legal }: Saying,
): content.VatPart['exemption'] {
  const one = lines.find(({ vat }) => vat.category === category && vat.rate === rate);
  if (!one) return null;
  const { legalText, exemptionCode } = vatCodesOf(one.vat.treatment, one.line.vatClass, rate);
  return legalText === null ? null : { text: legal(legalText), code: exemptionCode ?? '' };
}
