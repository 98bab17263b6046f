import { useState, type FormEvent } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSessionError } from '#views/navigation/session-error.ts';
import { useSessionView } from '#views/navigation/use-session.ts';
import { Button } from '#views/ui/button.tsx';
import { Field } from '#views/ui/field.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { PasswordInput } from '#views/ui/password-input.tsx';
import { TextInput } from '#views/ui/text-input.tsx';
import { FactorForm } from './factor-form.tsx';
import { knowsPasskeys } from '../account/knows-passkeys.ts';

interface SignInFormProps {
  /** The person who signs in again, and is not asked for it. */
  readonly email?: string;
}

/** Email and password, then the second factor of an account that has one; or a passkey alone. */
export function SignInForm(props: SignInFormProps) {
  const { factorMethods } = useSessionView();
  return factorMethods ? <FactorForm methods={factorMethods} /> : <PasswordForm {...props} />;
}

function PasswordForm({ email: known }: SignInFormProps) {
  const errorText = useSessionError();
  const input = useSignIn(known ?? '');
  return (
    <form className="ui-stack" noValidate onSubmit={input.submit}>
      {input.session.error && <Notice tone="danger">{errorText(input.session.error)}</Notice>}
      <Field label={<Trans>Email</Trans>} required error={input.missing(input.email)}>
        <TextInput
          type="email"
          name="email"
          autoComplete="username"
          value={input.email}
          readOnly={known !== undefined}
          autoFocus={known === undefined}
          onChange={input.setEmail}
        />
      </Field>
      <Field label={<Trans>Password</Trans>} required error={input.missing(input.password)}>
        <PasswordInput value={input.password} autoComplete="current-password" onChange={input.setPassword} />
      </Field>
      <Button type="submit" variant="primary" loading={input.session.isSigningIn} data-testid="sign-in">
        <Trans>Sign in</Trans>
      </Button>
      {knowsPasskeys() && (
        <Button
          icon="key"
          disabled={input.session.isSigningIn}
          onClick={() => input.session.signIn({ passkey: true })}
          data-testid="sign-in-passkey"
        >
          <Trans>Sign in with a passkey</Trans>
        </Button>
      )}
    </form>
  );
}

/** The typed values; submitting an incomplete form marks and focuses the missing field. */
function useSignIn(known: string) {
  const { t } = useLingui();
  const session = useSessionView();
  const [email, setEmail] = useState(known);
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setTried(true);
    const empty = email.trim() === '' ? 'email' : password === '' ? 'password' : null;
    if (empty) event.currentTarget.querySelector<HTMLInputElement>(`[name=${empty}]`)?.focus();
    else if (!session.isSigningIn) session.signIn({ email: email.trim(), password });
  };
  const missing = (value: string): string | undefined =>
    tried && value.trim() === '' ? t`This field is required.` : undefined;
  return { session, email, setEmail, password, setPassword, submit, missing };
}
