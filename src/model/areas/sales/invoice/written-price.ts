import { lineAmount, UNIT } from '#model/values/money.ts';
import type { InvoiceLine } from './invoice-content.ts';

/** Ten-thousandths in a minor unit. */
const IN_MINOR = 100;

/**
 * The price that a line is written with in an e-invoice, in ten-thousandths, and for how much of it, in thousandths: for
 * one, if quantity times price less the discount is what the line comes to, to the minor unit; else for all of it. A price
 * that VAT was taken out of has more decimals than it is kept with, and would miss the sum of many. (EN 16931-1, BT-149)
 */
export function writtenPrice(line: Pick<InvoiceLine, 'quantity' | 'price' | 'discount' | 'net'>): {
  readonly price: number;
  readonly per: number;
} {
  const { quantity, price, discount, net } = line;
  const whole = net + discount;
  if (quantity === 0 || lineAmount(quantity, price) === whole) return { price, per: UNIT };
  return { price: (quantity < 0 ? -whole : whole) * IN_MINOR, per: Math.abs(quantity) };
}
