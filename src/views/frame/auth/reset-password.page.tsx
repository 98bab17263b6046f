import { z } from 'zod';
import { useParams } from '@tanstack/react-router';
import { useLingui } from '@lingui/react/macro';
import { Notice } from '#views/ui/notice.tsx';
import { isSameTwice, newPasswordTwice, notTheSame } from '../account/account-fields.ts';
import { AuthForm } from './auth-form.tsx';
import { AuthLink, AuthLinks } from './auth-links.tsx';
import { NewPasswordTwice } from '../account/new-password-fields.tsx';
import { useAccountForm } from '../account/use-account-form.ts';
import { useSubmission } from './use-submission.ts';

const schema = z.object(newPasswordTwice).refine(isSameTwice, notTheSame);

/** Chooses a new password through the link from the email. */
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
          <AuthLink to="/auth/login" replaces>{t`Sign in`}</AuthLink>
        </AuthLinks>
      </div>
    );
  return (
    <>
      <AuthForm {...submission} submitLabel={t`Set the new password`} onSubmit={submit}>
        <NewPasswordTwice form={form} />
      </AuthForm>
      <AuthLinks>
        <AuthLink to="/auth/forgot-password">{t`Ask for a new link`}</AuthLink>
        <AuthLink to="/auth/login">{t`Back to sign in`}</AuthLink>
      </AuthLinks>
    </>
  );
}
