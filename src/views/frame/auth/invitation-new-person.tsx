import { z } from 'zod';
import { useLingui } from '@lingui/react/macro';
import { nameField, newPasswordField, ownWordFault } from '#views/frame/account/account-fields.ts';
import { AuthForm } from '#views/frame/auth/auth-form.tsx';
import { AuthLink, AuthLinks } from '#views/frame/auth/auth-links.tsx';
import { NewPasswordField } from '#views/frame/account/new-password-fields.tsx';
import { useAccountForm } from '#views/frame/account/use-account-form.ts';
import type { useSubmission } from '#views/frame/auth/use-submission.ts';
import { Field } from '#views/ui/field.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { TextInput } from '#views/ui/text-input.tsx';

const schema = z.object({ name: nameField, password: newPasswordField });

interface NewPersonProps {
  readonly token: string;
  readonly email: string;
  readonly company: string;
  readonly accept: ReturnType<typeof useSubmission>;
}

/** Accepts as a person without an account; the link proves that the address is theirs. */
export function InvitationNewPerson({ token, email, company, accept }: NewPersonProps) {
  const { t } = useLingui();
  const form = useAccountForm(schema, { name: '', password: '' }, accept.problem?.fields, (typed) =>
    ownWordFault('password', typed.password, { email, name: typed.name, companies: [company] }),
  );
  const submit = (): boolean => {
    const person = form.check();
    return person !== null && accept.send({ token, email, ...person });
  };
  // Sign-in follows automatically; this is only seen if that fails.
  if (accept.isSent)
    return (
      <>
        <Notice tone="success">{t`Your account is open. Sign in with it.`}</Notice>
        <AuthLinks>
          <AuthLink to="/auth/login">{t`Sign in`}</AuthLink>
        </AuthLinks>
      </>
    );
  return (
    <AuthForm {...accept} submitLabel={t`Accept the invitation`} onSubmit={submit}>
      <InvitedAddress email={email} />
      <Field label={t`Your name`} required error={form.error('name')}>
        <TextInput {...form.field('name')} name="name" autoComplete="name" autoFocus />
      </Field>
      <NewPasswordField
        label={t`Password`}
        name="password"
        control={form.field('password')}
        error={form.error('password')}
      />
    </AuthForm>
  );
}

function InvitedAddress({ email }: Pick<NewPersonProps, 'email'>) {
  const { t } = useLingui();
  return (
    <Field label={t`Email`} hint={t`You will sign in with it.`}>
      <TextInput
        value={email}
        onChange={() => {}}
        readOnly
        type="email"
        name="email"
        autoComplete="username"
      />
    </Field>
  );
}
