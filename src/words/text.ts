/**
 * What something is called or what is said of it, in every language. `{sku}` stands for a parameter as it is,
 * `{free:quantity}` for thousandths, `{limit:money}` for minor units, `{by:person}` and `{permission:permission}` for ids.
 */
export interface Text {
  readonly en: string;
  readonly sv: string;
}
export type Texts = Readonly<Record<string, Text>>;

export type Params = Readonly<Record<string, string | number>>;

/** What parameters that are ids are called to the reader, by what they are the ids of. */
export type Names = Readonly<Record<'person' | 'permission', (id: string) => string>>;

/** A text with its parameters in it, numbers as people write them; a parameter that is not given is a dash. */
export function written(text: Text, params: Params, language: keyof Text, names: Names): string {
  return text[language].replace(PLACE, (_, name: string, unit?: string) => {
    const value = params[name];
    if (value === undefined) return '–';
    if (unit === 'person' || unit === 'permission') return names[unit](String(value));
    return typeof value === 'number' ? figure(value, unit, language) : value;
  });
}

/** Where a parameter stands in a text, with its unit. */
export const PLACE = /\{(\w+)(?::(\w+))?\}/g;

const tags = { en: 'en-GB', sv: 'sv-SE' } as const;

function figure(value: number, unit: string | undefined, language: keyof Text): string {
  const write = (shown: number, least: number, most: number): string =>
    new Intl.NumberFormat(tags[language], {
      minimumFractionDigits: least,
      maximumFractionDigits: most,
    }).format(shown);
  if (unit === 'money') return write(value / 100, 2, 2);
  return unit === 'quantity' ? write(value / 1000, 0, 3) : write(value, 0, 0);
}
