import { isSwishNumber, swishDigits } from '#model/values/swish-number.ts';
import type { InvoiceContent } from './invoice-content.ts';

/** Characters of the longest message that Swish takes. */
const LONGEST_MESSAGE = 50;
/** No part of the code may be changed by who pays. */
const LOCKED = 0;

/**
 * What a Swish code of an invoice holds: who is paid, how much, and its reference, none of which can be changed; null
 * where it is not paid so: without a number for Swish, in another currency than kronor, or with nothing to pay. Source:
 * Getswish, QR code API manual, section 6.1 (C2B). [INV6]
 */
export function swishCode({
  bank,
  currency,
  totals,
  ocr,
  number,
}: Pick<InvoiceContent, 'bank' | 'currency' | 'totals' | 'ocr' | 'number'>): string | null {
  if (!isSwishNumber(bank.swish) || currency !== 'SEK' || totals.payable <= 0) return null;
  const amount = `${Math.floor(totals.payable / 100)},${String(totals.payable % 100).padStart(2, '0')}`;
  const message = encodeURIComponent((ocr || number).slice(0, LONGEST_MESSAGE));
  return `C${swishDigits(bank.swish)};${amount};${message};${LOCKED}`;
}
