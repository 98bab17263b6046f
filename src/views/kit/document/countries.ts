import { countryName } from '#i18n/country.ts';
import type { Option } from '#views/ui/option.ts';

/** ISO 3166-1 codes of the countries that companies using this product trade with. */
const codes =
  'SE NO DK FI IS EE LV LT DE PL NL BE LU FR ES PT IT AT CH CZ SK HU SI HR RO BG GR IE GB MT CY UA TR US CA MX BR CN HK JP KR TW IN SG AE SA IL ZA AU NZ';

/** Countries to choose from, by name; always includes the current one. */
export function countryOptions(locale: string, present: string): readonly Option[] {
  const all = new Set([...codes.split(' '), ...(present ? [present] : [])]);
  return [...all]
    .map((code) => ({ value: code, label: countryName(code, locale), hint: code }))
    .sort((a, b) => a.label.localeCompare(b.label, locale));
}
