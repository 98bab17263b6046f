import { useLingui } from '@lingui/react/macro';
import { Field } from '#views/ui/field.tsx';
import { PasswordInput } from '#views/ui/password-input.tsx';
import type { AccountFormState } from './use-account-form.ts';

interface Control {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

interface NewPasswordFieldProps {
  readonly label: string;
  readonly name: string;
  readonly control: Control;
  readonly error: string | undefined;
}

/** A field for a new password. */
export function NewPasswordField({ label, name, control, error }: NewPasswordFieldProps) {
  const { t } = useLingui();
  return (
    <Field
      label={label}
      required
      hint={t`At least 12 characters. A few unrelated words are easy to remember.`}
      error={error}
    >
      <PasswordInput {...control} name={name} autoComplete="new-password" />
    </Field>
  );
}

interface NewPasswordTwiceProps {
  readonly form: Pick<AccountFormState<{ new_password: string; again: string }>, 'field' | 'error'>;
}

/** A new password, entered twice. */
export function NewPasswordTwice({ form }: NewPasswordTwiceProps) {
  const { t } = useLingui();
  return (
    <>
      <NewPasswordField
        label={t`New password`}
        name="new_password"
        control={form.field('new_password')}
        error={form.error('new_password')}
      />
      <Field label={t`The same again`} required error={form.error('again')}>
        <PasswordInput {...form.field('again')} name="again" autoComplete="new-password" />
      </Field>
    </>
  );
}
