import { z } from 'zod';
import { useParams } from '@tanstack/react-router';
import { useLingui } from '@lingui/react/macro';
import { Field } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import { PasswordInput } from '../ui/password-input.tsx';
import { newPasswordField } from './account-fields.ts';
import { AuthForm } from './auth-form.tsx';
import { AuthLink, AuthLinks } from './auth-links.tsx';
import { NewPasswordField } from './new-password-fields.tsx';
import { useAccountForm } from './use-account-form.ts';
import { useSubmission } from './use-submission.ts';

const schema = z
  .object({ new_password: newPasswordField, again: z.string().min(1, 'missing') })
  .refine(({ new_password, again }) => again === '' || new_password === again, {
    error: 'notTheSame',
    path: ['again'],
  });

/** Chooses a new password with the link from the mail. */
export function ResetPasswordPage() {
  const { t } = useLingui();
  const { uid = '', token = '' } = useParams({ strict: false }) as { uid?: string; token?: string }; // of this page's address
  const submission = useSubmission('resetPassword', { code: 'passwordResetFailed' });
  const form = useAccountForm(schema, { new_password: '', again: '' }, submission.problem?.fields);
  const submit = (): boolean => {
    const sound = form.check();
    return sound !== null && submission.send({ uid, token, password: sound.new_password });
  };
  if (submission.isSent)
    return (
      <div className="ui-stack">
        <Notice tone="success">{submission.answer ?? t`The new password is in place.`}</Notice>
        <AuthLinks>
          <AuthLink to="/auth/login">{t`Sign in`}</AuthLink>
        </AuthLinks>
      </div>
    );
  return (
    <>
      <AuthForm {...submission} submitLabel={t`Set the new password`} onSubmit={submit}>
        <NewPasswordField
          label={t`New password`}
          name="new_password"
          control={form.field('new_password')}
          error={form.error('new_password')}
        />
        <Field label={t`The same again`} required error={form.error('again')}>
          <PasswordInput {...form.field('again')} name="again" autoComplete="new-password" />
        </Field>
      </AuthForm>
      <AuthLinks>
        <AuthLink to="/auth/forgot-password">{t`Ask for a new link`}</AuthLink>
        <AuthLink to="/auth/login">{t`Back to sign in`}</AuthLink>
      </AuthLinks>
    </>
  );
}
