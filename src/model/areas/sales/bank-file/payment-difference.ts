import type { BankEntry } from './bank-entry-schemas.ts';
import type { OpenInvoice } from './open-invoice.ts';

/** Currencies without coins below one unit: who pays in them leaves the rest out, or rounds it up. */
const withoutCoins: ReadonlySet<string> = new Set(['SEK', 'NOK', 'DKK']);

/** Minor units below which a difference is one of rounding. */
const roundingOf = (currency: string): number => (withoutCoins.has(currency) ? 100 : 5);

/** Why what came is not what was open. */
export interface Difference {
  readonly why: 'rounding' | 'discount' | 'fee' | 'reminderFee' | 'part' | 'twice' | 'overpaid';
  /** Minor units; below zero where less came than was open. */
  readonly amount: number;
  /** Whether the invoice is paid all the same. */
  readonly settles: boolean;
}

/**
 * Explains what came (minor units) against what is open of some invoices; null: it is the same. A cash discount counts up
 * to its last day, a fee where the bank names it, one of reminders where it is exactly theirs. [BNK6] [BNK9]
 */
export function differenceOf(
  { amount, charges, bookedOn, currency }: Pick<BankEntry, 'amount' | 'charges' | 'bookedOn' | 'currency'>,
  invoices: readonly OpenInvoice[],
): Difference | null {
  const open = invoices.reduce((sum, invoice) => sum + invoice.open, 0);
  const difference = amount - open;
  const because = (why: Difference['why'], settles: boolean): Difference => ({
    why,
    amount: difference,
    settles,
  });
  const rounding = roundingOf(currency);
  if (difference === 0) return null;
  const fees = invoices.reduce((sum, invoice) => sum + (invoice.fees ?? 0), 0);
  if (fees > 0 && difference === fees) return because('reminderFee', true);
  if (open <= 0) return because('twice', false);
  const discount = invoices.reduce((sum, one) => sum + discountOn(one, bookedOn), 0);
  if (discount > 0 && Math.abs(difference + discount) < rounding) return because('discount', true);
  if (charges > 0 && difference === -charges) return because('fee', true);
  if (Math.abs(difference) < rounding) return because('rounding', true);
  return difference < 0 ? because('part', false) : because('overpaid', false);
}

/** What may be taken off an invoice that is paid on a day, minor units. */
export const discountOn = ({ discount }: OpenInvoice, day: string): number =>
  discount !== null && day <= discount.until ? discount.amount : 0;
