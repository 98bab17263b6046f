import { useLingui } from '@lingui/react/macro';
import { Field } from '../ui/field.tsx';
import { PasswordInput } from '../ui/password-input.tsx';

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

/** A password that is chosen now. */
export function NewPasswordField({ label, name, control, error }: NewPasswordFieldProps) {
  const { t } = useLingui();
  return (
    <Field
      label={label}
      required
      hint={t`At least 12 characters. A few words that do not belong together are easy to remember.`}
      error={error}
    >
      <PasswordInput {...control} name={name} autoComplete="new-password" />
    </Field>
  );
}
