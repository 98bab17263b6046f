import { useLingui } from '@lingui/react';
import { pathRuleTexts } from '#words/path-rule.words.ts';
import type { UnusualDocument } from '#model/flows/flow-figures.ts';
import { wordsOf } from '#views/words-of-kinds.ts';
import { useFormat } from '#views/ui/use-format.ts';
import { useLanguage } from '#views/ui/use-language.ts';

/** The kind of a document, and everything unusual about it, in one line. */
export function useReasons(): (document: UnusualDocument) => string {
  const { i18n } = useLingui();
  const format = useFormat();
  const language = useLanguage();
  return ({ kind, reasons }) => {
    const words = wordsOf(kind);
    const said = reasons.map(({ rule, times }) => {
      const reason = pathRuleTexts[rule][language];
      return times > 1 ? `${reason} (${format.count(times)}×)` : reason;
    });
    return [...(words ? [i18n._(words.one)] : []), ...said].join(' · ');
  };
}
