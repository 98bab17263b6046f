import { useLingui } from '@lingui/react/macro';
import type { FlowArrow, FlowFigures, FlowState } from '#model/flows/flow-figures.ts';
import { useFormat } from '#views/ui/use-format.ts';
import type { ChartColumn } from '#views/kit/chart/chart-paint.ts';
import { useDuration } from '../figures/use-duration.ts';

/** The figures of a map as columns of its chart's table. */
export function useMapColumns(figures: FlowFigures): readonly ChartColumn[] {
  const { t } = useLingui();
  const format = useFormat();
  const duration = useDuration();
  const states = new Map(figures.states.map((state) => [state.state, state]));
  const arrows = new Map(figures.transitions.map((arrow) => [arrow.transition, arrow]));
  const ofState = (say: (state: FlowState) => string) => (id: string) => {
    const state = states.get(id);
    return state ? say(state) : '';
  };
  const time = (seconds: number | null): string => (seconds === null ? '' : duration(seconds));
  const money = (value: number | null): string =>
    value === null ? '' : format.money(value, figures.currency);
  const taken = ({ count }: FlowArrow): string => format.count(count);
  const columns: readonly ChartColumn[] = [
    { id: 'documents', header: t`Documents`, cell: ofState(({ documents }) => format.count(documents)) },
    { id: 'value', header: t`Value`, cell: ofState(({ value }) => money(value)) },
    { id: 'median', header: t`Median`, cell: ofState(({ median }) => time(median)) },
    {
      id: 'ninetieth',
      header: t`90th percentile`,
      cell: ofState(({ ninetieth }) => time(ninetieth)),
    },
    { id: 'limit', header: t`Limit`, cell: ofState(({ limit }) => time(limit)) },
    {
      id: 'late',
      header: t`Too long`,
      cell: ofState(({ late, limit }) => (limit === null ? '' : format.count(late))),
    },
    {
      id: 'taken',
      header: t`Taken`,
      cell: (id) => {
        const arrow = arrows.get(id);
        return arrow ? taken(arrow) : '';
      },
    },
  ];
  return columns.map((column) => ({ ...column, isFigure: true }));
}
