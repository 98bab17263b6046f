import { Checkbox as PrimeCheckbox } from 'primereact/checkbox';
import { useId, type ReactNode } from 'react';
import { useFieldControl } from './field.tsx';
import { present } from './input-props.ts';
import { Prime } from './prime.tsx';

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
  const { id = ownId, 'aria-invalid': invalid, ...field } = useFieldControl();
  return (
    <label className="ui-check" htmlFor={id}>
      <Prime>
        <PrimeCheckbox
          {...present({ ...field, 'aria-label': labelHidden ? label : undefined, tabIndex })}
          inputId={id}
          checked={checked || mixed}
          invalid={invalid}
          disabled={disabled}
          {...(mixed && { icon: DASH })}
          onChange={(event) => onChange(mixed ? true : event.checked === true)}
        />
      </Prime>
      {!labelHidden && (
        <span>
          {label}
          {hint !== undefined && <small>{hint}</small>}
        </span>
      )}
    </label>
  );
}
