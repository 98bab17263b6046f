import { isStorable } from '#model/values/storable.ts';
import type { Line } from '../delimited.ts';
import { readNumber } from '#model/areas/integrations/data-import/reading/numbers.ts';
import { momentOf } from '#server/platform/local-time.ts';

/** Online Retail, UCI Machine Learning Repository, doi 10.24432/C5BW33: the header of an invoice line. */
export const retailHeader = [
  'InvoiceNo',
  'StockCode',
  'Description',
  'Quantity',
  'InvoiceDate',
  'UnitPrice',
  'CustomerID',
  'Country',
] as const;

/** The file's currency and time zone. */
export const retailCurrency = 'GBP';
export const retailTimeZone = 'Europe/London';

export const isRetail = (header: readonly string[]): boolean =>
  header.length === retailHeader.length &&
  retailHeader.every((name, index) => name.toLowerCase() === header[index]?.toLowerCase());

/** A readable invoice line. Quantity in thousandths, positive for cancellations too; price in ten-thousandths. */
export interface RetailLine {
  /** Line number in the file. */
  readonly number: number;
  readonly invoice: string;
  /** In upper case: the file writes some codes both ways. */
  readonly code: string;
  readonly description: string;
  readonly quantity: number;
  /** UTC ISO. */
  readonly at: string;
  readonly price: number;
  /** Null if the file does not say. */
  readonly customer: string | null;
  readonly country: string;
}

/** Why a line is rejected; `retail-reasons.ts` has the sentences. */
export type RetailReason =
  | 'wrongColumns'
  | 'invoiceUnreadable'
  | 'adjustment'
  | 'codeMissing'
  | 'testCode'
  | 'dateUnreadable'
  | 'quantityUnreadable'
  | 'quantityZero'
  | 'quantityNegative'
  | 'priceUnreadable'
  | 'priceZero'
  | 'priceNegative'
  | 'cancelsNothing'
  | 'customerUnreadable'
  | 'countryUnreadable'
  | 'textUnreadable'
  | 'customerUnknown'
  | 'noEarlierSale'
  | 'moreThanSold'
  | 'otherCustomer'
  | 'saleRefused'
  | 'refused';

export type Classified =
  | { readonly kind: 'sale' | 'cancellation'; readonly line: RetailLine }
  | { readonly kind: 'rejected'; readonly reason: RetailReason };

/** Upper bound of quantities (thousandths) and prices (ten-thousandths). */
const MOST = 1_000_000_000_000;
const LONGEST_TEXT = 200;
/** Shorter than the product allows, because a prefix is added. */
const LONGEST_NAME = 50;

const reject = (reason: RetailReason): Classified => ({ kind: 'rejected', reason });

/** Classifies a line by its own content. [IM3] */
export function classify({ number, cells }: Line): Classified {
  if (cells.length !== retailHeader.length) return reject('wrongColumns');
  if (!isStorable(cells)) return reject('textUnreadable');
  const [
    invoice = '',
    code = '',
    description = '',
    quantity = '',
    date = '',
    price = '',
    customer = '',
    country = '',
  ] = cells;
  const cancels = /^C\d+$/i.test(invoice);
  const head = headProblem(invoice, code) ?? partyProblem(customer, country);
  if (head) return reject(head);
  const at = momentOf(date, retailTimeZone);
  if (at === null) return reject('dateUnreadable');
  const amount = readNumber(quantity, 3);
  const paid = readNumber(price, 4);
  if (typeof amount === 'string' || Math.abs(amount) > MOST) return reject('quantityUnreadable');
  if (typeof paid === 'string' || Math.abs(paid) > MOST) return reject('priceUnreadable');
  const problem = figureProblem(cancels ? -amount : amount, paid, cancels);
  if (problem) return reject(problem);
  const line = {
    number,
    invoice: invoice.toUpperCase(),
    code: code.toUpperCase(),
    description: description.replace(/\s+/g, ' ').slice(0, LONGEST_TEXT),
    quantity: Math.abs(amount),
    at,
    price: paid,
    customer: customer.replace(/\.0+$/, '') || null,
    country: country || 'Unspecified',
  };
  return { kind: cancels ? 'cancellation' : 'sale', line };
}

function headProblem(invoice: string, code: string): RetailReason | null {
  if (/^A\d+$/i.test(invoice) || /^ADJUST/i.test(code)) return 'adjustment';
  if (!/^C?\d{1,60}$/i.test(invoice)) return 'invoiceUnreadable';
  if (code === '' || code.length > 64) return 'codeMissing';
  return /^TEST/i.test(code) ? 'testCode' : null;
}

function partyProblem(customer: string, country: string): RetailReason | null {
  if (customer.length > LONGEST_NAME) return 'customerUnreadable';
  return country.length > LONGEST_NAME ? 'countryUnreadable' : null;
}

/** @param amount how much was sold, or returned by a cancellation */
function figureProblem(amount: number, price: number, cancels: boolean): RetailReason | null {
  if (amount === 0) return 'quantityZero';
  if (amount < 0) return cancels ? 'cancelsNothing' : 'quantityNegative';
  if (price < 0) return 'priceNegative';
  return price === 0 ? 'priceZero' : null;
}

const serviceCodes = new Set(['POST', 'DOT', 'C2', 'C3', 'M', 'D', 'S', 'BANK CHARGES', 'AMAZONFEE', 'CRUK']);
const serviceNames =
  /^((dotcom )?postage|carriage|manual|bank charges|discount|samples)$|\b(fee|commission)$/i;

/** Postage, fees, discounts and manual entries are not goods. [IM4] */
export const isService = (code: string, name: string): boolean =>
  serviceCodes.has(code) || serviceNames.test(name);
