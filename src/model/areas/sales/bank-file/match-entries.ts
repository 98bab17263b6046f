import { compare } from '#model/values/order.ts';
import { digitsOfOcr } from '../invoice/ocr.ts';
import { allot, byDue } from './allot.ts';
import type { Allotted } from './allotted.ts';
import type { BankEntry } from './bank-entry-schemas.ts';
import type { RateOf } from './exchange.ts';
import type { OpenInvoice } from './open-invoice.ts';
import { differenceOf } from './payment-difference.ts';
import { sameName } from './same-name.ts';

/** What led to an invoice: its reference, its number in the text, or its customer and amount. */
export type MatchedBy = 'ocr' | 'number' | 'amount';

/** What is proposed for an entry; nothing is booked by it. */
export interface PaymentProposal extends Allotted {
  readonly entry: BankEntry;
  /** Null: nothing was found. */
  readonly by: MatchedBy | null;
  /** The invoices that were found, also those that it pays nothing of. */
  readonly named: readonly string[];
}

/** Digits and letters that a number of an invoice has at least, to be looked for in a text of any amount. */
const TELLING = 4;

/**
 * Proposes which invoices the entries pay, in the order in which they were booked: what one of them pays is not open for
 * the next. Money out, and what was taken back, pays nothing. [BNK5]
 */
export function matchEntries(
  entries: readonly BankEntry[],
  invoices: readonly OpenInvoice[],
  rateOf: RateOf,
): readonly PaymentProposal[] {
  const open = new Map(invoices.map((invoice) => [invoice.id, invoice]));
  const proposals = new Map<BankEntry, PaymentProposal>();
  for (const entry of entries.toSorted((a, b) => compare(a.bookedOn, b.bookedOn) || a.line - b.line)) {
    const proposal = proposalFor(entry, [...open.values()], rateOf);
    proposals.set(entry, proposal);
    for (const { invoice, amount, settles = amount } of proposal.parts) {
      const paid = open.get(invoice);
      const isSettled = proposal.difference?.settles ?? false;
      if (paid) open.set(invoice, { ...paid, open: isSettled ? 0 : paid.open - settles });
    }
    for (const { invoice } of proposal.fees) {
      const paid = open.get(invoice);
      if (paid) open.set(invoice, { ...paid, fees: 0 });
    }
  }
  return entries.flatMap((entry) => proposals.get(entry) ?? []);
}

/** What is known of an entry that nothing names. */
export const unmatched = (entry: BankEntry): PaymentProposal => ({
  entry,
  by: null,
  named: [],
  parts: [],
  fees: [],
  difference: null,
  rest: entry.amount,
  other: null,
});

function proposalFor(entry: BankEntry, all: readonly OpenInvoice[], rateOf: RateOf): PaymentProposal {
  if (!entry.isCredit || entry.isReversal) return unmatched(entry);
  const ways: readonly [MatchedBy, readonly OpenInvoice[]][] = [
    ['ocr', byReference(entry, all)],
    ['number', byNumber(entry, all)],
    ['amount', byAmount(entry, inCurrencyOf(entry, all))],
  ];
  const [by, found] = ways.find(([, some]) => some.length > 0) ?? [null, []];
  return by === null ? unmatched(entry) : { by, ...proposedFor(entry, found, rateOf) };
}

/** What an entry pays of invoices that were found, or chosen: those in one currency, its own before others. */
export function proposedFor(
  entry: BankEntry,
  found: readonly OpenInvoice[],
  rateOf: RateOf,
): Omit<PaymentProposal, 'by'> {
  const own = inCurrencyOf(entry, found);
  const [currency] = (own.length > 0 ? own : found.toSorted(byDue)).map((one) => one.currency);
  const invoices = found.filter((one) => one.currency === currency);
  return { entry, named: invoices.map(({ id }) => id), ...allot(entry, invoices, rateOf) };
}

const inCurrencyOf = ({ currency }: BankEntry, invoices: readonly OpenInvoice[]): readonly OpenInvoice[] =>
  invoices.filter((one) => one.currency === currency);

/** A reference with the right digits that one invoice alone has; several references are as many invoices. */
function byReference(entry: BankEntry, invoices: readonly OpenInvoice[]): readonly OpenInvoice[] {
  const { structured, text } = entry;
  const spaced = text.match(/\d[\d ]*\d/g) ?? [];
  const written = [...structured, ...spaced, ...spaced.flatMap((one) => one.split(/ +/))];
  const references = new Set(
    written.map((one) => one.replaceAll(/\s/g, '')).filter((one) => digitsOfOcr(one) !== null),
  );
  return [...references].flatMap((reference) => {
    const found = invoices.filter(({ ocr }) => ocr === reference);
    const own = inCurrencyOf(entry, found);
    return [own, found].find(({ length }) => length === 1) ?? [];
  });
}

/** Invoices whose numbers stand in the text by themselves; one that says little has to have the amount, too. */
function byNumber(entry: BankEntry, invoices: readonly OpenInvoice[]): readonly OpenInvoice[] {
  const text = [entry.text, ...entry.structured, entry.endToEndId].join(' ').toUpperCase();
  const isAmount = ({ open, currency }: OpenInvoice): boolean =>
    [entry, entry.instructed].some((money) => money?.amount === open && money.currency === currency);
  return invoices.filter(
    (one) => (one.number.length >= TELLING || isAmount(one)) && stands(one.number.toUpperCase(), text),
  );
}

/** Whether something stands in a text by itself, and not as a part of a longer number or word. */
function stands(number: string, text: string): boolean {
  if (number === '') return false;
  for (let at = text.indexOf(number); at >= 0; at = text.indexOf(number, at + 1)) {
    const [before = '', after = ''] = [text[at - 1], text[at + number.length]];
    if (!/[\p{L}\p{N}]/u.test(before + after)) return true;
  }
  return false;
}

/** What a customer of that name owes: the one invoice of that amount that is due first, or all of them together. */
function byAmount(entry: BankEntry, invoices: readonly OpenInvoice[]): readonly OpenInvoice[] {
  const owed = invoices.filter(({ customerName, open }) => open > 0 && sameName(customerName, entry.debtor));
  if (new Set(owed.map(({ customer }) => customer)).size > 1) return [];
  const fits = owed.filter((invoice) => differenceOf(entry, [invoice])?.settles ?? true);
  const [first] = fits
    .filter(({ open }) => open === entry.amount)
    .concat(fits)
    .toSorted(byDue);
  if (first) return [first];
  return sumOf(owed) === entry.amount ? owed : [];
}

const sumOf = (invoices: readonly OpenInvoice[]): number => invoices.reduce((sum, { open }) => sum + open, 0);
