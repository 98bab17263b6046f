import { quoteRequest } from './areas/purchasing/quote-request/quote-request.shared.ts';
import { purchaseOrder } from './areas/purchasing/purchase-order/purchase-order.shared.ts';
import { invoice } from './areas/sales/invoice/invoice.shared.ts';
import { orderConfirmation, quote } from './areas/sales/sales-order/sales-order.shared.ts';
import type { DocumentRow } from './engine/rows.ts';
import { LONGEST_LIFE, type SharedPurpose } from './sharing/shared-purpose.ts';
import { daysBetween } from './values/moments.ts';

/** Everything that a link for somebody outside the company may be for, by its name in the log. */
const declared = { orderConfirmation, quote, invoice, purchaseOrder, quoteRequest } as const;
export type PurposeName = keyof typeof declared;

export const sharedPurposes: Readonly<Record<PurposeName, SharedPurpose>> = declared;
export const purposeNames = Object.keys(declared) as [PurposeName, ...PurposeName[]]; // never empty

/** What documents of a kind may be shared for. */
export const purposesOf = (kind: string): readonly PurposeName[] =>
  purposeNames.filter((name) => sharedPurposes[name].kind === kind);

/** What a document may be shared for as it stands, the usual one first. */
export const purposesShowing = (kind: string, row: DocumentRow): readonly PurposeName[] =>
  purposesOf(kind).filter((name) => sharedPurposes[name].isShown(row as never)); // a row of the purposes' kind

/**
 * How many days a link works that is made today, unless somebody says otherwise: those of its purpose, and as long as the
 * document may be answered.
 */
export function usualDays(name: PurposeName, row: DocumentRow, today: string): number {
  const { days, until } = sharedPurposes[name];
  const last = until?.(row as never) ?? null; // a row of the purpose's kind
  const answered = last === null ? 0 : daysBetween(today, last) + 1;
  return Math.min(Math.max(days, answered), LONGEST_LIFE);
}
