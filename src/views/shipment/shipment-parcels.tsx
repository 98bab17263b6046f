import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { parseDecimal } from '#i18n/decimal.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import type { Packing, ShipmentRow } from '#model/shipment/shipment.events.ts';
import { weightOf } from '#model/shipment/shipment.weight.ts';
import { useModel } from '../document/model-context.tsx';
import { usePropose } from '../document/use-propose.ts';
import { useVerdict } from '../document/use-verdict.ts';
import { numberProblem } from '../document/number-problem.ts';
import { useFieldSentence, useRefusalSentence } from '../document/refusal-sentence.ts';
import { Button } from '../ui/button.tsx';
import { LineTable } from '../ui/line-table.tsx';
import type { LineColumn } from '../ui/line-table-types.ts';
import { Panel } from '../ui/panel.tsx';
import { useFormat } from '../ui/use-format.ts';

/** A parcel while it is written: the weight as typed, in kilograms. */
interface ParcelDraft {
  readonly id: string;
  readonly weight: string;
  readonly tracking: string;
}

const GRAM_DIGITS = 3;

/** Parcels with weight and tracking: written until the goods leave, then only read. */
export function ShipmentParcels({ row }: { readonly row: ShipmentRow }) {
  const { t } = useLingui();
  const refusal = useVerdict('shipment', row.id, 'pack');
  const draft = useParcels(row);
  const columns = useParcelColumns(draft.tried);
  const isOver = refusal?.code === 'notInState';
  if (isOver && row.parcels.length === 0) return null;
  return (
    <Panel
      flush
      title={t`Parcels`}
      foot={isOver ? undefined : <PackFoot row={row} refusal={refusal} onPack={draft.pack} />}
    >
      <LineTable<ParcelDraft>
        label={t`Parcels`}
        readOnly={isOver}
        rows={draft.parcels}
        rowId={(parcel) => parcel.id}
        columns={columns}
        onCell={draft.onCell}
        onAdd={draft.onAdd}
        onRemove={draft.parcels.length > 1 ? draft.onRemove : undefined}
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

const weightProblem = ({ weight }: ParcelDraft): string | undefined =>
  numberProblem(weight, { digits: GRAM_DIGITS });

function useParcels(row: ShipmentRow) {
  const model = useModel();
  const format = useFormat();
  const propose = usePropose();
  const [tried, setTried] = useState(false);
  const suggested = (grams: number | null): string =>
    grams === null ? '' : format.decimal(grams, GRAM_DIGITS);
  const [parcels, setParcels] = useState<readonly ParcelDraft[]>(() =>
    row.parcels.length === 0
      ? [{ id: model.newId(), weight: suggested(weightOf(model.replica.view, row.lines)), tracking: '' }]
      : row.parcels.map(({ id, weight, tracking }) => ({
          id,
          weight: format.decimal(weight, GRAM_DIGITS),
          tracking,
        })),
  );
  const pack = (): void => {
    setTried(true);
    if (parcels.some((parcel) => weightProblem(parcel) !== undefined)) return;
    const sound: Packing['parcels'] = parcels.map(({ id, weight, tracking }) => ({
      id,
      weight: parseDecimal(weight, GRAM_DIGITS) ?? 0,
      tracking,
    }));
    propose({ kind: 'shipment', document: row.id, type: 'pack', data: { parcels: sound } });
  };
  return {
    parcels,
    tried,
    pack,
    onCell: (id: string, column: string, text: string) =>
      setParcels(parcels.map((parcel) => (parcel.id === id ? { ...parcel, [column]: text } : parcel))),
    onAdd: () => setParcels([...parcels, { id: model.newId(), weight: '', tracking: '' }]),
    onRemove: (id: string) => setParcels(parcels.filter((parcel) => parcel.id !== id)),
  };
}
