import { InputSwitch } from 'primereact/inputswitch';
import { useId, type ReactNode } from 'react';
import { useFieldControl } from './field.tsx';

export interface SwitchProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly disabled?: boolean;
}

/** A setting that takes effect at once. */
export function Switch({ checked, onChange, label, hint, disabled = false }: SwitchProps) {
  const ownId = useId();
  const id = useFieldControl().id ?? ownId;
  return (
    <label className="ui-check" htmlFor={id}>
      <InputSwitch inputId={id} checked={checked} disabled={disabled} onChange={(event) => onChange(event.value === true)} />
      <span>
        {label}
        {hint !== undefined && <small>{hint}</small>}
      </span>
    </label>
  );
}
