import { compare } from '#model/values/order.ts';
import { digitsOfOcr } from '../invoice/ocr.ts';
import type { BankEntry } from './bank-entry-schemas.ts';
import type { OpenInvoice } from './open-invoice.ts';
import { differenceOf, type Difference } from './payment-difference.ts';
import { sameName } from './same-name.ts';

/** What led to an invoice: its reference, its number in the text, or its customer and amount. */
export type MatchedBy = 'ocr' | 'number' | 'amount';

/** What is proposed for an entry; nothing is booked by it. */
export interface PaymentProposal {
  readonly entry: BankEntry;
  /** Null: nothing was found. */
  readonly by: MatchedBy | null;
  /** What goes to which invoice, minor units, with what is let off it. */
  readonly parts: readonly { readonly invoice: string; readonly amount: number }[];
  /** What of it pays the reminders of which invoice, minor units. [BNK9] */
  readonly fees: readonly { readonly invoice: string; readonly amount: number }[];
  /** Why it is not what is open; null: it is. */
  readonly difference: Difference | null;
  /** What no invoice takes, minor units. */
  readonly rest: number;
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
): readonly PaymentProposal[] {
  const open = new Map(invoices.map((invoice) => [invoice.id, invoice]));
  const proposals = new Map<BankEntry, PaymentProposal>();
  for (const entry of entries.toSorted((a, b) => compare(a.bookedOn, b.bookedOn) || a.line - b.line)) {
    const proposal = proposalFor(entry, [...open.values()]);
    proposals.set(entry, proposal);
    for (const { invoice, amount } of proposal.parts) {
      const paid = open.get(invoice);
      const isSettled = proposal.difference?.settles ?? false;
      if (paid) open.set(invoice, { ...paid, open: isSettled ? 0 : paid.open - amount });
    }
    for (const { invoice } of proposal.fees) {
      const paid = open.get(invoice);
      if (paid) open.set(invoice, { ...paid, fees: 0 });
    }
  }
  return entries.flatMap((entry) => proposals.get(entry) ?? []);
}

const unmatched = (entry: BankEntry): PaymentProposal => ({
  entry,
  by: null,
  parts: [],
  fees: [],
  difference: null,
  rest: entry.amount,
});

function proposalFor(entry: BankEntry, all: readonly OpenInvoice[]): PaymentProposal {
  if (!entry.isCredit || entry.isReversal) return unmatched(entry);
  const invoices = all.filter(({ currency }) => currency === entry.currency);
  const ways: readonly [MatchedBy, readonly OpenInvoice[]][] = [
    ['ocr', byReference(entry, invoices)],
    ['number', byNumber(entry, invoices)],
    ['amount', byAmount(entry, invoices)],
  ];
  const [by, found] = ways.find(([, some]) => some.length > 0) ?? [null, []];
  return by === null ? unmatched(entry) : { entry, by, ...allotted(entry, found) };
}

/** A reference with the right digits that one invoice alone has; several references are as many invoices. */
function byReference(
  { structured, text }: BankEntry,
  invoices: readonly OpenInvoice[],
): readonly OpenInvoice[] {
  const spaced = text.match(/\d[\d ]*\d/g) ?? [];
  const written = [...structured, ...spaced, ...spaced.flatMap((one) => one.split(/ +/))];
  const references = new Set(
    written.map((one) => one.replaceAll(/\s/g, '')).filter((one) => digitsOfOcr(one) !== null),
  );
  return [...references].flatMap((reference) => {
    const found = invoices.filter(({ ocr }) => ocr === reference);
    return found.length === 1 ? found : [];
  });
}

/** Invoices whose numbers stand in the text by themselves; one that says little has to have the amount, too. */
function byNumber(entry: BankEntry, invoices: readonly OpenInvoice[]): readonly OpenInvoice[] {
  const text = [entry.text, ...entry.structured, entry.endToEndId].join(' ');
  return invoices.filter(
    ({ number, open }) =>
      (number.length >= TELLING || open === entry.amount) && stands(number.toUpperCase(), text.toUpperCase()),
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

const byDue = (a: OpenInvoice, b: OpenInvoice): number =>
  compare(a.due, b.due) || compare(a.number, b.number);
const sumOf = (invoices: readonly OpenInvoice[]): number => invoices.reduce((sum, { open }) => sum + open, 0);

/** What each of the invoices takes, those that are due first before the others. */
function allotted(
  entry: BankEntry,
  invoices: readonly OpenInvoice[],
): Pick<PaymentProposal, 'parts' | 'fees' | 'difference' | 'rest'> {
  let rest = entry.amount;
  const parts = invoices.toSorted(byDue).flatMap(({ id, open }) => {
    const amount = Math.min(rest, open);
    rest -= amount;
    return amount > 0 ? [{ invoice: id, amount }] : [];
  });
  const difference = differenceOf(entry, invoices);
  const fees =
    difference?.why === 'reminderFee'
      ? invoices.flatMap(({ id, fees: amount = 0 }) => (amount > 0 ? [{ invoice: id, amount }] : []))
      : [];
  return { parts, fees, difference, rest: difference?.settles ? 0 : rest };
}
