import { useId, type ReactNode } from 'react';
import { useFieldControl } from './field.tsx';

export interface SwitchProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly disabled?: boolean;
}

/** A setting that applies at once. */
export function Switch({ checked, onChange, label, hint, disabled = false }: SwitchProps) {
  const ownId = useId();
  const { id = ownId, ...field } = useFieldControl();
  return (
    <label className="ui-check" htmlFor={id}>
      <input
        {...field}
        id={id}
        type="checkbox"
        role="switch"
        className="ui-switch"
        checked={checked}
        aria-checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>
        {label}
        {hint !== undefined && <small>{hint}</small>}
      </span>
    </label>
  );
}
