import type { ListedChart } from '#machines/chart-list.ts';
import { useAddress } from '#views/navigation/use-address.ts';
import { MarkedWorkflows, useWorkflowsOn } from '../marks/marked-workflows.tsx';
import { hookPaint, hooksOf } from '../marks/workflow-marks.ts';
import { useChartWords } from '#views/kit/chart/words/use-chart-words.ts';
import { ChartDetail } from './chart-detail.tsx';
import { ChartView } from './chart-view.tsx';
import { useChartPicture } from './use-chart-picture.ts';

/** The chart as it is defined; the selection is in the address. */
export function ChartTab({ chart }: { readonly chart: ListedChart }) {
  const [query, setQuery] = useAddress();
  const words = useChartWords(chart.slug);
  const picture = useChartPicture(chart.slug);
  const at = query['at'];
  const workflows = useWorkflowsOn(chart.id);
  const paint =
    picture.status === 'ready' && hookPaint(picture.value.shape, hooksOf(picture.value.shape, workflows));
  return (
    <div className="flow-tab">
      <ChartView
        chart={chart.slug}
        {...(paint && { paint })}
        {...(at !== undefined && { selected: at })}
        onSelect={(id) => setQuery({ at: id === at ? undefined : id })}
      />
      {at !== undefined && picture.status === 'ready' && (
        <ChartDetail shape={picture.value.shape} words={words} at={at} onGo={(id) => setQuery({ at: id })} />
      )}
      <MarkedWorkflows workflows={workflows} />
    </div>
  );
}
