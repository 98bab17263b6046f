import { planNames } from './plan-names.ts';
import { postingPurposeTexts, vatTreatmentTexts } from './posting-names.ts';

/**
 * A text in every language. `{sku}` is a plain parameter, `{free:quantity}` thousandths, `{limit:money}` minor units,
 * `{most:percent}` basis points as percent, `{most:warehouse|warehouses}` a number of things, `{by:person}` and
 * `{permission:permission}` ids, `{plan:plan}` a plan, `{purpose:purpose}` what is posted, `{treatment:treatment}` how
 * VAT is charged, `{category:name}` what people named in both languages, whose Swedish name is the parameter `categorySv`.
 */
export interface Text {
  readonly en: string;
  readonly sv: string;
}
export type Texts = Readonly<Record<string, Text>>;

export type Params = Readonly<Record<string, string | number>>;

/** Resolves id parameters to the names the reader sees, by type of id. */
export type Names = Readonly<Record<'person' | 'permission', (id: string) => string>>;

/** A text with its parameters filled in, numbers formatted; a missing parameter becomes a dash. */
export function written(text: Text, params: Params, language: keyof Text, names: Names): string {
  return text[language].replace(PLACE, (_, name: string, unit?: string) => {
    const value = (unit === 'name' && language === 'sv' && params[`${name}Sv`]) || params[name];
    if (value === undefined) return '–';
    if (unit !== undefined && Object.hasOwn(named, unit))
      return named[unit]?.[value]?.[language] ?? String(value);
    if (unit === 'person' || unit === 'permission') return names[unit](String(value));
    return typeof value === 'number' ? figure(value, unit, language) : value;
  });
}

/** The code that a field carries, and what stands behind its colons: `too_big:100`, `twoReadings:1500:1,5`. */
export function fieldCode(code: string): { readonly name: string; readonly params: Params } {
  const [name = '', bound = '', other = ''] = code.split(':');
  return { name, params: { bound, other } };
}

/** Words that parameters stand for, by their unit. */
const named: Readonly<Record<string, Texts>> = {
  plan: planNames,
  purpose: postingPurposeTexts,
  treatment: vatTreatmentTexts,
};

/** A parameter placeholder, with its unit. */
export const PLACE = /\{(\w+)(?::(\w+(?:\|\w+)?))?\}/g;

const tags = { en: 'en-GB', sv: 'sv-SE' } as const;

function figure(value: number, unit: string | undefined, language: keyof Text): string {
  const write = (shown: number, least: number, most: number): string =>
    new Intl.NumberFormat(tags[language], {
      minimumFractionDigits: least,
      maximumFractionDigits: most,
    }).format(shown);
  if (unit === 'money') return write(value / 100, 2, 2);
  if (unit?.includes('|')) return `${write(value, 0, 0)} ${unit.split('|')[value === 1 ? 0 : 1]}`;
  if (unit === 'percent') return write(value / 100, 0, 2);
  return unit === 'quantity' ? write(value / 1000, 0, 3) : write(value, 0, 0);
}
