import { useMemo } from 'react';
import { useLingui } from '@lingui/react/macro';
import { chartWords, type ChartWords } from './chart-words.ts';

/** The words of the chart at a slug, in the user's language. */
export function useChartWords(slug: string): ChartWords {
  const { i18n } = useLingui();
  // `i18n` is one instance; its language is what changes.
  // oxlint-disable-next-line react/exhaustive-deps
  return useMemo(() => chartWords(i18n, slug), [i18n, i18n.locale, slug]);
}
