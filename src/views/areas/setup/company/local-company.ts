import type { Option } from '#views/ui/option.ts';

const currencies: Readonly<Record<string, string>> = {
  SE: 'SEK',
  NO: 'NOK',
  DK: 'DKK',
  GB: 'GBP',
  US: 'USD',
};

interface Place {
  readonly country: string;
  readonly currency: string;
  readonly timeZone: string;
}

/** The likely location of a browser with this language (`sv-SE`); a guess to prefill a form. */
export function localCompany(language: string): Place {
  const { language: spoken, region } = new Intl.Locale(language).maximize();
  // A language spoken all over the world says nothing about the place.
  const country = language.includes('-') || spoken !== 'en' ? (region ?? '') : '';
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return { country, currency: currencyOf(country), timeZone };
}

/** The currency that books are kept in there, as far as there is one to choose: else that of most of Europe. */
export const currencyOf = (country: string): string => (country === '' ? '' : (currencies[country] ?? 'EUR'));

/** Every time zone known to the browser; always includes the current one. */
export function timeZoneOptions(present: string): readonly Option[] {
  const zones = new Set(['UTC', ...Intl.supportedValuesOf('timeZone'), ...(present ? [present] : [])]);
  return [...zones].map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));
}
