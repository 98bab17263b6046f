import { z } from 'zod';
import { Trans, useLingui } from '@lingui/react/macro';
import { Field } from '#views/ui/field.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { TextInput } from '#views/ui/text-input.tsx';
import { emailField } from '../account/account-fields.ts';
import { AuthForm } from './auth-form.tsx';
import { AuthLink, AuthLinks } from './auth-links.tsx';
import { useAccountForm } from '../account/use-account-form.ts';
import { useSubmission } from './use-submission.ts';

const schema = z.object({ email: emailField });

/** Requests a link to choose a new password. The answer is the same for every address. */
export function ForgotPasswordPage() {
  const { t } = useLingui();
  const submission = useSubmission('requestPasswordReset', { code: 'passwordResetFailed' });
  const form = useAccountForm(schema, { email: '' }, submission.problem?.fields);
  const submit = (): boolean => {
    const sound = form.check();
    return sound !== null && submission.send(sound);
  };
  if (submission.isSent)
    return (
      <div className="ui-stack">
        <Notice tone="success" title={t`Check your email`}>
          <Trans>
            If {form.value.email.trim()} has an account, a link to choose a new password is on its way to it.
          </Trans>
        </Notice>
        <AuthLinks>
          <AuthLink to="/auth/login">{t`Back to sign in`}</AuthLink>
        </AuthLinks>
      </div>
    );
  return (
    <>
      <p className="app-blank-lead">
        <Trans>We'll send you a link to choose a new one.</Trans>
      </p>
      <AuthForm {...submission} submitLabel={t`Send the link`} onSubmit={submit}>
        <Field label={t`Email`} required error={form.error('email')}>
          <TextInput {...form.field('email')} type="email" name="email" autoComplete="username" autoFocus />
        </Field>
      </AuthForm>
      <AuthLinks>
        <AuthLink to="/auth/login">{t`Back to sign in`}</AuthLink>
      </AuthLinks>
    </>
  );
}
