import type { InputProps } from './input-props.ts';
import { NumberInput } from './number-input.tsx';
import { unreadProblem } from './number-problem.ts';
import { valueSentence } from './value-sentence.ts';
import { useFormat } from './use-format.ts';

export interface ScaledInputProps extends InputProps {
  /** A whole number of the smallest unit, or null when empty. */
  readonly value: number | null;
  /** Undefined: the text is not a number, as the field says. */
  readonly onChange: (value: number | null | undefined) => void;
}

/** An amount of money: minor units internally, followed by the currency. */
export function MoneyInput({ currency, ...props }: ScaledInputProps & { readonly currency: string }) {
  return <ScaledInput {...props} digits={2} least={2} suffix={currency} />;
}

/** An amount of money that may be below zero. */
export function SignedMoneyInput({ currency, ...props }: ScaledInputProps & { readonly currency: string }) {
  return <ScaledInput {...props} digits={2} least={2} lowest={undefined} suffix={currency} />;
}

/** A unit price: ten-thousandths internally. */
export function PriceInput({ currency, ...props }: ScaledInputProps & { readonly currency: string }) {
  return <ScaledInput {...props} digits={4} least={2} suffix={currency} />;
}

/** An exchange rate: millionths internally, followed by the currency it is in. */
export function RateInput({ currency, ...props }: ScaledInputProps & { readonly currency: string }) {
  return <ScaledInput {...props} digits={6} least={2} suffix={currency} />;
}

/** A quantity: thousandths internally, followed by its unit. */
export function QuantityInput({ unit, ...props }: ScaledInputProps & { readonly unit?: string | undefined }) {
  return <ScaledInput {...props} digits={3} least={0} suffix={unit} />;
}

/** A figure in thousandths that may be below zero, followed by its unit. */
export function SignedInput({ unit, ...props }: ScaledInputProps & { readonly unit?: string | undefined }) {
  return <ScaledInput {...props} digits={3} least={0} lowest={undefined} suffix={unit} />;
}

/** A percentage: basis points internally. */
export function PercentInput(props: ScaledInputProps) {
  return <ScaledInput {...props} digits={2} least={0} suffix="%" />;
}

/** A percentage that may be below zero. */
export function SignedPercentInput(props: ScaledInputProps) {
  return <ScaledInput {...props} digits={2} least={0} lowest={undefined} suffix="%" />;
}

/** A whole number, such as days. */
export function WholeInput({ unit, ...props }: ScaledInputProps & { readonly unit?: string | undefined }) {
  return <ScaledInput {...props} digits={0} least={0} suffix={unit} />;
}

interface Scale {
  /** Decimals of the smallest unit. */
  readonly digits: number;
  /** Minimum number of decimals shown. */
  readonly least: number;
  readonly suffix?: string | undefined;
  /** Below which arrows do not take it. */
  readonly lowest?: number | undefined;
}

/** A figure of so many decimals. Arrows change it by one, and never to below zero unless it may be. */
export function ScaledInput({ digits, least, lowest = 0, ...props }: ScaledInputProps & Scale) {
  const format = useFormat();
  return (
    <NumberInput
      {...props}
      parse={(text) => format.read(text, digits)}
      problem={(text) => valueSentence(unreadProblem(text, digits, format.locale), format.locale)}
      format={(number) => format.decimal(number, digits, least)}
      step={10 ** digits}
      min={lowest}
    />
  );
}
