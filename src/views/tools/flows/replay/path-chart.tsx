import type { ListedChart } from '#machines/chart-list.ts';
import { ChartView } from '../chart/chart-view.tsx';
import { useChartPicture } from '../chart/use-chart-picture.ts';
import { pathPaint, type PaintedStep } from './path-paint.ts';
import { usePathColumns } from './use-path-columns.ts';

interface PathChartProps {
  readonly chart: ListedChart;
  /** From the start up to the step shown. */
  readonly steps: readonly PaintedStep[];
  readonly onSelect?: (id: string) => void;
}

/** A path painted on a chart, up to the step shown. */
export function PathChart({ chart, steps, onSelect }: PathChartProps) {
  const picture = useChartPicture(chart.slug);
  const shape = picture.status === 'ready' ? picture.value.shape : { states: [], transitions: [] };
  const paint = pathPaint(chart.id, shape, steps);
  const columns = usePathColumns(paint, steps);
  return <ChartView chart={chart.slug} paint={paint} columns={columns} {...(onSelect && { onSelect })} />;
}
