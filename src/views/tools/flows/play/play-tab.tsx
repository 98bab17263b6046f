import '../flows.css';
import './play.css';
import { lazy } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { ListedChart } from '#machines/chart-list.ts';
import { useAddress } from '#views/navigation/use-address.ts';
import { Notice } from '#views/ui/notice.tsx';
import { Skeleton } from '#views/ui/skeleton.tsx';
import { useAsync } from '#views/ui/use-async.ts';
import { PlayBoard } from './play-board.tsx';

// Lazy: few come here from a report.
const FailedPathBoard = lazy(async () => ({
  default: (await import('./failed-path-board.tsx')).FailedPathBoard,
}));

/** A chart to step through by hand: the one that runs, with guards set by the person, and no side effects. */
export function PlayTab({ chart }: { readonly chart: ListedChart }) {
  const { t } = useLingui();
  const [{ failure, check }] = useAddress();
  const machine = useAsync(chart.slug, () => chart.load());
  if (machine.status === 'loading') return <Skeleton height="24rem" />;
  if (machine.status === 'failed') return <Notice tone="danger">{t`The chart could not be loaded.`}</Notice>;
  const board = { chart, machine: machine.value };
  if (check !== undefined) return <FailedPathBoard key={check} {...board} failure={check} />;
  return failure === undefined ? (
    <PlayBoard key={chart.slug} {...board} />
  ) : (
    <FailedPathBoard key={failure} {...board} failure={Number(failure)} />
  );
}
