import type { Option } from '../ui/select.tsx';

const currencyOf: Readonly<Record<string, string>> = {
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

/** Where a browser of this language (`sv-SE`) is likely to be; a guess to begin a form with. */
export function localCompany(language: string): Place {
  const { language: spoken, region } = new Intl.Locale(language).maximize();
  // A language that is spoken all over the world says nothing about the place.
  const country = language.includes('-') || spoken !== 'en' ? (region ?? '') : '';
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return { country, currency: country === '' ? '' : (currencyOf[country] ?? 'EUR'), timeZone };
}

/** Every time zone that the browser knows; one that is set already is always among them. */
export function timeZoneOptions(present: string): readonly Option[] {
  const zones = new Set(['UTC', ...Intl.supportedValuesOf('timeZone'), ...(present ? [present] : [])]);
  return [...zones].map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));
}
