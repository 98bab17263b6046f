import '../flows.css';
import './live.css';
import { useSyncExternalStore } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AnyActor, AnyStateMachine } from 'xstate';
import type { ListedChart } from '#machines/chart-list.ts';
import { transitionIds } from '#model/flows/transition-id.ts';
import type { WatchedStep } from '#model/flows/chart-watch.ts';
import { useApp } from '#views/navigation/app-context.tsx';
import { EmptyState } from '#views/ui/empty-state.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { PathChart } from '../replay/path-chart.tsx';
import { standingIn } from '#views/kit/chart/words/standing-in.ts';
import { useChartWords } from '#views/kit/chart/words/use-chart-words.ts';
import { LiveSteps } from './live-steps.tsx';

interface LiveTabProps {
  readonly chart: ListedChart;
}

/** A part of the application running in this tab: its current state and latest steps. */
export function LiveTab({ chart }: LiveTabProps) {
  const { t } = useLingui();
  const { watch } = useApp();
  const actor = watch.actors.get(chart.slug);
  if (!actor)
    return (
      <EmptyState icon="circleDashed" title={t`Not running now`}>
        <Trans>It appears here as soon as it runs in this tab.</Trans>
      </EmptyState>
    );
  return <Live chart={chart} actor={actor} />;
}

function Live({ chart, actor }: LiveTabProps & { readonly actor: AnyActor }) {
  const { t } = useLingui();
  const { watch } = useApp();
  const words = useChartWords(chart.slug);
  const all = useSyncExternalStore(
    (tell) => watch.subscribe(tell),
    () => watch.steps(),
  );
  const own = all.filter((step) => step.actor === chart.slug);
  const { value } = actor.getSnapshot() as { readonly value: WatchedStep['value'] }; // everything watched is a chart
  const ids = transitionIds(actor.logic as AnyStateMachine); // as above
  const path = own.map((step) => ({
    after: step.value,
    taken: step.taken.map((one) => ids.get(one) ?? ''),
  }));
  const now = standingIn(words, chart.id, value);
  return (
    <div className="flow-live">
      <p role="status">
        <Trans>
          Now: <strong>{now}</strong>
        </Trans>
      </p>
      <PathChart chart={chart} steps={path.length > 0 ? path : [{ after: value, taken: [] }]} />
      <Panel
        title={t`Last events`}
        subtitle={t`The last 200 across all actors. Their data is not kept.`}
        flush
      >
        <LiveSteps steps={own} chart={chart} words={words} />
      </Panel>
    </div>
  );
}
