import { useLingui } from '@lingui/react/macro';
import { useFormat } from '#views/ui/use-format.ts';
import type { ChartColumn, ChartPaint } from '#views/kit/chart/chart-paint.ts';
import type { PaintedStep } from './path-paint.ts';

/** A painted path as columns of its chart's table. */
export function usePathColumns(paint: ChartPaint, steps: readonly PaintedStep[]): readonly ChartColumn[] {
  const { t } = useLingui();
  const format = useFormat();
  const orders = (id: string): string =>
    steps.flatMap(({ taken }, index) => (taken.includes(id) ? [format.count(index + 1)] : [])).join(', ');
  return [
    { id: 'now', header: t`Now`, cell: (id) => (paint.states?.[id]?.isActive === true ? t`Is here` : '') },
    { id: 'steps', header: t`Taken in step`, cell: orders },
  ];
}
