import { useLingui } from '@lingui/react';
import { isLocale } from '#i18n/locale.ts';
import { PLACE, type Text } from '#words/text.ts';

/** Texts of `src/words` in the language of the page; what only a case knows becomes `…`. */
export function useText(): (text: Text) => string {
  const { i18n } = useLingui();
  const language = isLocale(i18n.locale) ? i18n.locale : 'en';
  return (text) =>
    text[language].replaceAll(PLACE, (_, _name: string, unit = '') => {
      const many = unit.split('|')[1];
      return many === undefined ? '…' : `… ${many}`;
    });
}
