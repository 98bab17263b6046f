import type { Settlement } from '#model/areas/sales/owed/settlement.ts';
import type { Exchange } from './exchange.ts';
import type { Difference } from './payment-difference.ts';

/** What goes to an invoice: minor units of the money. */
export interface ProposedPart {
  readonly invoice: string;
  readonly amount: number;
  /** What that pays of an invoice in another currency, minor units of the invoice's; so is `less`. [BNK10] */
  readonly settles?: number;
  readonly less?: Settlement['less'];
}

/** What money of the bank is proposed to pay. */
export interface Allotted {
  readonly parts: readonly ProposedPart[];
  /** What of it pays the reminders of which invoice, minor units. [BNK9] */
  readonly fees: readonly { readonly invoice: string; readonly amount: number }[];
  /** Why it is not what is open; null: it is. */
  readonly difference: Difference | null;
  /** What no invoice takes, minor units. */
  readonly rest: number;
  /** The currency of the invoices, where the money is in another, and at what it pays them (null: no rate). [BNK10] */
  readonly other: { readonly currency: string; readonly exchange: Exchange | null } | null;
}
