import { chartList, type ListedChart } from '../../src/machines/chart-list.ts';
import { chartShape, type ChartShape } from '../../src/model/flows/chart-shape.ts';
import { flowLanguage } from '../../src/i18n/flow-language.ts';
import type { ChartLayout, Flow } from '../../src/views/kit/chart/chart-layout.ts';
import { chartWords, isNone, type ChartWords } from '../../src/views/kit/chart/words/chart-words.ts';
import { layOut } from './lay-out.ts';

const locales = ['en', 'sv'] as const;
export const flows: readonly Flow[] = ['wide', 'tall'];

export interface ChartInWords {
  readonly chart: ListedChart;
  readonly locale: (typeof locales)[number];
  readonly shape: ChartShape;
  readonly words: ChartWords;
}

/** Every chart in every language. */
export async function chartsInWords(): Promise<readonly ChartInWords[]> {
  const found: ChartInWords[] = [];
  for (const locale of locales) {
    const i18n = await flowLanguage(locale);
    for (const chart of chartList) {
      const shape = chartShape(await chart.load());
      found.push({ chart, locale, shape, words: chartWords(i18n, chart.slug) });
    }
  }
  return found;
}

/** Lays one chart out in one language. */
export const layOutChart = ({ chart, shape, words }: ChartInWords, flow: Flow): Promise<ChartLayout> =>
  layOut(shape, words, flow, (state) => chart.kind === 'document' && isNone(state));
