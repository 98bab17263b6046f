import { useState, type KeyboardEvent } from 'react';
import { useTellField } from './field.tsx';
import { TextInput } from './text-input.tsx';
import type { InputProps } from './input-props.ts';

export interface NumberInputProps extends InputProps {
  /** A whole number of the smallest unit (öre, thousandths), or null when empty. */
  readonly value: number | null;
  /** Undefined: the text is not a number. */
  readonly onChange: (value: number | null | undefined) => void;
  /** Text → smallest units; null for an empty text, undefined if it is not a number. */
  readonly parse: (text: string) => number | null | undefined;
  /** Says why a text is not a number, in the field around it; without it the caller does. */
  readonly problem?: (text: string) => string;
  /** Smallest units → text, in the reader's locale, without the unit. */
  readonly format: (value: number) => string;
  /** Step of arrow up and down, in smallest units. */
  readonly step?: number;
  readonly min?: number;
  readonly suffix?: string | undefined;
}

/** A number with the reader's decimal sign. Text is kept as typed while focused and formatted on blur. */
export function NumberInput(props: NumberInputProps) {
  const { value, onChange, parse, problem, format, step, min, onBlur, ...rest } = props;
  const [draft, setDraft] = useState<string>();
  const text = draft ?? (value === null ? '' : format(value));
  useTellField(draft !== undefined && parse(draft) === undefined ? problem?.(draft) : undefined);
  const type = (typed: string) => {
    setDraft(typed);
    onChange(parse(typed));
  };
  const leave = () => {
    if (draft !== undefined && parse(draft) !== undefined) setDraft(undefined);
    onBlur?.();
  };
  const arrows = (event: KeyboardEvent<HTMLInputElement>) => {
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (step === undefined || direction === 0) return;
    event.preventDefault();
    const next = Math.max((parse(text) ?? 0) + direction * step, min ?? Number.MIN_SAFE_INTEGER);
    setDraft(undefined);
    onChange(next);
  };
  return (
    <TextInput
      {...rest}
      value={text}
      onChange={type}
      onBlur={leave}
      onKeyDown={arrows}
      inputMode="decimal"
      align="end"
      autoComplete="off"
    />
  );
}
