import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { CountRow } from '#model/areas/stock/count/count.facts.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { useModel, useRow } from '#views/kit/document/model-context.tsx';
import { useFieldSentence, useRefusalSentence } from '#views/kit/document/refusal-sentence.ts';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { Button } from '#views/ui/button.tsx';
import { Field } from '#views/ui/field.tsx';
import { GiveDialog } from '#views/ui/give-dialog.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { QuantityInput } from '#views/ui/scaled-input.tsx';
import { BinField } from './bin-field.tsx';
import { GoodsFields } from './goods-fields.tsx';

interface AddFoundProps {
  readonly row: CountRow;
}

/** Something that is on no line: a product that was not expected in its bin. */
export function AddFoundButton({ row }: AddFoundProps) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="quiet" icon="plus" data-testid="add-found" onClick={() => setIsOpen(true)}>
        {t`Something that is not listed`}
      </Button>
      {isOpen && <AddFoundDialog row={row} onClose={() => setIsOpen(false)} />}
    </>
  );
}

interface Draft {
  readonly location: string | null;
  readonly product: string | null;
  readonly lot: string;
  readonly quantity: number | null | undefined;
}

function AddFoundDialog({ row, onClose }: AddFoundProps & { readonly onClose: () => void }) {
  const { t } = useLingui();
  const { draft, set, refusal, errorAt, give } = useFound(row, onClose);
  const sentence = useRefusalSentence();
  const product = useRow('product', draft.product);
  return (
    <GiveDialog
      title={t`Something that is not listed`}
      label={t`Add`}
      testId="give-found"
      onClose={onClose}
      onGive={give}
    >
      <div className="ui-fields">
        <BinField
          row={row}
          value={draft.location}
          error={errorAt('location')}
          onChange={(location) => set({ location })}
        />
        <GoodsFields
          product={product}
          onProduct={(id) => set({ product: id })}
          lot={draft.lot}
          onLot={(lot) => set({ lot })}
          errorAt={errorAt}
        />
        <Field label={t`Quantity`} required error={errorAt('quantity')}>
          <QuantityInput
            value={draft.quantity ?? null}
            unit={product?.unit}
            onChange={(quantity) => set({ quantity })}
          />
        </Field>
        {refusal && !refusal.fields && <Notice tone="danger">{sentence(refusal)}</Notice>}
      </div>
    </GiveDialog>
  );
}

function useFound(row: CountRow, onClose: () => void) {
  const model = useModel();
  const propose = usePropose();
  const sentence = useFieldSentence();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [draft, setDraft] = useState<Draft>({ location: null, product: null, lot: '', quantity: null });
  const give = (): void => {
    const { location, product, lot, quantity } = draft;
    const found = { id: model.newId(), location, product, quantity, ...(lot.trim() !== '' && { lot }) };
    const data = { entries: [found] };
    const refused = propose({ kind: 'count', document: row.id, type: 'count', data }, { quiet: true });
    setRefusal(refused);
    if (refused === null) onClose();
  };
  return {
    draft,
    refusal,
    give,
    set: (change: Partial<Draft>): void => setDraft({ ...draft, ...change }),
    errorAt: (field: string): string | undefined => sentence(refusal?.fields?.[`entries.0.${field}`]),
  };
}
