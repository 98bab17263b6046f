import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { MovementRow } from '#model/areas/stock/movement/movement.facts.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useWaitingTypes } from '#views/kit/document/pending-types.ts';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { pathOf } from '../movement-paths.ts';
import { ScanAnswer } from '#views/kit/scan-mode/scan-answer.tsx';
import { BigButton } from '#views/kit/scan-mode/scan-buttons.tsx';
import { ScanGate } from '#views/kit/scan-mode/scan-gate.tsx';
import { ScanInput } from '#views/kit/scan-mode/scan-input.tsx';
import { Button } from '#views/ui/button.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { useVisibleLine } from '#views/ui/one-press.tsx';
import { useScanner } from '#views/ui/use-scanner.ts';
import { MovementCard } from './movement-card.tsx';
import { MovementLines } from './movement-lines.tsx';
import { MovementScans } from './movement-scans.tsx';
import { useMovementTask, type MovementTask } from './use-movement-task.ts';

interface WorkProps {
  readonly row: MovementRow;
  /** Something else is in front: what is scanned or typed there moves nothing. */
  readonly isAside: boolean;
}

/** Moving: where to go, what to take, where to put it, and what was put. */
export function MovementWork({ row, isAside }: WorkProps) {
  const { t } = useLingui();
  const task = useMovementTask(row);
  useVisibleLine([task.stop?.line.id, task.stop?.left, task.hand?.quantity].join(' '));
  useScanner(task.onScan, !isAside);
  return (
    <div className="scan-work">
      <ScanAnswer said={task.said} />
      {task.stop ? (
        <>
          <MovementCard task={task} stop={task.stop} />
          <ScanInput
            onScan={task.onScan}
            said={task.said}
            hint={task.hand ? t`Scan where it goes` : t`Scan place or item`}
          />
        </>
      ) : (
        <Finish row={row} task={task} />
      )}
      <MovementScans row={row} task={task} />
      <MovementLines task={task} />
    </div>
  );
}

interface FinishProps {
  readonly row: MovementRow;
  readonly task: MovementTask;
}

/** Nothing is left to do here, or the rest is left. */
const Finish = ({ row, task }: FinishProps) =>
  task.way === 'receive' ? <NotArrived row={row} task={task} /> : <AllPut row={row} task={task} />;

const leftBehind = ({ stops }: MovementTask): number => stops.filter(({ left }) => left > 0).length;

/** Goods from another warehouse that are not there: nothing is finished by that. [MVS9] */
function NotArrived({ row, task }: FinishProps) {
  const { t } = useLingui();
  const paths = usePaths();
  const count = leftBehind(task);
  const say = t`${plural(count, {
    one: '# line has not arrived. It stays in transit until it does, or is settled.',
    other: '# lines have not arrived. They stay in transit until they do, or are settled.',
  })}`;
  return (
    <ScanGate icon="truck" tone="warning" say={say}>
      <LookAgain task={task} />
      <Button icon="clipboard" to={paths.to(pathOf(row.id))}>{t`Open the movement`}</Button>
    </ScanGate>
  );
}

/** All is put, or the rest stays: one press finishes it. [MVS7] */
function AllPut({ row, task }: FinishProps) {
  const { t } = useLingui();
  const count = leftBehind(task);
  const isPut = row.arrivals.length > 0;
  const rest = t`${plural(count, {
    one: '# line is left where it lies, and becomes free.',
    other: '# lines are left where they lie, and become free.',
  })}`;
  const say = count === 0 ? t`Everything is in its place.` : isPut ? rest : t`Nothing was put in its place.`;
  return (
    <ScanGate icon={count === 0 ? 'checks' : 'alert'} tone={count === 0 ? 'success' : 'warning'} say={say}>
      {isPut && <FinishButton movement={row.id} />}
      {count > 0 && <LookAgain task={task} />}
    </ScanGate>
  );
}

function FinishButton({ movement: document }: { readonly movement: string }) {
  const { t } = useLingui();
  const propose = usePropose();
  const finish = (): void => void propose({ kind: 'movement', document, type: 'move', data: { lines: [] } });
  if (useWaitingTypes('movement', document).has('move'))
    return (
      <Notice tone="info" title={t`Waits for the server`}>
        <Trans>You can go on with something else.</Trans>
      </Notice>
    );
  return (
    <BigButton isPrimary testId="finish" onPress={finish}>
      <Trans>Finish</Trans>
    </BigButton>
  );
}

function LookAgain({ task }: Pick<FinishProps, 'task'>) {
  return (
    <BigButton testId="look-again" onPress={task.lookAgain}>
      <Trans>Look again</Trans>
    </BigButton>
  );
}
