import { use, useMemo } from 'react';
import type { I18n } from '@lingui/core';
import { flowLanguage } from '#i18n/flow-language.ts';
import { chartWords, type ChartWords } from './chart-words.ts';
import { useLanguage } from '#views/ui/use-language.ts';

/** The words of the chart with a slug, in the user's language. Suspends until the chart catalogue is loaded. */
export function useChartWords(slug: string): ChartWords {
  const language = useFlowLanguage();
  return useMemo(() => chartWords(language, slug), [language, slug]);
}

/** The user's language, including the words of charts. Suspends until they are loaded. */
export function useFlowLanguage(): I18n {
  return use(flowLanguage(useLanguage()));
}
