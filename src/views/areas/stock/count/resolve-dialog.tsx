import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { CountRow, ParkedRow } from '#model/areas/stock/count/count.facts.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { useRow } from '#views/kit/document/model-context.tsx';
import { useFieldSentence, useRefusalSentence } from '#views/kit/document/refusal-sentence.ts';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { useReasonChoices } from '#views/kit/document/use-reasons.ts';
import { Field } from '#views/ui/field.tsx';
import { GiveDialog } from '#views/ui/give-dialog.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { Select } from '#views/ui/select.tsx';
import { GoodsFields } from './goods-fields.tsx';

interface ResolveDialogProps {
  readonly row: CountRow;
  readonly item: ParkedRow;
  readonly onClose: () => void;
}

/** Says what something set aside is: a product with its lot, or, for a reason, nothing that is counted. */
export function ResolveDialog({ row, item, onClose }: ResolveDialogProps) {
  const { t } = useLingui();
  const { isOurs, setIsOurs, product, setProduct, lot, setLot, reason, setReason, refusal, give } =
    useResolving(row, item, onClose);
  const sentence = useRefusalSentence();
  const told = useFieldSentence();
  const errorAt = (field: string): string | undefined => told(refusal?.fields?.[field]);
  return (
    <GiveDialog
      title={t`Resolve what was set aside`}
      label={t`Resolve`}
      testId="give-resolve"
      onClose={onClose}
      onGive={give}
    >
      <div className="ui-fields">
        <Field label={t`What it is`} required>
          <Select
            value={isOurs ? 'product' : 'nothing'}
            options={[
              { value: 'product', label: t`A product of ours` },
              { value: 'nothing', label: t`Nothing that is counted` },
            ]}
            onChange={(next) => setIsOurs(next === 'product')}
          />
        </Field>
        {isOurs ? (
          <GoodsFields product={product} onProduct={setProduct} lot={lot} onLot={setLot} errorAt={errorAt} />
        ) : (
          <WhyNot value={reason} error={errorAt('reason')} onChange={setReason} />
        )}
        {refusal && !refusal.fields && <Notice tone="danger">{sentence(refusal)}</Notice>}
      </div>
    </GiveDialog>
  );
}

interface WhyNotProps {
  readonly value: string | null;
  readonly error: string | undefined;
  readonly onChange: (reason: string) => void;
}

function WhyNot({ value, error, onChange }: WhyNotProps) {
  const { t } = useLingui();
  return (
    <Field label={t`Reason`} required error={error}>
      <Select value={value} options={useReasonChoices('dismissParked')} onChange={onChange} />
    </Field>
  );
}

function useResolving(row: CountRow, item: ParkedRow, onClose: () => void) {
  const propose = usePropose();
  const [isOurs, setIsOurs] = useState(true);
  const [chosen, setProduct] = useState<string | null>(null);
  const [lot, setLot] = useState('');
  const [reason, setReason] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const product = useRow('product', chosen);
  const give = (): void => {
    if (isOurs && chosen === null) return setRefusal(noProduct);
    const data = isOurs
      ? { parked: item.id, product: chosen, ...(lot.trim() !== '' && { lot }) }
      : { parked: item.id, product: null, reason };
    const refused = propose({ kind: 'count', document: row.id, type: 'resolve', data }, { quiet: true });
    setRefusal(refused);
    if (refused === null) onClose();
  };
  return { isOurs, setIsOurs, product, setProduct, lot, setLot, reason, setReason, refusal, give };
}

const noProduct: Refusal = { code: 'unknownProduct', fields: { product: 'unknownProduct' } };
