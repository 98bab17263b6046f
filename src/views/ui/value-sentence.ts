import { isLocale } from '#i18n/locale.ts';
import { valueTexts } from '#words/document.words.ts';
import { fieldCode, written, type Texts } from '#words/text.ts';

const texts: Texts = valueTexts;

/** Says the code of a typed text that could not be read. */
export function valueSentence(code: string, locale: string): string {
  const { name, params } = fieldCode(code);
  const language = isLocale(locale) ? locale : 'en';
  return written(texts[name] ?? valueTexts.notANumber, params, language, {
    person: String,
    permission: String,
  });
}
