import { Checkbox as PrimeCheckbox } from 'primereact/checkbox';
import { useId, type ReactNode } from 'react';
import { useFieldControl } from './field.tsx';
import { present } from './input-props.ts';

export interface CheckboxProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly label: string;
  /** Keeps the label for screen readers only. */
  readonly labelHidden?: boolean;
  readonly hint?: ReactNode;
  readonly disabled?: boolean;
  /** Some, not all: drawn as a dash. */
  readonly mixed?: boolean;
  readonly tabIndex?: number;
}

const DASH = <span className="ui-dash" />;

/** A tick with its words. */
export function Checkbox({
  checked,
  onChange,
  label,
  labelHidden,
  hint,
  disabled = false,
  mixed = false,
  tabIndex,
}: CheckboxProps) {
  const ownId = useId();
  const field = useFieldControl();
  const id = field.id ?? ownId;
  return (
    <label className="ui-check" htmlFor={id}>
      <PrimeCheckbox
        {...present({ 'aria-label': labelHidden ? label : undefined, tabIndex })}
        inputId={id}
        checked={checked || mixed}
        disabled={disabled}
        {...(mixed && { icon: DASH })}
        onChange={(event) => onChange(mixed ? true : event.checked === true)}
      />
      {!labelHidden && (
        <span>
          {label}
          {hint !== undefined && <small>{hint}</small>}
        </span>
      )}
    </label>
  );
}
