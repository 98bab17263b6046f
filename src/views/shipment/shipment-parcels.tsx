import { Trans, useLingui } from '@lingui/react/macro';
import type { Refusal } from '#model/engine/envelope.ts';
import type { ShipmentRow } from '#model/shipment/shipment.facts.ts';
import { DraftNotices, KeptBadge } from '../document/draft-notices.tsx';
import { useVerdict } from '../document/use-verdict.ts';
import { useFieldSentence, useRefusalSentence } from '../document/refusal-sentence.ts';
import { Button } from '../ui/button.tsx';
import { LineTable } from '../ui/line-table.tsx';
import type { LineColumn } from '../ui/line-table-types.ts';
import { Panel } from '../ui/panel.tsx';
import { useParcels, weightProblem, type ParcelDraft } from './use-parcels.ts';

/** Parcels with weight and tracking: editable until the goods ship, then read-only. */
export function ShipmentParcels({ row }: { readonly row: ShipmentRow }) {
  const { t } = useLingui();
  const refusal = useVerdict('shipment', row.id, 'pack');
  const { draft, tried, pack, ...acts } = useParcels(row);
  const columns = useParcelColumns(tried);
  const { parcels } = draft.value;
  const isOver = refusal?.code === 'notInState';
  if (isOver && row.parcels.length === 0) return null;
  return (
    <Panel
      flush
      title={t`Parcels`}
      foot={isOver ? undefined : <PackFoot row={row} refusal={refusal} onPack={pack} />}
      actions={isOver ? undefined : <KeptBadge draft={draft} />}
    >
      {!isOver && <DraftNotices draft={draft} />}
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

interface PackFootProps {
  readonly row: ShipmentRow;
  readonly refusal: Refusal | null;
  readonly onPack: () => void;
}

function PackFoot({ row, refusal, onPack }: PackFootProps) {
  const { t } = useLingui();
  const sentence = useRefusalSentence();
  const isFirst = row.parcels.length === 0;
  return (
    <div className="shipment-pack">
      <Trans>Weight in kilograms. Scan the tracking number from the label.</Trans>
      <Button
        variant={isFirst ? 'primary' : 'secondary'}
        icon="boxes"
        data-testid="command-pack"
        disabledReason={refusal ? sentence(refusal) : undefined}
        onClick={onPack}
      >
        {isFirst ? t`Pack` : t`Save parcels`}
      </Button>
    </div>
  );
}

function useParcelColumns(tried: boolean): readonly LineColumn<ParcelDraft>[] {
  const { t } = useLingui();
  const sentence = useFieldSentence();
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
        const problem = weightProblem(parcel);
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
