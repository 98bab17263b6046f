import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import { PasswordInput } from '../ui/password-input.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { useSessionError } from '../app/session-error.ts';
import { useSessionView } from '../app/use-session.ts';

/** E-mail and password. With `email` it is the same person again, whose address is not asked. */
export function SignInForm({ email: known }: { readonly email?: string }) {
  const { t } = useLingui();
  const session = useSessionView();
  const errorText = useSessionError();
  const [email, setEmail] = useState(known ?? '');
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const missing = (value: string): string | undefined => (tried && value.trim() === '' ? t`Fill this in.` : undefined);
  const submit = (): void => {
    setTried(true);
    if (email.trim() !== '' && password !== '') session.signIn({ email: email.trim(), password });
  };
  return (
    <form
      className="ui-stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {session.error && <Notice tone="danger">{errorText(session.error)}</Notice>}
      <Field label={t`E-mail`} required error={missing(email)}>
        <TextInput
          type="email"
          name="email"
          autoComplete="username"
          value={email}
          readOnly={known !== undefined}
          autoFocus={known === undefined}
          onChange={setEmail}
        />
      </Field>
      <Field label={t`Password`} required error={missing(password)}>
        <PasswordInput
          value={password}
          autoComplete="current-password"
          onChange={setPassword}
        />
      </Field>
      <Button type="submit" variant="primary" loading={session.isSigningIn} data-testid="sign-in">
        {t`Sign in`}
      </Button>
    </form>
  );
}
