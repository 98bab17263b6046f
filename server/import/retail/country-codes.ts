import { readCountry } from '#model/areas/integrations/data-import/reading/countries.ts';

/** Country names in these files that are no country's; a group of countries has its own code. */
const otherNames: Readonly<Record<string, string>> = {
  'channel islands': 'JE',
  'european community': 'EU',
  'west indies': 'ZZ',
  unspecified: 'ZZ',
};
const UNKNOWN = 'ZZ';

/** The ISO 3166-1 code of a country's English name; ZZ (no country) if unknown. */
export const countryCode = (name: string): string =>
  otherNames[name.trim().toLowerCase()] ?? readCountry(name) ?? UNKNOWN;
