import { createHmac, timingSafeEqual } from 'node:crypto';

/** Seconds that a signature may be old, or ahead. */
const TOLERANCE = 300;

const markOf = (body: string, secret: string, seconds: number): string =>
  createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');

/** The header `Stripe-Signature` of a body, as Stripe documents it: `t=<seconds>,v1=<HMAC-SHA256 in hex>`. */
export const signWebhook = (body: string, secret: string, now: string): string => {
  const seconds = Math.floor(Date.parse(now) / 1000);
  return `t=${seconds},v1=${markOf(body, secret, seconds)}`;
};

/**
 * [BI12] Whether a body was signed with the secret less than five minutes ago. While a secret is rolled the header has
 * one signature for each.
 * @param now UTC ISO
 */
export function isSigned(body: string, header: string, secret: string, now: string): boolean {
  const parts = header.split(',').map((part) => part.split('=', 2));
  const seconds = Number(parts.find(([name]) => name?.trim() === 't')?.[1] ?? Number.NaN);
  if (!Number.isInteger(seconds) || Math.abs(Date.parse(now) / 1000 - seconds) > TOLERANCE) return false;
  const expected = Buffer.from(markOf(body, secret, seconds));
  return parts.some(([name, value = '']) => {
    const given = Buffer.from(value.trim());
    return name?.trim() === 'v1' && given.length === expected.length && timingSafeEqual(given, expected);
  });
}
