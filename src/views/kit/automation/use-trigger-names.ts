import { useLingui } from '@lingui/react';
import type { TriggerNames } from '#words/workflow-sentence.words.ts';
import { kindOf } from '#views/kind-registry.ts';

/** What the sentence of a trigger takes from the page: its language, and the names of kinds. */
export function useTriggerNames(): TriggerNames {
  const { i18n } = useLingui();
  return {
    language: i18n.locale === 'sv' ? 'sv' : 'en',
    kind: (kind) => {
      const one = kindOf(kind)?.one;
      return one ? i18n._(one) : kind;
    },
  };
}
