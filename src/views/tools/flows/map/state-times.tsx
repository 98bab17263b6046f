import { useLingui } from '@lingui/react/macro';
import type { ListedChart } from '#machines/chart-list.ts';
import type { FlowFigures, FlowState } from '#model/flows/flow-figures.ts';
import { Panel } from '#views/ui/panel.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { ScrollPane } from '#views/ui/scroll-pane.tsx';
import { useChartWords } from '#views/kit/chart/words/use-chart-words.ts';
import { dwellTone } from './map-paint.ts';
import { useDuration } from '../figures/use-duration.ts';

interface StateTimesProps {
  readonly chart: ListedChart;
  readonly figures: FlowFigures;
}

/** How long documents stayed in each state they left within the days; nothing if none did. */
export function StateTimes({ chart, figures }: StateTimesProps) {
  const { t } = useLingui();
  const left = figures.states.filter(({ median }) => median !== null);
  if (left.length === 0) return null;
  const title = t`Time in each state`;
  const heads = [t`Stays`, t`Median`, t`90th percentile`, t`Limit`];
  return (
    <Panel title={title} subtitle={t`Of the stays that ended within the days.`} flush>
      <ScrollPane label={title} className="flow-times">
        <table className="flow-table">
          <thead>
            <tr>
              <th scope="col">{t`State`}</th>
              {heads.map((head) => (
                <th key={head} scope="col" className="flow-figures">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {left.map((state) => (
              <StateTime key={state.state} slug={chart.slug} state={state} />
            ))}
          </tbody>
        </table>
      </ScrollPane>
    </Panel>
  );
}

function StateTime({ slug, state }: { readonly slug: string; readonly state: FlowState }) {
  const words = useChartWords(slug);
  const format = useFormat();
  const duration = useDuration();
  const { stays, median, ninetieth, limit } = state;
  const time = (seconds: number | null): string => (seconds === null ? '–' : duration(seconds));
  return (
    <tr>
      <td>{words.state(state.state)}</td>
      <td className="flow-figures">{format.count(stays)}</td>
      <td className="flow-figures">{time(median)}</td>
      <td className="flow-figures" data-tone={dwellTone(state)}>
        {time(ninetieth)}
      </td>
      <td className="flow-figures">{time(limit)}</td>
    </tr>
  );
}
