import { useMemo } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AnyStateMachine } from 'xstate';
import type { ListedChart } from '#machines/chart-list.ts';
import { chartShape } from '#model/flows/chart-shape.ts';
import { walkChart } from '#model/flows/chart-walk.ts';
import type { ProofChart, ProofFailure } from '#model/flows/proof-report.ts';
import { Notice } from '#views/ui/notice.tsx';
import { Skeleton } from '#views/ui/skeleton.tsx';
import { useProofOf } from '../proof/use-proof.ts';
import { playFailure } from './failed-path.ts';
import { PlayBoard } from './play-board.tsx';

interface FailedPathBoardProps {
  readonly chart: ListedChart;
  readonly machine: AnyStateMachine;
  /** Index of a failure in the chart's report, from 0, or the name of a check besides the rows. */
  readonly failure: number | string;
}

/** A chart in play at the end of a failing path of the last report, or as far along it as play can go. */
export function FailedPathBoard({ chart, machine, failure }: FailedPathBoardProps) {
  const proof = useProofOf(chart.id);
  if (proof.status === 'loading') return <Skeleton height="24rem" />;
  const told = proof.status === 'ready' ? proof.value.answer.told : null;
  const found = told && failedIn(told.chart, failure);
  if (!found?.steps)
    return (
      <PlayBoard chart={chart} machine={machine}>
        <Notice tone="warning">
          <Trans>The last report no longer has this failing path.</Trans>
        </Notice>
      </PlayBoard>
    );
  return <Played chart={chart} machine={machine} failure={found} steps={found.steps} />;
}

const failedIn = ({ failures, besides }: ProofChart, failure: number | string) =>
  typeof failure === 'number' ? failures[failure] : besides.find(({ name }) => name === failure)?.failure;

interface PlayedProps extends Pick<FailedPathBoardProps, 'chart' | 'machine'> {
  readonly failure: ProofFailure;
  readonly steps: NonNullable<ProofFailure['steps']>;
}

function Played({ chart, machine, failure: { expected, got }, steps }: PlayedProps) {
  const { t } = useLingui();
  const { steps: played, stoppedAt } = useMemo(
    () => playFailure(walkChart(machine), chartShape(machine), steps),
    [machine, steps],
  );
  const place = stoppedAt ? steps.indexOf(stoppedAt) + 1 : 0;
  const label = stoppedAt?.label;
  return (
    <PlayBoard chart={chart} machine={machine} played={played}>
      <Notice
        tone={stoppedAt ? 'warning' : 'info'}
        title={stoppedAt ? t`The failing path is played as far as possible` : t`The failing path is played`}
      >
        {stoppedAt && (
          <p>
            <Trans>
              Step {place}, “<span lang="en">{label}</span>”, needs data that play cannot make up: it ends
              before it.
            </Trans>
          </p>
        )}
        <p>
          <Trans>
            The tests expected <code lang="en">{expected}</code> but got <code lang="en">{got}</code>.
          </Trans>
        </p>
      </Notice>
    </PlayBoard>
  );
}
