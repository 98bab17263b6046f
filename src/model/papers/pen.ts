import type { Language } from '#model/values/languages.ts';
import type { StockUnit } from '#model/values/units.ts';
import type { PaperTexts, PaperWord } from './paper-words.ts';

type Money = (minor: number | bigint, currency: string, locale: string) => string;

/** How figures and days are written in a language: the functions of `#i18n`, which the model does not know. */
export interface Writing {
  readonly money: Money;
  readonly unitPrice: Money;
  /** The same by the code of the currency. */
  readonly moneyByCode: Money;
  readonly unitPriceByCode: Money;
  readonly quantity: (thousandths: number, unit: string | undefined, locale: string) => string;
  readonly percent: (basisPoints: number, locale: string) => string;
  readonly count: (count: number, locale: string) => string;
  readonly decimal: (value: number, digits: number, locale: string) => string;
  readonly date: (moment: string, locale: string, timeZone: string) => string;
  readonly dateTime: (moment: string, locale: string, timeZone: string) => string;
  readonly country: (code: string, locale: string) => string;
}

/** What is written with, by whoever draws papers. */
export interface Inks {
  readonly texts: PaperTexts;
  readonly writing: Writing;
}

interface Reading {
  readonly language: Language;
  /** IANA name, of the company. */
  readonly timeZone: string;
  /** The country of who it is for; undefined: it is for internal use. */
  readonly country: string | undefined;
  /** The company's own. */
  readonly home: string;
}

type Values = Readonly<Record<string, string>>;

/** Writes one paper: in the language of who it is for, with days of the company's time zone. */
export interface Pen {
  readonly language: Language;
  readonly word: (word: PaperWord, values?: Values) => string;
  /** A unit in singular or plural, after a quantity (thousandths). */
  readonly unit: (unit: StockUnit, thousandths: number) => string;
  /** Minor units of a currency. */
  readonly money: (minor: number, currency: string) => string;
  /** Ten-thousandths of the major unit. */
  readonly unitPrice: (price: number, currency: string) => string;
  readonly quantity: (thousandths: number, unit?: string) => string;
  readonly percent: (basisPoints: number) => string;
  readonly count: (count: number) => string;
  /** Grams. */
  readonly kilograms: (grams: number) => string;
  /** A day, or the day of a moment; empty for none. */
  readonly date: (moment: string | null | undefined) => string;
  readonly dateTime: (moment: string | null | undefined) => string;
  readonly country: (code: string) => string;
}

const THOUSAND = 1000;

export function penOf({ texts, writing }: Inks, { language, timeZone, country, home }: Reading): Pen {
  // [PAP31] Others have other kronor, or none.
  const isByCode = (currency: string): boolean =>
    country !== undefined &&
    (country !== home || (currency === 'SEK' && (language !== 'sv' || country !== 'SE')));
  return {
    language,
    word: (word, values = {}) => filled(texts.words[word][language], values),
    unit: (unit, thousandths) =>
      texts.units[unit][Math.abs(thousandths) === THOUSAND ? 'one' : 'many'][language],
    money: (minor, currency) =>
      (isByCode(currency) ? writing.moneyByCode : writing.money)(minor, currency, language),
    unitPrice: (price, currency) =>
      (isByCode(currency) ? writing.unitPriceByCode : writing.unitPrice)(price, currency, language),
    quantity: (thousandths, unit) => writing.quantity(thousandths, unit, language),
    percent: (basisPoints) => writing.percent(basisPoints, language),
    count: (count) => writing.count(count, language),
    kilograms: (grams) => `${writing.decimal(grams, 3, language)}\u00a0kg`,
    date: (moment) => (moment ? writing.date(moment, language, timeZone) : ''),
    dateTime: (moment) => (moment ? writing.dateTime(moment, language, timeZone) : ''),
    country: (code) => writing.country(code, language),
  };
}

/** A text with its parameters. */
export const filled = (text: string, values: Values): string =>
  text.replaceAll(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
