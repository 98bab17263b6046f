import '../flows.css';
import '../figures/figures.css';
import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ListedChart } from '#machines/chart-list.ts';
import type { FlowFigures } from '#model/flows/flow-figures.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useToday } from '#views/kit/document/use-today.ts';
import { Button } from '#views/ui/button.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { Skeleton } from '#views/ui/skeleton.tsx';
import { ChartView } from '../chart/chart-view.tsx';
import { ConformancePanel } from '../conformance/conformance-panel.tsx';
import { documentListPath } from '#views/kit/document/document-list-path.ts';
import { FlowPerDay } from './flow-per-day.tsx';
import { lengthOf } from '../figures/flow-range.ts';
import { LimitsButton } from './limits-panel.tsx';
import { MapLegend } from './map-legend.tsx';
import { mapPaint } from './map-paint.ts';
import { MapStats } from './map-stats.tsx';
import { RangeBar, useAskedDays } from '../figures/range-bar.tsx';
import { SlowestDocuments } from './slowest-documents.tsx';
import { StateTimes } from './state-times.tsx';
import { StoodPanel } from './stood-panel.tsx';
import { TakenPanel } from './taken-panel.tsx';
import { useFresh } from '../figures/use-fresh.ts';
import { useMapColumns } from './use-map-columns.ts';
import { useMapWords } from './use-map-words.ts';
import { useQuestions } from '../figures/use-questions.ts';

interface MapTabProps {
  readonly chart: ListedChart;
}

/** The company's documents of a kind on their chart: current states and past moves, updated as events arrive. */
export function MapTab({ chart }: MapTabProps) {
  const { t } = useLingui();
  const questions = useQuestions();
  const { range } = useAskedDays();
  const answer = useFresh(`${chart.id} ${range.from} ${range.to}`, () => questions.figures(chart.id, range));
  return (
    <div className="flow-map">
      <RangeBar>
        {answer.status === 'ready' && <LimitsButton slug={chart.slug} figures={answer.value} />}
      </RangeBar>
      {answer.status === 'loading' && <Skeleton height="24rem" />}
      {answer.status === 'failed' && (
        <>
          <Notice tone="warning" actions={<Button onClick={answer.retry}>{t`Try again`}</Button>}>
            <Trans>Couldn't load the figures.</Trans>
          </Notice>
          <ChartView chart={chart.slug} />
        </>
      )}
      {answer.status === 'ready' && <Map chart={chart} figures={answer.value} />}
    </div>
  );
}

function Map({ chart, figures }: MapTabProps & { readonly figures: FlowFigures }) {
  const paths = usePaths();
  const model = useModel();
  const { range } = useAskedDays();
  const words = useMapWords(figures.currency);
  const isPast = range.to < useToday();
  const [transition, setTransition] = useState<string | null>(null);
  const [stood, setStood] = useState<string | null>(null);
  const select = (id: string): void => {
    const list = documentListPath(id);
    if (!figures.states.some(({ state }) => state === id)) {
      if (id.includes(' --')) setTransition(id);
    } else if (isPast || list === undefined) setStood(id);
    else paths.go(list);
  };
  return (
    <>
      <MapStats figures={figures} />
      <ChartView
        chart={chart.slug}
        paint={mapPaint(figures, lengthOf(range), words)}
        columns={useMapColumns(figures)}
        onSelect={select}
        {...(transition !== null && { selected: transition })}
      />
      <MapLegend />
      <FlowPerDay chart={chart} figures={figures} />
      <StateTimes chart={chart} figures={figures} />
      <div className="flow-halves">
        <SlowestDocuments chart={chart} figures={figures} />
        {model.may('flows.view') && <ConformancePanel kind={chart.id} />}
      </div>
      <TakenPanel chart={chart} transition={transition} onClose={() => setTransition(null)} />
      <StoodPanel chart={chart} state={stood} onClose={() => setStood(null)} />
    </>
  );
}
