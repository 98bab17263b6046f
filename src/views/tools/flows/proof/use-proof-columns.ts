import { useLingui } from '@lingui/react/macro';
import type { ProofChart } from '#model/flows/proof-report.ts';
import { useFormat } from '#views/ui/use-format.ts';
import type { ChartColumn } from '#views/kit/chart/chart-paint.ts';
import { useProofWords } from './use-proof-words.ts';

/** A report as columns of its chart's table: how often each level took an arrow, and its rows. */
export function useProofColumns(chart: ProofChart): readonly ChartColumn[] {
  const { t } = useLingui();
  const format = useFormat();
  const words = useProofWords();
  const definitions = new Map(chart.definitions.map((one) => [one.id, one]));
  const levels = ['model', ...chart.levels.map(({ level }) => level)];
  return [
    ...levels.map((level) => ({
      id: level,
      header: t`Taken, ${words.level(level)}`,
      isFigure: true,
      cell: (id: string) => {
        const found = definitions.get(id);
        return found ? format.count(found.hits[level] ?? 0) : '';
      },
    })),
    {
      id: 'rows',
      header: t`Rows`,
      cell: (id) =>
        chart.rows
          .filter(({ transitions }) => transitions.includes(id))
          .map((row) => row.id)
          .join(', '),
    },
  ];
}
