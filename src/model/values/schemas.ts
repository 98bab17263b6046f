import { z } from 'zod';
import { withoutBidi } from './bidi.ts';
import { trimmedCode } from './code-key.ts';
import { currencies, type Currency } from './money.ts';
import { vatClasses } from './vat-rates.ts';

/** Thousandths: a thousand million of a stock unit. */
export const MOST_QUANTITY = 1_000_000_000_000;
/** Ten-thousandths of a currency unit: a hundred million. */
export const MOST_PRICE = 1_000_000_000_000;
/** Far enough below 2^53 that hundreds of such amounts are added exactly, with VAT. */
export const MOST_AMOUNT = 10_000_000_000_000;
/** The years that PostgreSQL, JavaScript and every time zone agree on; a day before or after them cannot be counted. */
const FIRST = '1000';
/** Where it is still this day, it may be the next one elsewhere. */
const LAST_MOMENT = '9999-12-31';
const said = { error: 'yearBeyond' };

/** An identifier made by the creator of the document: UUIDv7 in canonical form. */
export const id = z.uuid();
/** A day, `YYYY-MM-DD`, in the company's time zone. */
export const day = z.iso.date().refine((text) => text >= FIRST, said);
/** A moment, UTC ISO 8601 with milliseconds. */
export const moment = z.iso.datetime().refine((text) => text >= FIRST && text < LAST_MOMENT, said);
/** Thousandths of the stock unit, above zero. */
export const quantity = z.int().min(1).max(MOST_QUANTITY).meta({ description: 'Thousandths of the unit' });
/** Thousandths of the stock unit, zero allowed. */
export const quantityOrZero = z
  .int()
  .min(0)
  .max(MOST_QUANTITY)
  .meta({ description: 'Thousandths of the unit' });
/** A figure in thousandths, above or below zero. */
export const thousandths = z
  .int()
  .min(-MOST_QUANTITY)
  .max(MOST_QUANTITY)
  .meta({ description: 'Thousandths, above or below zero' });
/** Ten-thousandths of the currency unit. */
export const unitPrice = z
  .int()
  .min(0)
  .max(MOST_PRICE)
  .meta({ description: 'Ten-thousandths of the currency unit' });
/** Minor units of a currency. */
export const amount = z.int().min(0).max(MOST_AMOUNT).meta({ description: 'Minor units of the currency' });
/** Counted on by one: versions and revisions. */
export const counted = z.int().min(0).max(MOST_QUANTITY);
/** Basis points from 0 to 100 %. */
export const percent = z.int().min(0).max(10_000).meta({ description: 'Basis points: 2500 is 25 %' });
/** A discount, or below zero a surcharge. */
export const signedPercent = z
  .int()
  .min(-100_000)
  .max(10_000)
  .meta({ description: 'Basis points off: 2500 is 25 % less, -2500 is 25 % more' });
/** Millionths of one currency for one unit of another. */
export const exchangeRate = z
  .int()
  .min(1)
  .max(MOST_QUANTITY)
  .meta({ description: 'Millionths of the company’s currency for one unit' });
export const currency = z.enum(Object.keys(currencies) as [Currency, ...Currency[]]); // keys of a const record
export const vatClass = z.enum(vatClasses);
/** A name on one line. */
export const name = z.string().overwrite(withoutBidi).trim().min(1).max(200);
/** Free text, empty allowed. */
export const text = z.string().trim().max(4000);
/** Text per language; a missing translation falls back to English. */
export const localized = z.object({ en: name, sv: text });
/** A short code such as a SKU or a bin. */
export const code = z.string().overwrite(trimmedCode).min(1).max(64);
/** What a scanner read: a code, or all that a symbol of GS1 holds. */
export const scanned = z.string().trim().min(1).max(512);
/** A unit of the company's own, or one of `stockUnits`. */
export const unitName = z.string().overwrite(withoutBidi).trim().min(1).max(30);
const units = z.int().min(1).max(1_000_000);
/** A unit other than the stock unit: `denominator` of it are `numerator` stock units. */
export const orderedUnit = z.strictObject({ unit: unitName, numerator: units, denominator: units });
/** ISO 3166-1 alpha-2. */
export const country = z.string().regex(/^[A-Z]{2}$/);
export const address = z.object({
  street: text,
  postcode: text,
  city: text,
  country,
});
export type Address = z.infer<typeof address>;
/** The data of a command or a fact that carries none. */
export const empty = z.strictObject({});
/** A reason code from the action's list. */
export const reason = code.meta({ description: 'One of the reasons that the action offers' });
/** The data of a command or a fact that carries only a reason. */
export const withReason = z.strictObject({ reason });
export type WithReason = z.infer<typeof withReason>;
