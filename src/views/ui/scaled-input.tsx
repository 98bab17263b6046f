import { parseDecimal } from '#i18n/decimal.ts';
import type { InputProps } from './input-props.ts';
import { NumberInput } from './number-input.tsx';
import { useFormat } from './use-format.ts';

export interface ScaledInputProps extends InputProps {
  /** A whole number of the smallest unit, or null when empty. */
  readonly value: number | null;
  /** Undefined: what is typed is no number; the caller shows its message. */
  readonly onChange: (value: number | null | undefined) => void;
}

/** An amount of money: minor units inside, the currency behind it. */
export function MoneyInput({ currency, ...props }: ScaledInputProps & { readonly currency: string }) {
  return <ScaledInput {...props} digits={2} least={2} suffix={currency} />;
}

/** A unit price: ten-thousandths inside. */
export function PriceInput({ currency, ...props }: ScaledInputProps & { readonly currency: string }) {
  return <ScaledInput {...props} digits={4} least={2} suffix={currency} />;
}

/** A quantity: thousandths inside, its unit behind it. */
export function QuantityInput({ unit, ...props }: ScaledInputProps & { readonly unit?: string | undefined }) {
  return <ScaledInput {...props} digits={3} least={0} suffix={unit} />;
}

/** A percentage: basis points inside. */
export function PercentInput(props: ScaledInputProps) {
  return <ScaledInput {...props} digits={2} least={0} suffix="%" />;
}

/** A whole number, of days for instance. */
export function WholeInput({ unit, ...props }: ScaledInputProps & { readonly unit?: string | undefined }) {
  return <ScaledInput {...props} digits={0} least={0} suffix={unit} />;
}

interface Scale {
  /** Decimals of the smallest unit. */
  readonly digits: number;
  /** Decimals that are always shown. */
  readonly least: number;
  readonly suffix?: string | undefined;
}

/** Nothing below zero; arrows go up and down by one. */
function ScaledInput({ digits, least, ...props }: ScaledInputProps & Scale) {
  const format = useFormat();
  return (
    <NumberInput
      {...props}
      parse={(text) => parseDecimal(text, digits)}
      format={(number) => format.decimal(number, digits, least)}
      step={10 ** digits}
      min={0}
    />
  );
}
