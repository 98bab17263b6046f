import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { BulkResult } from '#machines/bulk-run/bulk-run.machine.ts';
import { useRefusalSentence } from '#views/kit/document/refusal-sentence.ts';
import { Button } from '#views/ui/button.tsx';
import { Dialog } from '#views/ui/dialog.tsx';
import { KeyValues } from '#views/ui/key-values.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { Progress } from '#views/ui/progress.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import type { PriceRun } from './use-price-steps.ts';

interface RunProps {
  readonly changing: Omit<PriceRun, 'begin'>;
  readonly onClose: () => void;
}

/** The progress of a bulk change, then what became of it, with the way back; stays until closed. */
export function BulkChangeRun({ changing, onClose }: RunProps) {
  const { t } = useLingui();
  const isUnderWay = changing.phase === 'underWay';
  return (
    <Dialog
      open
      title={changing.isUndo ? t`Undo the change of prices` : t`Change prices`}
      width="43.75rem"
      dismissable={false}
      onClose={isUnderWay ? changing.cancel : onClose}
      actions={isUnderWay ? undefined : <After changing={changing} onClose={onClose} />}
    >
      <div className="ui-stack" data-testid="change-run">
        {isUnderWay ? <UnderWay changing={changing} /> : <Finished changing={changing} />}
      </div>
    </Dialog>
  );
}

type OnlyRun = Pick<RunProps, 'changing'>;

function UnderWay({ changing: { results, count, cancel, isUndo } }: OnlyRun) {
  const { t } = useLingui();
  const format = useFormat();
  return (
    <Progress
      label={isUndo ? t`Prices are taken back` : t`Prices are changed`}
      percent={(results.length / Math.max(1, count)) * 100}
      detail={t`${format.count(results.length)} of ${format.count(count)}`}
      onCancel={cancel}
    />
  );
}

/** What a person can do after a run: undo it whole, unless it was the undoing. */
function After({ changing, onClose }: RunProps) {
  const { isUndo, results, undo } = changing;
  const isUndoable = !isUndo && (countOf(results, 'done') > 0 || countOf(results, 'waiting') > 0);
  return (
    <>
      {isUndoable && (
        <Button icon="undo" data-testid="undo-change" onClick={undo}>
          <Trans>Undo</Trans>
        </Button>
      )}
      <Button variant="primary" onClick={onClose}>
        <Trans>Close</Trans>
      </Button>
    </>
  );
}

const countOf = (results: readonly BulkResult[], is: BulkResult['verdict']['is']): number =>
  results.filter(({ verdict }) => verdict.is === is).length;

function Finished({ changing: { isUndo, results, changedSince } }: OnlyRun) {
  const { t } = useLingui();
  const format = useFormat();
  const done = countOf(results, 'done');
  const others = [
    { id: 'waiting', label: t`Waiting for the server`, count: countOf(results, 'waiting') },
    { id: 'left', label: t`Not begun`, count: countOf(results, 'left') },
    { id: 'since', label: t`Changed since, and kept`, count: changedSince },
  ].filter(({ id, count }) => count > 0 && (isUndo || id !== 'since'));
  return (
    <>
      <p role="status">
        {isUndo ? (
          <Plural value={done} one="# price is as before." other="# prices are as before." />
        ) : (
          <Plural value={done} one="# price changed." other="# prices changed." />
        )}
      </p>
      {others.length > 0 && (
        <KeyValues
          items={others.map(({ id, label, count }) => ({ id, label, value: format.count(count) }))}
        />
      )}
      <RefusedPrices results={results} />
    </>
  );
}

/** How many were refused, by reason: of those nothing is written. */
function RefusedPrices({ results }: Pick<PriceRun, 'results'>) {
  const sentence = useRefusalSentence();
  const format = useFormat();
  const refused = results.flatMap(({ verdict }) =>
    verdict.is === 'refused' ? [sentence(verdict.refusal)] : [],
  );
  if (refused.length === 0) return null;
  const reasons = [...Map.groupBy(refused, (why) => why)];
  return (
    <Notice tone="warning">
      <p>
        <Plural value={refused.length} one="# price stays as it was:" other="# prices stay as they were:" />
      </p>
      <KeyValues
        items={reasons.map(([why, all]) => ({ id: why, label: why, value: format.count(all.length) }))}
      />
    </Notice>
  );
}
