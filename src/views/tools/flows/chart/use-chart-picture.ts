import { useLingui } from '@lingui/react/macro';
import { chartOfSlug } from '#machines/chart-list.ts';
import { chartShape, type ChartShape } from '#model/flows/chart-shape.ts';
import { useAsync, type Async } from '#views/ui/use-async.ts';
import { useNarrow } from '#views/ui/use-media-query.ts';
import type { ChartLayout, Flow } from '#views/kit/chart/chart-layout.ts';
import { drawingOf } from '#views/kit/chart/drawings.ts';

export interface ChartPicture {
  readonly slug: string;
  readonly shape: ChartShape;
  readonly layout: ChartLayout;
  readonly flow: Flow;
}

/** A chart and its layout, in the language and the direction of the page. */
export function useChartPicture(slug: string): Async<ChartPicture> {
  const { i18n } = useLingui();
  const flow = useNarrow() ? 'tall' : 'wide';
  return useAsync(`${slug} ${i18n.locale} ${flow}`, () => loadPicture(slug, i18n.locale, flow));
}

async function loadPicture(slug: string, locale: string, flow: Flow): Promise<ChartPicture> {
  const chart = chartOfSlug(slug);
  const load = drawingOf(slug, locale, flow);
  if (!chart || !load) throw new Error(`there is no drawing of ${slug}`);
  const [machine, layout] = await Promise.all([chart.load(), load()]);
  return { slug, shape: chartShape(machine), layout: layout.default, flow };
}
