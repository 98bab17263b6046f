import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { Refusal } from '#model/engine/envelope.ts';
import { DocumentLink } from '#views/kit/document/document-link.tsx';
import { useQuery } from '#views/kit/document/model-context.tsx';
import { useProductName } from '#views/kit/document/product-name.ts';
import { RefusalNotice } from '#views/kit/document/refusal-notice.tsx';
import { useFieldSentence } from '#views/kit/document/refusal-sentence.ts';
import { TimeCell } from '#views/kit/document/time-cell.tsx';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { useCountedUnit, useQuantity } from '#views/kit/document/use-quantity.ts';
import { useRefused } from '#views/kit/document/use-refused.ts';
import { useVerdict } from '#views/kit/document/use-verdict.ts';
import { Button } from '#views/ui/button.tsx';
import { Dialog } from '#views/ui/dialog.tsx';
import { Field } from '#views/ui/field.tsx';
import { KeyValues } from '#views/ui/key-values.tsx';
import { QuantityInput } from '#views/ui/scaled-input.tsx';
import { whyNot } from './demand-columns.tsx';
import { allocatable, demandLineOf, demandTables, type DemandLine } from './demand-lines.ts';
import { usePolicyOf } from './demand-policy.tsx';
import { TakeFrom } from './take-from.tsx';

interface DemandDialogProps {
  readonly line: string;
  readonly onClose: () => void;
}

/** What is allocated to a line, and what somebody does with it. [SO63] [SO64] [SO65] */
export function DemandDialog({ line: id, onClose }: DemandDialogProps) {
  const { t } = useLingui();
  const line = useQuery<DemandLine | undefined>(
    demandTables,
    id,
    (model) => demandLineOf(model, id),
    undefined,
  );
  if (!line) return null;
  const sku = line.product?.sku ?? '';
  const number = line.order.number ?? t`New`;
  return (
    <Dialog
      open
      title={t`${sku} for ${number}`}
      width="46rem"
      onClose={onClose}
      actions={<Button variant="quiet" onClick={onClose}>{t`Close`}</Button>}
    >
      <div className="ui-stack">
        <Figures line={line} />
        <ByHand key={`${line.id} ${line.held.soft}`} line={line} />
        {line.waiting > 0 && <TakeFrom key={`take ${line.held.soft}`} line={line} />}
      </div>
    </Dialog>
  );
}

function Figures({ line }: { readonly line: DemandLine }) {
  const { t } = useLingui();
  const sayQuantity = useQuantity();
  const policyOf = usePolicyOf();
  const nameOf = useProductName();
  const { held, order, product, waiting, free } = line;
  const quantity = (quantity: number): string => sayQuantity(quantity, product);
  return (
    <KeyValues
      columns={2}
      items={[
        { id: 'product', label: t`Product`, value: product && nameOf(product) },
        { id: 'order', label: t`Order`, value: <DocumentLink kind="salesOrder" id={order.id} /> },
        { id: 'promised', label: t`Promised`, value: <TimeCell at={held.on} /> },
        { id: 'wanted', label: t`Wanted`, value: quantity(held.open) },
        { id: 'soft', label: t`Allocated in stock`, value: quantity(held.soft) },
        { id: 'hard', label: t`On pick lists`, value: quantity(held.hard) },
        { id: 'waiting', label: t`Waits`, value: quantity(waiting) },
        { id: 'free', label: t`Free in stock`, value: quantity(free) },
        { id: 'policy', label: t`Reserved when`, value: policyOf(line) },
      ]}
    />
  );
}

/** Some of it is allocated or freed, or all that is allocated is locked. */
function ByHand({ line }: { readonly line: DemandLine }) {
  const { t } = useLingui();
  const { product, held } = line;
  const { quantity, setQuantity, refusal, give, verdicts } = useByHand(line);
  const sentence = useFieldSentence();
  const refused = useRefused('salesOrder');
  return (
    <div className="ui-stack">
      <RefusalNotice kind="salesOrder" refusal={refusal} />
      <QuantityField
        product={product}
        value={quantity ?? null}
        onChange={setQuantity}
        error={sentence(refusal?.fields?.['lines.0.quantity'])}
      />
      <div className="ui-row">
        <Button
          variant="primary"
          icon="package"
          data-testid="allocate"
          {...refused(verdicts.allocate)}
          onClick={() => give('allocate')}
        >
          {t({ context: 'goods', message: 'Allocate' })}
        </Button>
        <Button icon="undo" data-testid="free" {...refused(verdicts.free)} onClick={() => give('free')}>
          {t({ context: 'goods', message: 'Free' })}
        </Button>
        <Button
          icon="lock"
          data-testid="lock"
          {...refused(verdicts.lock)}
          onClick={() => give(held.locked ? 'unlock' : 'lock')}
        >
          {held.locked ? t`Unlock` : t`Lock`}
        </Button>
      </div>
    </div>
  );
}

interface QuantityFieldProps {
  readonly product: DemandLine['product'];
  readonly value: number | null;
  readonly onChange: (quantity: number | null | undefined) => void;
  readonly error: string | undefined;
}

function QuantityField({ product, value, onChange, error }: QuantityFieldProps) {
  const { t } = useLingui();
  const unitOf = useCountedUnit();
  return (
    <Field label={t`Quantity`} error={error}>
      <QuantityInput value={value} unit={product && unitOf(value ?? 0, product)} onChange={onChange} />
    </Field>
  );
}

type Act = 'allocate' | 'free' | 'lock' | 'unlock';

/** The quantity that is entered, and what is done with it; why each of it cannot be done now. */
function useByHand(line: DemandLine) {
  const { order, held } = line;
  const [quantity, setQuantity] = useState<number | null | undefined>(allocatable(line) || held.soft || null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const propose = usePropose();
  const nothing = held.soft === 0 ? { code: 'nothingReserved' } : null;
  const verdicts = {
    allocate: useVerdict('salesOrder', order.id, 'allocate', ['reservation']) ?? whyNot(line),
    free: useVerdict('salesOrder', order.id, 'free', ['reservation']) ?? nothing,
    lock:
      useVerdict('salesOrder', order.id, held.locked ? 'unlock' : 'lock', ['reservation']) ??
      (held.locked ? null : nothing),
  };
  const give = (type: Act): void => {
    const part = type === 'lock' || type === 'unlock' ? {} : { quantity: quantity ?? 0 };
    const data = { lines: [{ line: held.id, ...part }] };
    setRefusal(propose({ kind: 'salesOrder', document: order.id, type, data }, { quiet: true }));
  };
  return { quantity, setQuantity, refusal, give, verdicts };
}
