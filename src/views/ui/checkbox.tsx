import { Checkbox as PrimeCheckbox } from 'primereact/checkbox';
import { useId, type ReactNode } from 'react';
import { useFieldControl } from './field.tsx';
import { Icon } from './icon.tsx';
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
  /** Why it cannot be changed: shown below it; the checkbox stays focusable. */
  readonly disabledReason?: string | undefined;
  /** Some, but not all: drawn as a dash. */
  readonly mixed?: boolean;
  readonly tabIndex?: number;
}

const DASH = <span className="ui-dash" />;

/** A checkbox with its label. */
export function Checkbox({
  checked,
  onChange,
  label,
  labelHidden,
  hint,
  disabled = false,
  disabledReason,
  mixed = false,
  tabIndex,
}: CheckboxProps) {
  const ownId = useId();
  const isOff = disabledReason !== undefined;
  const { id = ownId, 'aria-invalid': invalid, ...field } = useFieldControl();
  return (
    <label className="ui-check" htmlFor={id}>
      <Prime>
        <PrimeCheckbox
          ref={marking(mixed)}
          {...present({ ...field, 'aria-label': labelHidden ? label : undefined, tabIndex })}
          {...(isOff && { 'aria-disabled': true })}
          readOnly={isOff}
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
          <Note hint={hint} reason={disabledReason} />
        </span>
      )}
    </label>
  );
}

/** `indeterminate` has no attribute: it must be set on the element after every render. */
const marking = (mixed: boolean) => (box: PrimeCheckbox | null) => {
  const input = box?.getInput();
  if (input) input.indeterminate = mixed;
};

function Note({ hint, reason }: { readonly hint: ReactNode; readonly reason: string | undefined }) {
  if (reason !== undefined)
    return (
      <small>
        <Icon name="lock" size={12} /> {reason}
      </small>
    );
  return hint === undefined ? null : <small>{hint}</small>;
}
