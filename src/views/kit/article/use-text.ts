import { PLACE, type Text } from '#words/text.ts';
import { useLanguage } from '#views/ui/use-language.ts';

/** Texts of `src/words` in the language of the page; what only a case knows becomes `…`. */
export function useText(): (text: Text) => string {
  const language = useLanguage();
  return (text) =>
    text[language].replaceAll(PLACE, (_, _name: string, unit = '') => {
      const many = unit.split('|')[1];
      return many === undefined ? '…' : `… ${many}`;
    });
}
