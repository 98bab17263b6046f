import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { Refusal } from '#model/engine/envelope.ts';
import { promisesOnHeld } from '#model/areas/stock/location/location.stock.ts';
import { ofLot } from '#model/stock/stock.lots.ts';
import { unheldOf, type BalanceRow } from '#model/stock/stock.tables.ts';
import { useAnnouncer } from '#views/navigation/announcer.ts';
import { LostPromises, useLostPromises, usePromiseNames } from '#views/kit/document/lost-promises.tsx';
import { useRow } from '#views/kit/document/model-context.tsx';
import { useFieldSentence, useRefusalSentence } from '#views/kit/document/refusal-sentence.ts';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { useQuantity } from '#views/kit/document/use-quantity.ts';
import { useReasonChoices } from '#views/kit/document/use-reasons.ts';
import { Button } from '#views/ui/button.tsx';
import { GiveDialog } from '#views/ui/give-dialog.tsx';
import { Field } from '#views/ui/field.tsx';
import { QuantityInput } from '#views/ui/scaled-input.tsx';
import { Select } from '#views/ui/select.tsx';
import { wordsOf } from '#views/words-of-kinds.ts';

export type Holding = 'holdStock' | 'freeStock';

/** Thousandths that can be put on hold, or taken off it. */
export const mostOf = (row: BalanceRow, type: Holding): number =>
  Math.max(0, type === 'holdStock' ? unheldOf(row) : (row.held ?? 0));

interface HoldDialogProps {
  readonly row: BalanceRow;
  readonly type: Holding;
  readonly onClose: () => void;
}

/** Puts a quantity in a place on hold, or takes it off: with its reason, and the orders that it touches. [DP36] */
export function HoldDialog(props: HoldDialogProps) {
  const { row, type, onClose } = props;
  const { i18n } = useLingui();
  const { quantity, setQuantity, lost, refusal, give, reason, setReason } = useHold(props);
  const words = wordsOf('location')?.commands[type];
  const label = words ? i18n._(words.label) : '';
  return (
    <GiveDialog title={label} onClose={onClose} testId="give-hold" onGive={give}>
      <div className="ui-fields">
        <HowMuch row={row} type={type} value={quantity} onChange={setQuantity} refusal={refusal} />
        <Why type={type} value={reason} onChange={setReason} refusal={refusal} />
      </div>
      {type === 'holdStock' && <LostPromises lost={lost} />}
    </GiveDialog>
  );
}

/** What is typed, what it does, and the command. */
function useHold({ row, type, onClose }: HoldDialogProps) {
  const { t } = useLingui();
  const propose = usePropose();
  const announcer = useAnnouncer();
  const lostBy = useLostPromises();
  const namesOf = usePromiseNames();
  const [quantity, setQuantity] = useState<number | null | undefined>(mostOf(row, type));
  const [reason, setReason] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const data = { product: row.product, ...ofLot(row.lot), quantity: quantity ?? 0, reason: reason ?? '' };
  const lost = lostBy((view) => (type === 'holdStock' ? promisesOnHeld(view, row.location, data) : []));
  const give = (): void => {
    const names = namesOf(lost).join(', ');
    const command = { kind: 'location', document: row.location, type, data };
    const refused = propose(command, { quiet: true });
    setRefusal(refused);
    if (refused) return;
    onClose();
    if (type === 'freeStock') announcer.success(t`Taken off hold`);
    else announcer.success(names === '' ? t`Now on hold` : t`Put on hold. No longer promised: ${names}`);
  };
  return { quantity, setQuantity, reason, setReason, lost, refusal, give };
}

interface HowMuchProps extends Pick<HoldDialogProps, 'row' | 'type'> {
  /** Thousandths; undefined: what was typed is no number. */
  readonly value: number | null | undefined;
  readonly onChange: (value: number | null | undefined) => void;
  readonly refusal: Refusal | null;
}

function HowMuch({ row, type, value, onChange, refusal }: HowMuchProps) {
  const { t } = useLingui();
  const sentence = useFieldSentence();
  const whole = useRefusalSentence();
  const sayQuantity = useQuantity();
  const product = useRow('product', row.product);
  const most = mostOf(row, type);
  const told = sentence(refusal?.fields?.['quantity']);
  const [filled, setFilled] = useState(0);
  const all = (): void => {
    onChange(most);
    setFilled(filled + 1); // a field anew: what was typed and not read goes
  };
  const isWhole = refusal !== null && refusal.fields === undefined;
  return (
    <Field
      label={t`Quantity`}
      hint={t`At most ${sayQuantity(most, product)}`}
      error={told ?? (isWhole ? whole(refusal) : undefined)}
    >
      <div className="ui-row">
        <QuantityInput key={filled} value={value ?? null} unit={product?.unit} onChange={onChange} />
        <Button size="sm" data-testid="hold-all" onClick={all}>
          {t({ message: 'All', context: 'the whole quantity of a line' })}
        </Button>
      </div>
    </Field>
  );
}

interface WhyProps extends Pick<HoldDialogProps, 'type'> {
  readonly value: string | null;
  readonly onChange: (reason: string) => void;
  readonly refusal: Refusal | null;
}

function Why({ type, value, onChange, refusal }: WhyProps) {
  const { t } = useLingui();
  const isMissing = value === null && refusal?.fields?.['reason'] !== undefined;
  return (
    <Field label={t`Reason`} required error={isMissing ? t`Choose a reason.` : undefined}>
      <Select value={value} options={useReasonChoices(type)} onChange={onChange} />
    </Field>
  );
}
