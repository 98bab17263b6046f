import { useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { clipboardBlock } from '#views/ui/clipboard-block.ts';
import { CameraButton } from '#views/ui/camera-button.tsx';
import { Field } from '#views/ui/field.tsx';
import { TextInput } from '#views/ui/text-input.tsx';

interface ScanFieldProps {
  readonly label: string;
  readonly placeholder?: string;
  /** Handles a code; returns a sentence if it failed. */
  readonly onScan: (code: string) => string | undefined;
  /** Handles rows copied from a spreadsheet. */
  readonly onBlock?: (block: readonly (readonly string[])[]) => void;
  readonly autoFocus?: boolean;
}

/** Takes codes from a scanner or the keyboard, one after the other: Enter submits the code and empties the field. */
export function ScanField({ label, placeholder, onScan, onBlock, autoFocus = false }: ScanFieldProps) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const keys = (event: KeyboardEvent<HTMLInputElement>): void => {
    // As it stands: keys of a scanner come faster than they are drawn.
    const code = event.currentTarget.value.trim();
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || code === '') return;
    event.preventDefault();
    const said = onScan(code);
    setProblem(said);
    // A wrong code stays selected, so that the next scan replaces it.
    if (said === undefined) setText('');
    else event.currentTarget.select();
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>): void => {
    const block = clipboardBlock(event.clipboardData.getData('text/plain'));
    if (!block || !onBlock) return;
    event.preventDefault();
    onBlock(block);
  };
  return (
    <div className="ui-scan-field">
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
          onPaste={paste}
          takesCodes
        />
      </Field>
      <CameraButton onScan={onScan} />
    </div>
  );
}
