const names = new Map<string, Intl.DisplayNames>();

/** A country's name in a language, by its ISO 3166-1 code; the code itself if it has none. */
export function countryName(code: string, locale: string): string {
  const known = names.get(locale) ?? new Intl.DisplayNames([locale], { type: 'region' });
  names.set(locale, known);
  return /^[A-Z]{2}$/.test(code) ? (known.of(code) ?? code) : code;
}
