import { addLocale, locale as chooseLocale, localeOptions } from 'primereact/api';
import { useLingui } from '@lingui/react/macro';

const known = new Set<string>();

/** Provides PrimeReact's own texts in the language of the page: names of days, buttons, lists. */
export function usePrimeWords(): void {
  const { t, i18n } = useLingui();
  const { locale } = i18n;
  if (!known.has(locale)) {
    known.add(locale);
    addLocale(locale, {
      ...namesOfDays(locale),
      today: t`Today`,
      clear: t`Clear`,
      choose: t`Choose…`,
      chooseDate: t`Choose a day`,
      chooseMonth: t`Choose a month`,
      chooseYear: t`Choose a year`,
      emptyMessage: t`Nothing here`,
      emptyFilterMessage: t`Nothing matches`,
      passwordPrompt: t`Enter a password`,
      // The typings do not include labels; only those given here are announced by the components we use.
      ...({ aria: { ...ariaOfEnglish(), close: t`Close`, listLabel: t`Choices` } } as object),
    });
  }
  chooseLocale(locale);
}

/** Labels of unused components keep their defaults: a missing one would be an error. */
const ariaOfEnglish = (): object => (localeOptions('en') as { readonly aria: object }).aria;

function namesOfDays(locale: string) {
  const names = (options: Intl.DateTimeFormatOptions, count: number, at: (index: number) => Date) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    return Array.from({ length: count }, (_, index) => format.format(at(index)));
  };
  const sunday = (index: number) => new Date(Date.UTC(2023, 0, 1 + index));
  const month = (index: number) => new Date(Date.UTC(2023, index, 1));
  return {
    firstDayOfWeek: 1,
    dayNames: names({ weekday: 'long' }, 7, sunday),
    dayNamesShort: names({ weekday: 'short' }, 7, sunday),
    dayNamesMin: names({ weekday: 'narrow' }, 7, sunday),
    monthNames: names({ month: 'long' }, 12, month),
    monthNamesShort: names({ month: 'short' }, 12, month),
  };
}
