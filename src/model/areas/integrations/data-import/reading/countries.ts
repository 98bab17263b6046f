import { plain } from './plain.ts';

/** Names that differ from those of Unicode, in the languages that files come in; codes of three letters where trade is near. */
const otherNames: Readonly<Record<string, string>> = {
  uk: 'GB',
  england: 'GB',
  scotland: 'GB',
  skottland: 'GB',
  wales: 'GB',
  greatbritain: 'GB',
  storbritannien: 'GB',
  usa: 'US',
  america: 'US',
  unitedstatesofamerica: 'US',
  holland: 'NL',
  thenetherlands: 'NL',
  czechrepublic: 'CZ',
  tjeckienrepubliken: 'CZ',
  eire: 'IE',
  republicofireland: 'IE',
  el: 'GR',
  rsa: 'ZA',
  southkorea: 'KR',
  korea: 'KR',
  russia: 'RU',
  turkey: 'TR',
  vietnam: 'VN',
  deutschland: 'DE',
  osterreich: 'AT',
  schweiz: 'CH',
  suomi: 'FI',
  norge: 'NO',
  danmark: 'DK',
  eesti: 'EE',
  espana: 'ES',
  italia: 'IT',
  polska: 'PL',
  kina: 'CN',
  hongkong: 'HK',
};

const longCodes =
  'SWE NOR DNK FIN ISL EST LVA LTU DEU POL CZE SVK AUT CHE FRA BEL NLD LUX ITA ESP PRT GBR IRL HUN SVN HRV ROU BGR GRC CYP MLT USA CAN CHN JPN IND AUS TUR UKR';
const shortCodes =
  'SE NO DK FI IS EE LV LT DE PL CZ SK AT CH FR BE NL LU IT ES PT GB IE HU SI HR RO BG GR CY MT US CA CN JP IN AU TR UA';

let names: ReadonlyMap<string, string> | undefined;

/** The ISO 3166-1 code of a country by its code, or its name in English or Swedish; null if there is none. [DI12] */
export function readCountry(text: string): string | null {
  names ??= learned();
  return names.get(plain(text)) ?? null;
}

function learned(): ReadonlyMap<string, string> {
  const known = new Map<string, string>();
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCodePoint(65 + index));
  const languages = ['en', 'sv'].map(
    (language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }),
  );
  for (const first of letters)
    for (const second of letters) {
      const code = first + second;
      // A former code (DD) has its successor's name, and is not its own canonical form.
      if (Intl.getCanonicalLocales(`und-${code}`)[0] !== `und-${code}`) continue;
      for (const name of languages.flatMap((of) => of.of(code) ?? []))
        if (!known.has(plain(name))) known.set(plain(name), code);
      if (languages[0]?.of(code) !== undefined && code < 'XA') known.set(plain(code), code);
    }
  for (const code of ['YE', 'YT', 'ZA', 'ZM', 'ZW']) known.set(plain(code), code);
  const short = shortCodes.split(' ');
  for (const [index, code] of longCodes.split(' ').entries()) known.set(plain(code), short[index] ?? '');
  for (const [name, code] of Object.entries(otherNames)) known.set(name, code);
  return known;
}
