import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { ListedChart } from '#machines/chart-list.ts';
import type { FlowArrow, FlowFigures } from '#model/flows/flow-figures.ts';
import { BarChart } from '#views/ui/bar-chart.tsx';
import { EmptyState } from '#views/ui/empty-state.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { Select } from '#views/ui/select.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { useChartWords } from '#views/kit/chart/words/use-chart-words.ts';
import { piecesOf } from '../figures/flow-range.ts';
import { useTransitionName } from './use-transition-name.ts';

/** More bars than this are indistinguishable. */
const MOST_BARS = 46;

interface FlowPerDayProps {
  readonly chart: ListedChart;
  readonly figures: FlowFigures;
}

/** How often an arrow was taken day by day, the busiest arrow first. */
export function FlowPerDay({ chart, figures }: FlowPerDayProps) {
  const { t } = useLingui();
  const format = useFormat();
  const nameOf = useTransitionName(chart.slug);
  const words = useChartWords(chart.slug);
  const arrows = figures.transitions.toSorted((a, b) => b.count - a.count);
  const [chosen, setChosen] = useState<string | null>(null);
  const arrow = arrows.find(({ transition }) => transition === chosen) ?? arrows[0];
  if (!arrow)
    return (
      <EmptyState icon="flow" title={t`Nothing moved in this period`}>
        {t`Choose a longer period to see how documents moved through this chart.`}
      </EmptyState>
    );
  const name = nameOf(arrow.transition);
  return (
    <Panel
      title={t`Steps by day`}
      subtitle={words.chart}
      actions={<ArrowChoice arrows={arrows} chosen={arrow.transition} nameOf={nameOf} onChoose={setChosen} />}
    >
      <BarChart
        summary={t`${name}, by day`}
        height={180}
        formatAxis={format.count}
        bars={barsOf(arrow, figures).map(({ from, count }) => ({
          id: from,
          label: format.dayMonth(from),
          value: count,
          text: format.count(count),
        }))}
      />
    </Panel>
  );
}

interface ArrowChoiceProps {
  readonly arrows: readonly FlowArrow[];
  readonly chosen: string;
  readonly nameOf: (transition: string) => string;
  readonly onChoose: (transition: string) => void;
}

function ArrowChoice({ arrows, chosen, nameOf, onChoose }: ArrowChoiceProps) {
  const { t } = useLingui();
  const format = useFormat();
  return (
    <div className="flow-choose">
      <Select
        size="sm"
        label={t`Arrow`}
        value={chosen}
        options={arrows.map(({ transition, count }) => ({
          value: transition,
          label: nameOf(transition),
          hint: format.count(count),
        }))}
        onChange={onChoose}
      />
    </div>
  );
}

/** An arrow's count in each part of the days. */
function barsOf({ days }: FlowArrow, { from, to }: FlowFigures) {
  return piecesOf({ from, to }, MOST_BARS).map((piece) => ({
    from: piece.from,
    count: days
      .filter(({ day }) => day >= piece.from && day <= piece.to)
      .reduce((sum, { count }) => sum + count, 0),
  }));
}
