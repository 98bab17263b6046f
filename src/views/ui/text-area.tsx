import { InputTextarea } from 'primereact/inputtextarea';
import { useFieldControl } from './field.tsx';
import { present, type InputProps } from './input-props.ts';
import { Prime } from './prime.tsx';

export interface TextAreaProps extends Omit<InputProps, 'inputRef'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly rows?: number;
  readonly maxLength?: number | undefined;
}

/** A multi-line text field that grows with its content. */
export function TextArea({ value, onChange, rows = 3, label, ...rest }: TextAreaProps) {
  const field = useFieldControl();
  return (
    <Prime>
      <InputTextarea
        {...present(field)}
        {...present(rest)}
        {...present({ 'aria-label': label })}
        unstyled
        autoResize
        rows={rows}
        className="ui-input"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Prime>
  );
}
