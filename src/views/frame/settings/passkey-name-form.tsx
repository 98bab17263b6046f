import { useState, type FormEvent } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useSessionError } from '#views/navigation/session-error.ts';
import { Button } from '#views/ui/button.tsx';
import { Field } from '#views/ui/field.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { TextInput } from '#views/ui/text-input.tsx';
import { useFactorChange } from './use-factor-change.ts';

interface PasskeyNameFormProps<T> {
  readonly initial: string;
  readonly submitLabel: string;
  readonly submit: (name: string) => Promise<T>;
  readonly onDone: (answer: T) => void;
}

/** Asks for the name of a passkey. */
export function PasskeyNameForm<T>({ initial, submitLabel, submit, onDone }: PasskeyNameFormProps<T>) {
  const { t } = useLingui();
  const errorText = useSessionError();
  const { isBusy, failure, run } = useFactorChange();
  const [name, setName] = useState(initial);
  const [tried, setTried] = useState(false);
  const isMissing = name.trim() === '';
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setTried(true);
    if (isMissing) event.currentTarget.querySelector('input')?.focus();
    else void run(() => submit(name.trim()), onDone);
  };
  return (
    <form className="ui-stack" noValidate onSubmit={onSubmit}>
      {failure && <Notice tone="danger">{errorText(failure)}</Notice>}
      <Field
        label={t`Name`}
        hint={t`How you recognise it later.`}
        required
        error={tried && isMissing ? t`This field is required.` : undefined}
      >
        <TextInput name="passkey" value={name} onChange={setName} autoFocus maxLength={200} />
      </Field>
      <Button type="submit" variant="primary" loading={isBusy} data-testid="make-passkey">
        {submitLabel}
      </Button>
    </form>
  );
}
