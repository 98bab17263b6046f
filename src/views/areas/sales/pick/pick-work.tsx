import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { PickRow } from '#model/areas/sales/pick/pick.facts.ts';
import { leftOf } from '#model/stock/left-to-pick.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useWaitingTypes } from '#views/kit/document/pending-types.ts';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { ScanAnswer } from '#views/kit/scan-mode/scan-answer.tsx';
import { BigButton } from '#views/kit/scan-mode/scan-buttons.tsx';
import { ScanGate } from '#views/kit/scan-mode/scan-gate.tsx';
import { ScanInput } from '#views/kit/scan-mode/scan-input.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { useVisibleLine } from '#views/ui/one-press.tsx';
import { useScanner } from '#views/ui/use-scanner.ts';
import { AsListedButton } from './as-listed-button.tsx';
import { OtherLotDialog } from './other-lot-dialog.tsx';
import { PickLineCard } from './pick-line-card.tsx';
import { PickLines } from './pick-lines.tsx';
import { PickScans } from './pick-scans.tsx';
import { ShortDialog } from './short-dialog.tsx';
import type { PickTaken } from './use-pick-taken.ts';
import { usePickTask } from './use-pick-task.ts';

interface PickWorkProps {
  readonly row: PickRow;
  readonly taken: PickTaken;
  /** Something else is in front: what is scanned or typed there is not a pick. */
  readonly isAside: boolean;
}

/** Picking: where to go, what to pick, and what was picked. */
export function PickWork({ row, taken, isAside }: PickWorkProps) {
  const task = usePickTask(row, taken);
  /** What was typed as found where not enough is; null while nothing is reported. */
  const [found, setFound] = useState<number | null>(null);
  const { current, otherLot } = task;
  useVisibleLine(current ? `${current.id} ${leftOf(current)}` : 'end');
  useScanner(task.onScan, found === null && otherLot.found === null && !isAside);
  return (
    <div className="scan-work">
      <ScanAnswer said={task.said} />
      {current ? (
        <PickLineCard
          key={`${current.id} ${leftOf(current)}`}
          task={task}
          line={current}
          onShort={setFound}
        />
      ) : (
        <PickFinish row={row} />
      )}
      {current && <ScanInput onScan={task.onScan} said={task.said} />}
      {current && <AsListedButton {...taken.asListed} />}
      <PickScans task={task} />
      <PickLines task={task} />
      {otherLot.found && <OtherLotDialog {...otherLot} found={otherLot.found} />}
      {found !== null && current && (
        <ShortDialog
          line={current}
          typed={found}
          onClose={() => setFound(null)}
          onReason={(quantity, reason) => {
            task.short(current, quantity, reason);
            setFound(null);
          }}
        />
      )}
    </div>
  );
}

/** Everything is picked or short: one press moves the goods to staging. */
function PickFinish({ row }: { readonly row: PickRow }) {
  const { t } = useLingui();
  const model = useModel();
  const propose = usePropose();
  const isShort = row.lines.some((line) => line.short > 0);
  const waiting = useWaitingTypes('pick', row.id).has('finish');
  const finish = (): void =>
    void propose({ kind: 'pick', document: row.id, type: 'finish', data: { shipment: model.newId() } });
  const say = isShort ? (
    <Trans>Everything available is picked. Put the goods in staging; the rest stays on the order.</Trans>
  ) : (
    <Trans>Everything is picked. Put the goods in staging.</Trans>
  );
  return (
    <ScanGate icon="checks" tone="success" say={say}>
      {waiting ? (
        <Notice tone="info" title={t`Waits for the server`}>
          <Trans>You can continue with another pick list.</Trans>
        </Notice>
      ) : (
        <BigButton isPrimary testId="command-finish" onPress={finish}>
          <Trans>Finish</Trans>
        </BigButton>
      )}
    </ScanGate>
  );
}
