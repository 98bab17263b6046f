import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { CountRow, ParkedRow } from '#model/count/count.facts.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { useRow } from '../document/model-context.tsx';
import { useFieldSentence, useRefusalSentence } from '../document/refusal-sentence.ts';
import { usePropose } from '../document/use-propose.ts';
import { useReasonChoices } from '../document/use-reasons.ts';
import { useProductSearch } from '../product/product-search.ts';
import { Autocomplete } from '../ui/autocomplete.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import { Select } from '../ui/select.tsx';
import { TextInput } from '../ui/text-input.tsx';

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
  const search = useProductSearch(isStocked);
  const errorAt = (field: string): string | undefined => told(refusal?.fields?.[field]);
  return (
    <Dialog
      open
      title={t`Resolve what was set aside`}
      onClose={onClose}
      onSave={give}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>{t`Back`}</Button>
          <Button variant="primary" data-testid="give-resolve" onClick={give}>{t`Resolve`}</Button>
        </>
      }
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
          <>
            <Field label={t`Product`} required error={errorAt('product')}>
              <Autocomplete
                label={t`Product`}
                value={product ? { value: product.id, label: product.sku } : null}
                search={search}
                onChange={(option) => setProduct(option?.value ?? null)}
              />
            </Field>
            {product?.tracking !== undefined && product.tracking !== 'none' && (
              <Field label={t`Lot or serial number`} required error={errorAt('lot')}>
                <TextInput value={lot} onChange={setLot} />
              </Field>
            )}
          </>
        ) : (
          <Field label={t`Reason`} required error={errorAt('reason')}>
            <Select value={reason} options={useReasonChoices('dismissParked')} onChange={setReason} />
          </Field>
        )}
        {refusal && !refusal.fields && <Notice tone="danger">{sentence(refusal)}</Notice>}
      </div>
    </Dialog>
  );
}

const isStocked = ({ kind, state }: { kind: string; state: unknown }): boolean =>
  kind === 'stocked' && state !== 'archived';

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
