import { useLingui } from '@lingui/react/macro';
import type { ChoiceFilter } from '#views/kit/list/list-filter.ts';
import { countryName } from '#i18n/country.ts';

interface Placed {
  readonly addresses: { readonly billing: { readonly country: string } };
}

/** Filters customers or suppliers by the countries that occur. */
export function useCountryFilter<R extends Placed>(rows: readonly R[]): ChoiceFilter<R> {
  const { t, i18n } = useLingui();
  const countries = [...new Set(rows.map((row) => row.addresses.billing.country))].filter(Boolean);
  const options = countries.map((value) => ({ value, label: countryName(value, i18n.locale) }));
  return {
    kind: 'choice',
    id: 'country',
    label: t`Country`,
    options: options.toSorted((a, b) => a.label.localeCompare(b.label, i18n.locale)),
    matching: (values) => (row) => values.has(row.addresses.billing.country),
  };
}
