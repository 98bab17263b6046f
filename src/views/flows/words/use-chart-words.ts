import { use, useMemo } from 'react';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { flowLanguage } from '#i18n/flow-language.ts';
import { isLocale } from '#i18n/locale.ts';
import { chartWords, type ChartWords } from './chart-words.ts';

/** The words of the chart with a slug, in the user's language. Suspends until the chart catalogue is loaded. */
export function useChartWords(slug: string): ChartWords {
  const language = useFlowLanguage();
  return useMemo(() => chartWords(language, slug), [language, slug]);
}

/** The user's language, including the words of charts. Suspends until they are loaded. */
export function useFlowLanguage(): I18n {
  const { i18n } = useLingui();
  return use(flowLanguage(isLocale(i18n.locale) ? i18n.locale : 'en'));
}
