import type { ReactNode } from 'react';
import { Field } from '#views/ui/field.tsx';
import {
  MoneyInput,
  PercentInput,
  PriceInput,
  QuantityInput,
  RateInput,
  SignedPercentInput,
  WholeInput,
  type ScaledInputProps,
} from '#views/ui/scaled-input.tsx';
import type { Form } from './use-form.ts';

interface NumberFieldProps {
  readonly form: Pick<Form<never>, 'error' | 'mistyped'>;
  /** Its path in the form, for its message. */
  readonly path: string;
  readonly label: string;
  readonly labelHidden?: boolean;
  readonly hint?: ReactNode;
  /** In whole smallest units; null shows an empty field. */
  readonly value: number | null;
  readonly onChange: (value: number) => void;
  /** Called when the field is emptied; default: sets zero. */
  readonly onEmpty?: () => void;
  readonly autoFocus?: boolean;
}

/** A quantity: thousandths internally, decimals for the reader. */
export function QuantityField({ unit, ...props }: NumberFieldProps & { readonly unit?: string }) {
  return <NumberField {...props} renderInput={(control) => <QuantityInput {...control} unit={unit} />} />;
}

/** A unit price: ten-thousandths internally. */
export function PriceField({ currency, ...props }: NumberFieldProps & { readonly currency: string }) {
  return (
    <NumberField {...props} renderInput={(control) => <PriceInput {...control} currency={currency} />} />
  );
}

/** A percentage: basis points internally. */
export function PercentField(props: NumberFieldProps) {
  return <NumberField {...props} renderInput={(control) => <PercentInput {...control} />} />;
}

/** A percentage that may be below zero. */
export function SignedPercentField(props: NumberFieldProps) {
  return <NumberField {...props} renderInput={(control) => <SignedPercentInput {...control} />} />;
}

/** A whole number, such as days. */
export function WholeField({ unit, ...props }: NumberFieldProps & { readonly unit?: string }) {
  return <NumberField {...props} renderInput={(control) => <WholeInput {...control} unit={unit} />} />;
}

/** An exchange rate: millionths internally. */
export function RateField({ currency, ...props }: NumberFieldProps & { readonly currency: string }) {
  return <NumberField {...props} renderInput={(control) => <RateInput {...control} currency={currency} />} />;
}

/** An amount of money: minor units internally. */
export function MoneyField({ currency, ...props }: NumberFieldProps & { readonly currency: string }) {
  return (
    <NumberField {...props} renderInput={(control) => <MoneyInput {...control} currency={currency} />} />
  );
}

interface WithInput extends NumberFieldProps {
  readonly renderInput: (control: ScaledInputProps) => ReactNode;
}

function NumberField(props: WithInput) {
  const { form, path, label, labelHidden, hint, value, onChange, onEmpty, autoFocus, renderInput } = props;
  const take = (typed: number | null | undefined): void => {
    form.mistyped(path, typed === undefined);
    if (typed === null && onEmpty) onEmpty();
    else if (typed !== undefined) onChange(typed ?? 0);
  };
  return (
    <Field
      label={label}
      labelHidden={labelHidden === true}
      optional={onEmpty !== undefined}
      hint={hint}
      error={form.error(path)}
    >
      {renderInput({ value, onChange: take, autoFocus: autoFocus === true })}
    </Field>
  );
}
