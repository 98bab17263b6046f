import { flowLanguage } from '#i18n/flow-language.ts';
import type { Locale } from '#i18n/locale.ts';
import { chartOfSlug } from '#machines/chart-list.ts';
import { chartWords } from '#views/kit/chart/words/chart-words.ts';

/** The name of the chart at an address; null if there is none. */
export async function flowName(
  { chart = '' }: Readonly<Record<string, string>>,
  locale: Locale,
): Promise<string | null> {
  return chartOfSlug(chart) ? chartWords(await flowLanguage(locale), chart).chart : null;
}
