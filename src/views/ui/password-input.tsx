import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useFieldControl } from './field.tsx';
import { Icon } from './icon.tsx';

export interface PasswordInputProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly name?: string;
  readonly disabled?: boolean;
  readonly autoFocus?: boolean;
}

/** A password field with a button that reveals it. Allows pasting and password managers. */
export function PasswordInput({
  value,
  onChange,
  autoComplete,
  name = 'password',
  disabled = false,
  autoFocus = false,
}: PasswordInputProps) {
  const { t } = useLingui();
  const field = useFieldControl();
  const [shown, setShown] = useState(false);
  return (
    <span className="ui-affix" data-invalid={field['aria-invalid']} data-disabled={disabled}>
      <input
        {...field}
        type={shown ? 'text' : 'password'}
        name={name}
        value={value}
        disabled={disabled}
        autoComplete={autoComplete}
        autoFocus={autoFocus}
        onChange={(event) => onChange(event.target.value)}
      />
      <button
        type="button"
        className="ui-clear"
        aria-label={t`Show password`}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      >
        <Icon name={shown ? 'eyeOff' : 'eye'} />
      </button>
    </span>
  );
}
