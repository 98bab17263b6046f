import { useMemo } from 'react';
import { dueBins, type DueBin } from '#model/areas/stock/count/count.due.ts';
import type { AbcClasses } from '#model/areas/stock/count/count.classes.ts';
import type { CountingFigures } from '#model/engine/company-model.ts';
import { useModel, useQuery, useRows } from '#views/kit/document/model-context.tsx';
import { useToday } from '#views/kit/document/use-today.ts';
import { useAsync, type Async } from '#views/ui/use-async.ts';

export interface Counting {
  readonly figures: Async<CountingFigures>;
  /** The classes of products; null while the server has not told them. */
  readonly classes: AbcClasses | null;
  readonly emptied: ReadonlySet<string>;
  /** Names the answer. */
  readonly asked: string;
}

/** Figures of the whole ledger, asked of the server; asked again when a count has changed. */
export function useCounting(): Counting {
  const model = useModel();
  const today = useToday();
  const changes = useRows('count').reduce((sum, { version }) => sum + version, 0);
  const asked = `${today} ${changes}`;
  const figures = useAsync(asked, () => model.counting());
  const classes = useMemo(() => classesIn(figures), [figures]);
  const emptied = useMemo(() => new Set(figures.status === 'ready' ? figures.value.emptied : []), [figures]);
  return { figures, classes, emptied, asked: `${asked} ${figures.status}` };
}

function classesIn(figures: Async<CountingFigures>): AbcClasses | null {
  if (figures.status !== 'ready') return null;
  const { A, B } = figures.value.classes;
  return new Map([...A.map((id) => [id, 'A'] as const), ...B.map((id) => [id, 'B'] as const)]);
}

const read = ['location', 'balance', 'lastCount', 'countedBin', 'count', 'company'] as const;

/** The bins that are to be counted, the most urgent first. [CN8] */
export function useDueBins(
  { classes, emptied, asked }: Omit<Counting, 'figures'>,
  warehouse: string | null,
): readonly DueBin[] {
  const bins = useRows('location');
  const counts = useRows('count');
  return useQuery(
    read,
    `${asked} ${warehouse}`,
    ({ replica: { view } }) =>
      dueBins(
        view,
        bins.filter((bin) => warehouse === null || bin.warehouse === warehouse),
        counts,
        { classes, emptied, now: new Date().toISOString() },
      ),
    [],
  );
}
