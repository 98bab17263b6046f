import { decimalOf } from './decimal.ts';
import { tagOf } from './tag.ts';

/** Money from minor units by the code of its currency, for those to whom a symbol says less: `SEK 1,234.50`. */
export function formatMoneyByCode(minor: number | bigint, currency: string, locale: string): string {
  const format = byCode(currency, locale);
  return format.format(decimalOf(minor, minorDigits(format)));
}

/** The same of a unit price, from ten-thousandths of the major unit, with two to four decimals. */
export function formatUnitPriceByCode(
  tenThousandths: number | bigint,
  currency: string,
  locale: string,
): string {
  const format = byCode(currency, locale, { maximumFractionDigits: 4 });
  return format.format(decimalOf(tenThousandths, 4));
}

const minorDigits = (format: Intl.NumberFormat): number =>
  format.resolvedOptions().maximumFractionDigits ?? 2;

const byCode = (currency: string, locale: string, more: Intl.NumberFormatOptions = {}): Intl.NumberFormat =>
  new Intl.NumberFormat(tagOf(locale), { style: 'currency', currency, currencyDisplay: 'code', ...more });
