import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { CountRow } from '#model/areas/stock/count/count.facts.ts';
import { foundOn } from '#model/areas/stock/count/count.lines.ts';
import { useRow } from '#views/kit/document/model-context.tsx';
import { useWaitingTypes } from '#views/kit/document/pending-types.ts';
import { usePropose } from '#views/kit/document/use-propose.ts';
import type { Transfers } from '#views/kit/file/use-uploads.ts';
import { AskDialog } from '#views/kit/scan-mode/ask-dialog.tsx';
import { ScanAnswer } from '#views/kit/scan-mode/scan-answer.tsx';
import { BigButton } from '#views/kit/scan-mode/scan-buttons.tsx';
import { ScanGate } from '#views/kit/scan-mode/scan-gate.tsx';
import { ScanInput } from '#views/kit/scan-mode/scan-input.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { useVisibleLine } from '#views/ui/one-press.tsx';
import { useScanner } from '#views/ui/use-scanner.ts';
import { CountCard } from './count-card.tsx';
import { CountScanLines } from './count-lines.tsx';
import { CountScans } from './count-scans.tsx';
import { CountSetAside } from './count-set-aside.tsx';
import { useCountTask, type CountTask } from './use-count-task.ts';

interface CountWorkProps {
  readonly row: CountRow;
  /** Something else is in front: what is scanned or typed there is not counted. */
  readonly isAside: boolean;
  /** Where photos of what is parked go. */
  readonly transfers: Transfers;
}

/** Counting: where to go, what lies there, and what was counted. */
export function CountWork({ row, isAside, transfers }: CountWorkProps) {
  const task = useCountTask(row);
  useVisibleLine([task.stop?.location, task.line?.id, task.line && foundOn(task.line)?.quantity].join(' '));
  useScanner(task.onScan, task.parking === null && !isAside);
  return (
    <div className="scan-work">
      <ScanAnswer said={task.said} />
      {task.stop ? (
        <>
          <ScanInput onScan={task.onScan} said={task.said} />
          <CountCard key={task.stop.location} task={task} stop={task.stop} />
        </>
      ) : (
        <CountFinish row={row} />
      )}
      <CountScans task={task} />
      <CountScanLines task={task} />
      {task.isAskingEmpty && <EmptyDialog task={task} />}
      {task.parking !== null && <CountSetAside task={task} code={task.parking} transfers={transfers} />}
    </div>
  );
}

/** Asks whether a bin with much in it is really empty. */
function EmptyDialog({ task }: { readonly task: CountTask }) {
  const { t } = useLingui();
  const code = useRow('location', task.stop?.location ?? null)?.code ?? '';
  const count = task.stop?.lines.length ?? 0;
  return (
    <AskDialog
      title={t`Is ${code} empty?`}
      label={t`Yes, it is empty`}
      testId="empty-yes"
      onYes={() => task.answerEmpty(true)}
      onClose={() => task.answerEmpty(false)}
    >
      {t`${plural(count, { one: '# line is counted as none.', other: '# lines are counted as none.' })}`}
    </AskDialog>
  );
}

/** Everything is counted: one press hands it in. */
function CountFinish({ row }: { readonly row: CountRow }) {
  const { t } = useLingui();
  const propose = usePropose();
  const waiting = useWaitingTypes('count', row.id).has('submit');
  const submit = (): void => void propose({ kind: 'count', document: row.id, type: 'submit', data: {} });
  return (
    <ScanGate icon="checks" tone="success" say={<Trans>Everything is counted.</Trans>}>
      {waiting ? (
        <Notice tone="info" title={t`Waits for the server`}>
          <Trans>You can go on with something else.</Trans>
        </Notice>
      ) : (
        <BigButton isPrimary testId="command-submit" onPress={submit}>
          <Trans>Done counting</Trans>
        </BigButton>
      )}
    </ScanGate>
  );
}
