import { useState, type KeyboardEvent } from 'react';
import { Field } from '../ui/field.tsx';
import { TextInput } from '../ui/text-input.tsx';

interface ScanFieldProps {
  readonly label: string;
  readonly placeholder?: string;
  /** Takes a code; a sentence says why it could not. */
  readonly onScan: (code: string) => string | undefined;
  readonly autoFocus?: boolean;
}

/** Takes codes from a scanner or the keyboard, one after the other: Enter hands one over and empties the field. */
export function ScanField({ label, placeholder, onScan, autoFocus = false }: ScanFieldProps) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const keys = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || text.trim() === '') return;
    event.preventDefault();
    const said = onScan(text.trim());
    setProblem(said);
    // A wrong code stays, marked, and the next scan replaces it.
    if (said === undefined) setText('');
    else event.currentTarget.select();
  };
  return (
    <Field label={label} labelHidden error={problem}>
      <TextInput
        icon="barcode"
        value={text}
        placeholder={placeholder ?? label}
        autoComplete="off"
        autoFocus={autoFocus}
        onChange={(next) => {
          setText(next);
          setProblem(undefined);
        }}
        onKeyDown={keys}
      />
    </Field>
  );
}
