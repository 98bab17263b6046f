import { useFormat } from '../ui/use-format.ts';
import { parseDecimal } from '#i18n/decimal.ts';
import { Field } from '../ui/field.tsx';
import { NumberInput } from '../ui/number-input.tsx';
import type { Form } from './use-form.ts';

interface NumberFieldProps {
  readonly form: Pick<Form<never>, 'error' | 'mistyped'>;
  /** Its place in the form, for its message. */
  readonly path: string;
  readonly label: string;
  readonly labelHidden?: boolean;
  readonly hint?: string;
  /** Whole smallest units; null is shown as an empty field. */
  readonly value: number | null;
  readonly onChange: (value: number) => void;
  /** What an emptied field means; without it, zero. */
  readonly onEmpty?: () => void;
  readonly autoFocus?: boolean;
}

/** A quantity: thousandths inside, the reader's decimals outside. */
export function QuantityField({ unit, ...props }: NumberFieldProps & { readonly unit?: string }) {
  return <ScaledField {...props} digits={3} least={0} suffix={unit} />;
}

/** A unit price: ten-thousandths inside. */
export function PriceField({ currency, ...props }: NumberFieldProps & { readonly currency: string }) {
  return <ScaledField {...props} digits={4} least={2} suffix={currency} />;
}

/** A percentage: basis points inside. */
export function PercentField(props: NumberFieldProps) {
  return <ScaledField {...props} digits={2} least={0} suffix="%" />;
}

/** A whole number, of days for instance. */
export function WholeField({ unit, ...props }: NumberFieldProps & { readonly unit?: string }) {
  return <ScaledField {...props} digits={0} least={0} suffix={unit} />;
}

/** An amount of money: minor units inside. */
export function MoneyField({ currency, ...props }: NumberFieldProps & { readonly currency: string }) {
  return <ScaledField {...props} digits={2} least={2} suffix={currency} />;
}

interface ScaledProps extends NumberFieldProps {
  readonly digits: number;
  readonly least: number;
  readonly suffix?: string | undefined;
}

function ScaledField(props: ScaledProps) {
  const { form, path, label, labelHidden, hint, value, onChange, onEmpty, digits, least, suffix, autoFocus } =
    props;
  const format = useFormat();
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
      <NumberInput
        value={value}
        onChange={take}
        parse={(text) => parseDecimal(text, digits)}
        format={(number) => format.decimal(number, digits, least)}
        step={10 ** digits}
        min={0}
        suffix={suffix}
        autoFocus={autoFocus === true}
      />
    </Field>
  );
}
