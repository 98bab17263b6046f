// English texts use European conventions: day before month, 24 hours.
const TAGS: Record<string, string> = { en: 'en-GB', sv: 'sv-SE' };

/** The language tag whose conventions a language of the interface follows. */
export const tagOf = (locale: string): string => TAGS[locale] ?? locale;
