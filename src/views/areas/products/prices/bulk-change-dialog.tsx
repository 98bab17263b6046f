import { useState } from 'react';
import { Plural, useLingui } from '@lingui/react/macro';
import type { BulkChange } from '#model/areas/products/prices/bulk-change.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useToday } from '#views/kit/document/use-today.ts';
import { DateInput } from '#views/ui/date-input.tsx';
import { Field } from '#views/ui/field.tsx';
import { GiveDialog } from '#views/ui/give-dialog.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { PercentInput, PriceInput } from '#views/ui/scaled-input.tsx';
import { Select } from '#views/ui/select.tsx';
import { BulkChangePreview } from './bulk-change-preview.tsx';
import { BulkChangeRun } from './bulk-change-run.tsx';
import { usePriceSide } from '#views/areas/products/product/price-side.tsx';
import { isPercent, useChangeFields, type ChangeFields } from './use-change-fields.ts';
import { useBulkChange } from './use-bulk-change.ts';

interface BulkChangeDialogProps {
  /** The prices that are ticked, or that the list shows. */
  readonly chosen: readonly string[];
  readonly onClose: () => void;
}

/** Changes many prices of a list at once: asks how, shows what comes of it, runs, and takes it back. */
export function BulkChangeDialog({ chosen, onClose }: BulkChangeDialogProps) {
  const changing = useBulkChange();
  if (changing.phase !== 'asked') return <BulkChangeRun changing={changing} onClose={onClose} />;
  return <BulkChangeForm chosen={chosen} onBegin={changing.begin} onClose={onClose} />;
}

interface FormProps extends BulkChangeDialogProps {
  readonly onBegin: (changed: BulkChange['changed']) => void;
}

function BulkChangeForm({ chosen, onBegin, onClose }: FormProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState<Partial<ChangeFields['value']>>({});
  const fields = useChangeFields(chosen, typed);
  const { plan, lists } = fields;
  const count = plan?.changed.length ?? 0;
  return (
    <GiveDialog
      title={t`Change prices`}
      width="48rem"
      onClose={onClose}
      label={plan ? <Plural value={count} one="Change # price" other="Change # prices" /> : t`Change prices`}
      testId="change-prices"
      disabledReason={useWhyNot(fields)}
      onGive={() => plan && onBegin(plan.changed)}
    >
      <div className="ui-stack">
        {lists.length === 0 ? (
          <Notice>{t`None of these prices is in a price list in use.`}</Notice>
        ) : (
          <HowFields fields={fields} onChange={(over) => setTyped((before) => ({ ...before, ...over }))} />
        )}
        {plan && <BulkChangePreview plan={plan} currency={fields.currency} />}
      </div>
    </GiveDialog>
  );
}

/** Why nothing can be changed as it is. */
function useWhyNot({ lists, value, figureError, plan }: ChangeFields): string | undefined {
  const { t } = useLingui();
  if (lists.length === 0) return t`None of these prices is in a price list in use.`;
  if (figureError !== undefined) return figureError;
  if (!plan) return isPercent(value.way) ? t`Enter a percentage.` : t`Enter an amount.`;
  return plan.changed.length === 0 ? t`No price changes.` : undefined;
}

interface HowProps {
  readonly fields: ChangeFields;
  readonly onChange: (over: Partial<ChangeFields['value']>) => void;
}

function HowFields({ fields, onChange }: HowProps) {
  const { t } = useLingui();
  const { lists, ways, roundings, value, currency, figureError } = fields;
  const figure = {
    value: value.figure ?? null,
    onChange: (next: number | null | undefined) => onChange({ figure: next }),
    autoFocus: lists.length === 1,
  };
  return (
    <div className="ui-fields">
      <Field label={t`Price list`}>
        <Select value={value.list} options={lists} onChange={(list) => onChange({ list })} />
      </Field>
      <Field label={t`Rounding`}>
        <Select value={value.rounding} options={roundings} onChange={(rounding) => onChange({ rounding })} />
      </Field>
      <Field label={t`How`}>
        <Select value={value.way} options={ways} onChange={(way) => onChange({ way, figure: null })} />
      </Field>
      <Field label={isPercent(value.way) ? t`Percent` : t`Amount`} required error={figureError}>
        {isPercent(value.way) ? (
          <PercentInput key="percent" {...figure} />
        ) : (
          <PriceInput key="amount" {...figure} currency={currency} />
        )}
      </Field>
      <DayField value={value.from} onChange={(from) => onChange({ from })} />
    </div>
  );
}

interface DayProps {
  readonly value: string | null;
  readonly onChange: (day: string | null) => void;
}

/** From when: a later day takes prices of its own, which not everybody may create. */
function DayField({ value, onChange }: DayProps) {
  const { t } = useLingui();
  const today = useToday();
  const { price } = usePriceSide();
  if (!useModel().may(`${price}.create`)) return null;
  return (
    <Field
      label={t`From day`}
      optional
      wide
      hint={t`Empty or today changes the prices as they stand. From a later day, each present price ends the day before and a new one starts.`}
    >
      <DateInput value={value} min={today} onChange={onChange} />
    </Field>
  );
}
