import { InputText } from 'primereact/inputtext';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { useFieldControl } from './field.tsx';
import { Icon, type IconName } from './icon.tsx';
import { present, type InputProps } from './input-props.ts';
import { Prime } from './prime.tsx';
import { TAKES_CODES } from './takes-codes.ts';

export interface TextInputProps extends InputProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly type?: 'text' | 'email' | 'password' | 'tel' | 'url';
  readonly autoComplete?: string | undefined;
  readonly inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel' | 'search' | undefined;
  readonly maxLength?: number | undefined;
  readonly icon?: IconName | undefined;
  readonly suffix?: string | undefined;
  /** Enter takes what is typed as a code, of a scanner too. */
  readonly takesCodes?: boolean;
  readonly align?: 'start' | 'end';
  readonly onKeyDown?: ((event: KeyboardEvent<HTMLInputElement>) => void) | undefined;
  readonly onPaste?: ((event: ClipboardEvent<HTMLInputElement>) => void) | undefined;
}

/** One line of text, optionally with an icon before it or a unit after it. */
export function TextInput(props: TextInputProps) {
  const field = useFieldControl();
  const { value, onChange, icon, suffix, align = 'start', label, inputRef, type = 'text', ...others } = props;
  const { takesCodes = false, ...rest } = others;
  const affixed = icon !== undefined || suffix !== undefined;
  const input = (
    <Prime>
      <InputText
        {...present(field)}
        {...present(rest)}
        {...(takesCodes && TAKES_CODES)}
        {...present({ ref: inputRef, 'aria-label': label })}
        unstyled
        type={type}
        value={value}
        className={affixed ? '' : 'ui-input'}
        data-align={align}
        onChange={(event) => onChange(event.target.value)}
      />
    </Prime>
  );
  if (!affixed) return input;
  return (
    <span
      className="ui-affix"
      data-align={align}
      data-invalid={field['aria-invalid']}
      data-disabled={props.disabled === true}
    >
      {icon && <Icon name={icon} />}
      {input}
      {suffix !== undefined && <span>{suffix}</span>}
    </span>
  );
}
