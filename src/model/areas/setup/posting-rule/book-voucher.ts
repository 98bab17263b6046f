import type { Refusal } from '#model/engine/envelope.ts';
import type { Reader } from '#model/engine/reader.ts';
import type { Voucher } from '../account/voucher.ts';
import { resolveAccount, type Posting } from './resolve-account.ts';

/** What is posted of a business event: minor units of the company's currency, above zero in debit. */
export interface Posted extends Posting {
  readonly amount: number;
  /** The id of an account that was chosen by hand; absent: as posting rules say. */
  readonly account?: string;
}

/** A voucher before its accounts are known. */
export interface ToBook extends Omit<Voucher, 'rows'> {
  /** Together they come to zero. */
  readonly posted: readonly Posted[];
}

/** A voucher, or what keeps it from being booked: the accounts that are missing. */
export type Booked =
  | { readonly voucher: Voucher; readonly refusals?: undefined }
  | { readonly refusals: readonly Refusal[] };

/**
 * A voucher with the accounts that posting rules say, a row each; nothing is posted of nothing. It may throw `Miss`, as its
 * view. [PRU7]
 */
export function bookVoucher(view: Reader, { posted, ...head }: ToBook): Booked {
  const sums = new Map<string, number>();
  const refusals: Refusal[] = [];
  for (const { amount, account: chosen, ...posting } of posted) {
    if (amount === 0) continue;
    const own = chosen === undefined ? undefined : view.get('account', chosen);
    const found = own ? { account: own } : resolveAccount(view, posting);
    if ('refusal' in found) refusals.push(found.refusal);
    else sums.set(found.account.number, (sums.get(found.account.number) ?? 0) + amount);
  }
  if (refusals.length > 0) return { refusals };
  const rows = [...sums].map(([account, amount]) => ({ account, amount, text: '' }));
  return { voucher: { ...head, rows: rows.filter(({ amount }) => amount !== 0) } };
}
