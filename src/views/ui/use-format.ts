import { createContext, useContext, useMemo } from 'react';
import { useLingui } from '@lingui/react';
import { parseDecimal } from '#i18n/decimal.ts';
import * as format from '#i18n/format.ts';

type WritesMoney = (minor: number | bigint, currency: string) => string;

/** How money is written where it is not as everywhere: on papers for who is abroad. The same function for one paper. */
export const MoneyWriting = createContext<
  ((locale: string) => { readonly money: WritesMoney; readonly unitPrice: WritesMoney }) | null
>(null);

/** The formatters of `#i18n/format.ts`, and the reading of typed numbers, bound to the language of the page. */
export function useFormat() {
  const { i18n } = useLingui();
  const { locale } = i18n;
  const writing = useContext(MoneyWriting);
  return useMemo(
    () => ({
      locale,
      money: (minor: number | bigint, currency: string) => format.formatMoney(minor, currency, locale),
      moneyRounded: (minor: number | bigint, currency: string) =>
        format.formatMoneyRounded(minor, currency, locale),
      moneyCompact: (minor: number | bigint, currency: string) =>
        format.formatMoneyCompact(minor, currency, locale),
      unitPrice: (value: number | bigint, currency: string) =>
        format.formatUnitPrice(value, currency, locale),
      quantity: (thousandths: number | bigint, unit?: string) =>
        format.formatQuantity(thousandths, unit, locale),
      percent: (basisPoints: number | bigint) => format.formatPercent(basisPoints, locale),
      count: (count: number | bigint) => format.formatCount(count, locale),
      decimal: (value: number | bigint, digits: number, least?: number) =>
        format.formatDecimal(value, digits, locale, least),
      /** Reads a typed number as `parseDecimal` does. */
      read: (text: string, digits: number) => parseDecimal(text, digits, locale),
      date: (moment: string | number) => format.formatDate(moment, locale),
      dayMonth: (moment: string | number) => format.formatDayMonth(moment, locale),
      monthYear: (moment: string | number) => format.formatMonthYear(moment, locale),
      dateTime: (moment: string | number) => format.formatDateTime(moment, locale),
      listed: (moment: string, today: string) => format.formatListed(moment, today, locale),
      relativeDay: (day: string, today: string) => format.formatRelativeDay(day, today, locale),
      relative: (moment: string | number, now: number) => format.formatRelative(moment, now, locale),
      ...writing?.(locale),
    }),
    [locale, writing],
  );
}
