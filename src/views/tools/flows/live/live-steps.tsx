import { useLingui } from '@lingui/react/macro';
import type { ListedChart } from '#machines/chart-list.ts';
import type { WatchedStep } from '#model/flows/chart-watch.ts';
import { useFormat } from '#views/ui/use-format.ts';
import type { ChartWords } from '#views/kit/chart/words/chart-words.ts';
import { standingIn } from '#views/kit/chart/words/standing-in.ts';

interface LiveStepsProps {
  readonly steps: readonly WatchedStep[];
  readonly chart: ListedChart;
  readonly words: ChartWords;
}

/** The latest steps of an actor, newest first. */
export function LiveSteps({ steps, chart, words }: LiveStepsProps) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const clock = new Intl.DateTimeFormat(i18n.locale, { timeStyle: 'medium' });
  const nameOf = (event: string): string => (event === 'xstate.init' ? t`Beginning` : words.event(event));
  return (
    <div className="flow-table-pane flow-live-steps">
      <table className="flow-table">
        <thead>
          <tr>
            <th scope="col">{t`Time`}</th>
            <th scope="col">{t`Event`}</th>
            <th scope="col">{t`Then`}</th>
          </tr>
        </thead>
        <tbody>
          {steps.toReversed().map((step, index) => (
            <tr key={steps.length - index}>
              <td>
                <time className="ui-number" dateTime={new Date(step.at).toISOString()}>
                  {clock.format(step.at)}
                </time>
              </td>
              <td>
                {nameOf(step.event)}
                {step.times > 1 && ` ${format.count(step.times)}×`}
                {step.taken.length === 0 && step.event !== 'xstate.init' && (
                  <span className="ui-faint"> {t`moves nothing`}</span>
                )}
              </td>
              <td>{standingIn(words, chart.id, step.value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
