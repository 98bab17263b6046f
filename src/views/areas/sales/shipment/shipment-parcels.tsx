import type { ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Refusal } from '#model/engine/envelope.ts';
import type { ShipmentRow } from '#model/areas/sales/shipment/shipment.facts.ts';
import { DraftNotices, KeptBadge } from '#views/kit/document/draft-notices.tsx';
import { useWaitingTypes } from '#views/kit/document/pending-types.ts';
import { useVerdict } from '#views/kit/document/use-verdict.ts';
import { useFieldSentence } from '#views/kit/document/refusal-sentence.ts';
import { Button } from '#views/ui/button.tsx';
import { CameraButton } from '#views/ui/camera-button.tsx';
import { LineTable } from '#views/ui/line-table.tsx';
import type { LineColumn } from '#views/ui/line-table-types.ts';
import { Panel } from '#views/ui/panel.tsx';
import { InPanelBar } from '#views/ui/side-panel.tsx';
import { SendingFields } from './sending-fields.tsx';
import { shipmentWords } from './shipment.look.ts';
import { useFormat } from '#views/ui/use-format.ts';
import { useParcels, weightProblem, type ParcelDraft } from './use-parcels.ts';
import { ScanAnswer } from '#views/kit/scan-mode/scan-answer.tsx';
import { useScanner } from '#views/ui/use-scanner.ts';
import type { ContentsCheck, OnTracking } from './use-contents-check.ts';
import { useRefused } from '#views/kit/document/use-refused.ts';

interface ShipmentParcelsProps {
  readonly row: ShipmentRow;
  /** What scanned goods are checked against; it outlives the parcels as they are saved. */
  readonly checking: ContentsCheck;
  /** They were packed just now: a second press is not meant for what stands there then. [DP33] */
  readonly isSettling: boolean;
}

/** Parcels with weight and tracking: editable until the goods ship, then read-only. */
export function ShipmentParcels({ row, checking, isSettling }: ShipmentParcelsProps) {
  const { t } = useLingui();
  const refusal = useVerdict('shipment', row.id, 'pack');
  const { draft, tried, give, onTracking, onSending, ...acts } = useParcels(row);
  const columns = useParcelColumns(tried);
  const { parcels } = draft.value;
  const isOver = refusal?.code === 'notInState';
  const camera = usePackingScans(checking, onTracking, !isOver);
  const beside = (
    <>
      <KeptBadge draft={draft} />
      {camera}
    </>
  );
  if (isOver && row.parcels.length === 0) return null;
  return (
    <Panel
      flush
      title={t`Parcels`}
      foot={!isOver && <PackFoot row={row} refusal={refusal} isSettling={isSettling} onGive={give} />}
      actions={isOver ? undefined : beside}
    >
      {!isOver && checking.said && <ScanAnswer said={checking.said} />}
      {!isOver && <DraftNotices draft={draft} />}
      {!isOver && <SendingFields value={draft.value} onChange={onSending} />}
      <LineTable<ParcelDraft>
        {...acts}
        label={t`Parcels`}
        readOnly={isOver}
        rows={parcels}
        rowId={(parcel) => parcel.id}
        columns={columns}
        onRemove={parcels.length > 1 ? acts.onRemove : undefined}
        onUndo={draft.undo}
        onRedo={draft.redo}
      />
    </Panel>
  );
}

/** Hears the scanner while there is something to pack; returns the camera, which covers the answer and so shows it too. */
function usePackingScans(
  { said, onScan }: ContentsCheck,
  onTracking: OnTracking,
  enabled: boolean,
): ReactNode {
  const take = (code: string): void => onScan(code, onTracking);
  useScanner(take, enabled);
  return <CameraButton onScan={take} answer={said && { text: said.text, isRight: said.kind === 'right' }} />;
}

interface PackFootProps {
  readonly row: ShipmentRow;
  readonly refusal: Refusal | null;
  readonly isSettling: boolean;
  readonly onGive: (type: 'pack' | 'packAndShip') => void;
}

/** How to pack, and in the panel's bar the buttons for it. [SH35] */
function PackFoot({ row, refusal, isSettling, onGive }: PackFootProps) {
  const { t, i18n } = useLingui();
  const refused = useRefused('shipment');
  const isFirst = row.parcels.length === 0;
  const said = shipmentWords.commands['packAndShip'];
  const atOnce = useVerdictWhileWaiting(row.id);
  return (
    <div className="shipment-pack">
      <Trans>Weight in kilograms. Scan goods to check them, and the tracking number from the label.</Trans>
      <InPanelBar>
        <Button
          icon="boxes"
          data-testid="command-pack"
          settling={isSettling}
          {...refused(refusal)}
          onClick={() => onGive('pack')}
        >
          {isFirst ? t`Pack` : t`Save parcels`}
        </Button>
        {atOnce?.code !== 'notInState' && (
          <Button
            variant="primary"
            icon="truck"
            data-testid="command-packAndShip"
            settling={isSettling}
            {...refused(atOnce)}
            onClick={() => onGive('packAndShip')}
          >
            {said && i18n._(said.label)}
          </Button>
        )}
      </InPanelBar>
    </div>
  );
}

/** Why the goods cannot be packed and shipped at once now: also while that waits for the server. */
function useVerdictWhileWaiting(shipment: string): Refusal | null {
  const verdict = useVerdict('shipment', shipment, 'packAndShip', ['salesOrder', 'product']);
  return useWaitingTypes('shipment', shipment).has('packAndShip') ? { code: 'waitsForServer' } : verdict;
}

function useParcelColumns(tried: boolean): readonly LineColumn<ParcelDraft>[] {
  const { t } = useLingui();
  const sentence = useFieldSentence();
  const { locale } = useFormat();
  return [
    {
      id: 'weight',
      header: t`Weight, kg`,
      width: '9rem',
      align: 'end',
      editable: true,
      inputMode: 'decimal',
      text: (parcel) => parcel.weight,
      error: (parcel) => {
        const problem = weightProblem(parcel, locale);
        return tried || problem !== 'required' ? sentence(problem) : undefined;
      },
    },
    {
      id: 'tracking',
      header: t`Tracking number`,
      wide: true,
      editable: true,
      text: (parcel) => parcel.tracking,
    },
  ];
}
