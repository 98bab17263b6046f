import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AssemblyRow } from '#model/areas/stock/assembly/assembly.facts.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useWaitingTypes } from '#views/kit/document/pending-types.ts';
import { usePlaceName } from '#views/kit/document/place-name.ts';
import { RefusalNotice } from '#views/kit/document/refusal-notice.tsx';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { useLineWords } from '#views/areas/products/product/line-words.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { ScanAnswer } from '#views/kit/scan-mode/scan-answer.tsx';
import { BigButton } from '#views/kit/scan-mode/scan-buttons.tsx';
import { ScanGate } from '#views/kit/scan-mode/scan-gate.tsx';
import { ScanInput } from '#views/kit/scan-mode/scan-input.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { useVisibleLine } from '#views/ui/one-press.tsx';
import { useScanner } from '#views/ui/use-scanner.ts';
import { BuildCard } from './build-card.tsx';
import { useBuildLabel } from './build-label.ts';
import { BuildDialog } from './build-dialog.tsx';
import { BuildLines } from './build-lines.tsx';
import { trackedOf } from './component-figures.ts';
import type { BuildTask } from './use-build-task.ts';

interface WorkProps {
  readonly row: AssemblyRow;
  readonly task: BuildTask;
  /** Something else is in front: what is scanned or typed there takes nothing. */
  readonly isAside: boolean;
}

/** Fetching: where to go, what to take, and at the end building it. */
export function BuildWork({ row, task, isAside }: WorkProps) {
  const { t } = useLingui();
  const [isAsking, setAsking] = useState(false);
  useVisibleLine([task.current?.id, task.current?.left].join(' '));
  useScanner(task.onScan, !isAside && !isAsking);
  return (
    <div className="scan-work">
      <ScanAnswer said={task.said} />
      {task.current ? (
        <>
          <BuildCard key={`${task.current.id} ${task.current.left}`} task={task} stop={task.current} />
          <ScanInput onScan={task.onScan} said={task.said} hint={t`Scan place or component`} />
        </>
      ) : (
        <Finish row={row} task={task} onAsk={() => setAsking(true)} />
      )}
      <BuildLines task={task} />
      {isAsking && (
        <BuildDialog
          row={row}
          taken={{ quantity: task.made.quantity, taken: [...task.made.taken] }}
          onClose={() => setAsking(false)}
          onBuilt={task.over}
        />
      )}
    </div>
  );
}

interface FinishProps extends Omit<WorkProps, 'isAside'> {
  /** Lots are asked for first. */
  readonly onAsk: () => void;
}

/** All is taken, or what is there: one press builds it. */
function Finish({ row, task, onAsk }: FinishProps) {
  const { t } = useLingui();
  const words = useLineWords();
  const { quantity } = task.made;
  const isShort = task.stops.some(({ left }) => left > 0);
  const many = words.quantity(row, quantity);
  const sku = words.sku(row);
  const all =
    row.mode === 'build'
      ? t`Everything is taken. Build ${many} ${sku}.`
      : t`Everything is taken. Take ${many} ${sku} apart.`;
  const some = t`What is taken is enough for ${many} ${sku}.`;
  const none = t`What is taken is not enough for a single one.`;
  return (
    <ScanGate
      icon={isShort ? 'alert' : 'checks'}
      tone={isShort ? 'warning' : 'success'}
      say={quantity === 0 ? none : isShort ? some : all}
    >
      <PutBack task={task} />
      {quantity > 0 && <BuildPress row={row} task={task} onAsk={onAsk} />}
      {isShort && (
        <BigButton testId="look-again" onPress={task.lookAgain}>
          <Trans>Look again</Trans>
        </BigButton>
      )}
    </ScanGate>
  );
}

/** What was taken and is not needed goes back to its places. */
function PutBack({ task }: Pick<FinishProps, 'task'>) {
  const { t } = useLingui();
  const words = useLineWords();
  const placeName = usePlaceName();
  const { back } = task.made;
  if (back.length === 0) return null;
  return (
    <Notice tone="warning" title={t`To put back`}>
      <ul>
        {back.map((stop) => (
          <li key={stop.id}>
            {words.quantity(stop, stop.quantity)} {words.sku(stop)} → {placeName(stop.location)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function BuildPress({ row, task, onAsk }: FinishProps) {
  const { t } = useLingui();
  const { view } = useModel().replica;
  const propose = usePropose();
  const label = useBuildLabel(row.mode);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  if (useWaitingTypes('assembly', row.id).has('build'))
    return (
      <Notice tone="info" title={t`Waits for the server`}>
        <Trans>You can go on with something else.</Trans>
      </Notice>
    );
  const press = (): void => {
    if (trackedOf(view, row).length > 0) return onAsk();
    const { quantity, taken } = task.made;
    const data = { quantity, taken };
    const why = propose({ kind: 'assembly', document: row.id, type: 'build', data }, { quiet: true });
    setRefusal(why);
    if (why === null) task.over();
  };
  return (
    <>
      <RefusalNotice kind="assembly" refusal={refusal} />
      <BigButton isPrimary testId="build-taken" onPress={press}>
        {label}
      </BigButton>
    </>
  );
}
