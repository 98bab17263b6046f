import { useState, type ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Field } from '#views/ui/field.tsx';
import {
  MoneyInput,
  PercentInput,
  PriceInput,
  QuantityInput,
  WholeInput,
  type ScaledInputProps,
} from '#views/ui/scaled-input.tsx';
import { Specimen } from './gallery-frame.tsx';

interface HeldNumberProps {
  readonly name: string;
  readonly id?: string;
  readonly label: string;
  readonly hint?: string;
  readonly initial: number | null;
  /** Returns what is wrong with a number, if anything. */
  readonly rule?: (value: number | null) => string | undefined;
  readonly children: (control: ScaledInputProps) => ReactNode;
}

/** An editable number: invalid input keeps the previous value and says so. */
function HeldNumber({ name, id, label, hint, initial, rule, children }: HeldNumberProps) {
  const [value, setValue] = useState(initial);
  const take = (typed: number | null | undefined): void => {
    if (typed !== undefined) setValue(typed);
  };
  return (
    <Specimen name={name} {...(id !== undefined && { id })}>
      <Field label={label} hint={hint} error={rule?.(value)}>
        {children({ value, onChange: take })}
      </Field>
    </Specimen>
  );
}

/** Numbers formatted in the reader's language, stored in whole smallest units. */
export function GalleryNumbers() {
  const { t } = useLingui();
  const most = 4_000;
  return (
    <>
      <HeldNumber name={t`Whole number`} label={t`Payment terms`} initial={30}>
        {(control) => <WholeInput {...control} unit={t`days`} />}
      </HeldNumber>
      <HeldNumber name={t`Money`} id="number-money" label={t`Freight`} initial={1_249_950}>
        {(control) => <MoneyInput {...control} currency="SEK" />}
      </HeldNumber>
      <HeldNumber name={t`Unit price`} label={t`Price`} initial={42_375}>
        {(control) => <PriceInput {...control} currency="EUR" />}
      </HeldNumber>
      <HeldNumber name={t`Quantity`} label={t`Quantity`} hint={t`On hand: 2,400.`} initial={1_250_500}>
        {(control) => <QuantityInput {...control} unit="kg" />}
      </HeldNumber>
      <HeldNumber name={t`Percentage`} label={t`Discount`} initial={1_250}>
        {(control) => <PercentInput {...control} />}
      </HeldNumber>
      <HeldNumber
        name={t`Wrong, with one message`}
        id="number-invalid"
        label={t`Receive`}
        initial={12_000}
        rule={(value) => ((value ?? 0) > most ? t`At most 4 are left on the order.` : undefined)}
      >
        {(control) => <QuantityInput {...control} unit={t`pcs`} />}
      </HeldNumber>
      <HeldNumber name={t`Empty`} label={t`Reorder point`} hint={t`Empty: not watched.`} initial={null}>
        {(control) => <QuantityInput {...control} unit={t`pcs`} />}
      </HeldNumber>
      <HeldNumber name={t`Off`} label={t`Total`} initial={98_750_00}>
        {(control) => <MoneyInput {...control} currency="SEK" disabled />}
      </HeldNumber>
    </>
  );
}
