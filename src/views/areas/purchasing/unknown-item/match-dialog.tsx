import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { isArchived } from '#model/engine/archived.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { ifKnown } from '#model/engine/if-known.ts';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import { openReceiptOf } from '#model/areas/purchasing/unknown-item/unknown-item.count.ts';
import type { UnknownItemRow } from '#model/areas/purchasing/unknown-item/unknown-item.facts.ts';
import { useModel, useRow } from '#views/kit/document/model-context.tsx';
import { RefusalNotice } from '#views/kit/document/refusal-notice.tsx';
import { useFieldSentence } from '#views/kit/document/refusal-sentence.ts';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { useProductChoice } from '#views/areas/products/product/product-search.ts';
import { Autocomplete } from '#views/ui/autocomplete.tsx';
import { Checkbox } from '#views/ui/checkbox.tsx';
import { DateInput } from '#views/ui/date-input.tsx';
import { Field } from '#views/ui/field.tsx';
import { GiveDialog } from '#views/ui/give-dialog.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { TextInput } from '#views/ui/text-input.tsx';

interface MatchProps {
  readonly row: UnknownItemRow;
  readonly onClose: () => void;
}

const isOffered = (product: ProductRow): boolean => !isArchived(product);

/** Which product an unknown item is: it is counted on its receipt, or on a further one. [UKI3] [UKI4] */
export function MatchDialog({ row, onClose }: MatchProps) {
  const { t } = useLingui();
  const choice = useProductChoice(isOffered);
  const { product, setProduct, lot, expiresOn, write, teaches, refusal, give } = useMatching(row, onClose);
  const sentence = useFieldSentence();
  const errorAt = (field: string): string | undefined => sentence(refusal?.fields?.[field]);
  const isAtField = ['product', 'teach'].some((field) => refusal?.fields?.[field] !== undefined);
  return (
    <GiveDialog
      title={t`Which product is it?`}
      label={t`Identify`}
      testId="give-match"
      onClose={onClose}
      onGive={give}
    >
      <div className="ui-stack">
        <RefusalNotice kind="unknownItem" refusal={isAtField ? null : refusal} />
        <Field label={t`Product`} required error={errorAt('product')}>
          <Autocomplete
            label={t`Product`}
            value={product ? { value: product.id, label: product.sku } : null}
            {...choice}
            onChange={(option) => setProduct(option?.value ?? null)}
            autoFocus
          />
        </Field>
        <LotFields product={product} {...{ lot, expiresOn, write }} />
        <Teaching code={row.code} {...{ teaches, write }} error={errorAt('teach')} />
        <Where row={row} />
      </div>
    </GiveDialog>
  );
}

interface LotProps extends Pick<Written, 'lot' | 'expiresOn'> {
  readonly product: ProductRow | undefined;
  readonly write: (parts: Partial<Written>) => void;
}

/** The lot or serial number of a product that has them, as far as it is known. */
function LotFields({ product, lot, expiresOn, write }: LotProps) {
  const { t } = useLingui();
  const { tracking = 'none', expires = false } = product ?? {};
  if (tracking === 'none') return null;
  return (
    <div className="ui-fields">
      <Field label={t`Lot or serial number`} optional>
        <TextInput value={lot} onChange={(text) => write({ lot: text })} />
      </Field>
      {expires && (
        <Field label={t`Expires`} optional>
          <DateInput value={expiresOn} onChange={(day) => write({ expiresOn: day })} />
        </Field>
      )}
    </div>
  );
}

interface TeachingProps extends Pick<Written, 'teaches'>, Pick<LotProps, 'write'> {
  readonly code: string;
  readonly error: string | undefined;
}

/** Whether its code is kept on the product, where it has one and one may change products. */
function Teaching({ code, teaches, write, error }: TeachingProps) {
  const { t } = useLingui();
  const mayTeach = useModel().may('product.edit');
  if (!mayTeach || code === '') return null;
  return (
    <Field label={t`Barcode`} labelHidden error={error}>
      <Checkbox
        label={t`Keep ${code} on the product as its barcode`}
        checked={teaches}
        onChange={(on) => write({ teaches: on })}
      />
    </Field>
  );
}

/** Where it is counted then. */
function Where({ row }: Pick<MatchProps, 'row'>) {
  const { t } = useLingui();
  const { view } = useModel().replica;
  const isOpen = ifKnown(() => openReceiptOf(view, row) !== undefined, false);
  return (
    <Notice>
      {isOpen
        ? t`It is counted on its receipt, which is open.`
        : t`Its receipt is closed: a further one is opened with it, to be posted as any other.`}
    </Notice>
  );
}

interface Written {
  readonly lot: string;
  readonly expiresOn: string | null;
  readonly teaches: boolean;
}

function useMatching(row: UnknownItemRow, onClose: () => void) {
  const model = useModel();
  const propose = usePropose();
  const [chosen, setProduct] = useState<string | null>(null);
  const [written, setWritten] = useState<Written>({ lot: '', expiresOn: null, teaches: false });
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const product = useRow('product', chosen);
  const give = (): void => {
    if (chosen === null) return setRefusal(noProduct);
    const code = written.lot.trim();
    const lot = code === '' ? {} : { lot: { code, expiresOn: written.expiresOn } };
    const ids = { line: model.newId(), receipt: model.newId() };
    const data = { product: chosen, ...ids, ...lot, teach: written.teaches };
    const why = propose({ kind: 'unknownItem', document: row.id, type: 'match', data }, { quiet: true });
    setRefusal(why);
    if (!why) onClose();
  };
  const write = (parts: Partial<Written>): void => setWritten({ ...written, ...parts });
  return { product, setProduct, ...written, write, refusal, give };
}

const noProduct: Refusal = { code: 'unknownProduct', fields: { product: 'unknownProduct' } };
