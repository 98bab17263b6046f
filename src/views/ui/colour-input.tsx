import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Field } from './field.tsx';
import { TextInput } from './text-input.tsx';

export interface ColourInputProps {
  readonly label: string;
  readonly hint?: string;
  /** `#rrggbb` */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const COLOUR = /^#?[0-9a-f]{6}$/i;

/** Any colour: picked, or typed as `#16B1FF`. An incomplete colour is kept as typed and changes nothing. */
export function ColourInput({ label, hint, value, onChange }: ColourInputProps) {
  const { t } = useLingui();
  const [draft, setDraft] = useState<string>();
  const isWrong = draft !== undefined && !COLOUR.test(draft.trim());
  const write = (text: string): void => {
    setDraft(text);
    if (COLOUR.test(text.trim())) onChange(`#${text.trim().replace('#', '')}`.toUpperCase());
  };
  return (
    <Field label={label} hint={hint} error={isWrong ? t`Enter a colour like #16B1FF.` : undefined}>
      <span className="ui-colour">
        <input
          type="color"
          aria-label={t`Pick: ${label}`}
          value={value.toLowerCase()}
          onChange={(event) => {
            setDraft(undefined);
            onChange(event.target.value.toUpperCase());
          }}
        />
        <TextInput
          value={draft ?? value}
          maxLength={7}
          autoComplete="off"
          onChange={write}
          onBlur={() => setDraft(undefined)}
        />
      </span>
    </Field>
  );
}
