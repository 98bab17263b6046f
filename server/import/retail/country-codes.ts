/** Country names in these files that differ from English usage; a group of countries has its own code. */
const otherNames: Readonly<Record<string, string>> = {
  eire: 'IE',
  rsa: 'ZA',
  usa: 'US',
  uk: 'GB',
  'channel islands': 'JE',
  'czech republic': 'CZ',
  'european community': 'EU',
  'hong kong': 'HK',
  korea: 'KR',
  'west indies': 'ZZ',
  unspecified: 'ZZ',
};
const UNKNOWN = 'ZZ';
const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));
const codes = new Map<string, string>();

/** The ISO 3166-1 code of a country's English name; ZZ (no country) if unknown. */
export function countryCode(name: string): string {
  const key = name.trim().toLowerCase();
  if (codes.size === 0) learn();
  return otherNames[key] ?? codes.get(key) ?? UNKNOWN;
}

function learn(): void {
  const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  for (const first of letters)
    for (const second of letters) {
      const code = first + second;
      // A former code (DD) has its successor's name, and is not its own canonical form.
      if (Intl.getCanonicalLocales(`und-${code}`)[0] !== `und-${code}`) continue;
      const name = english.of(code);
      if (name && !codes.has(name.toLowerCase())) codes.set(name.toLowerCase(), code);
    }
}
