import { z } from 'zod';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAccount } from '#views/navigation/use-account.ts';
import { Field } from '#views/ui/field.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { TextInput } from '#views/ui/text-input.tsx';
import { emailField } from '../account/account-fields.ts';
import { AuthForm } from './auth-form.tsx';
import { AuthLink, AuthLinks } from './auth-links.tsx';
import { useAccountForm } from '../account/use-account-form.ts';
import { useSubmission } from './use-submission.ts';

const schema = z.object({ email: emailField });

/** Waits for an address to be confirmed; can resend the email. */
export function VerifyEmailPendingPage() {
  const { t } = useLingui();
  const { pendingEmail } = useAccount();
  const submission = useSubmission('resendVerification', { code: 'resendFailed' });
  const form = useAccountForm(schema, { email: pendingEmail() }, submission.problem?.fields);
  const submit = (): boolean => {
    const sound = form.check();
    return sound !== null && submission.send(sound);
  };
  return (
    <>
      <p className="app-blank-lead">
        <Trans>Follow the link in the email we sent you to activate your account.</Trans>
      </p>
      {submission.isSent ? (
        <div className="ui-stack">
          <Notice tone="success">{submission.answer ?? t`An email is on its way.`}</Notice>
        </div>
      ) : (
        <AuthForm {...submission} submitLabel={t`Resend the email`} onSubmit={submit}>
          <Field
            label={t`Email`}
            required
            hint={t`No email after a few minutes? Check your spam folder.`}
            error={form.error('email')}
          >
            <TextInput {...form.field('email')} type="email" name="email" autoComplete="email" />
          </Field>
        </AuthForm>
      )}
      <AuthLinks>
        <AuthLink to="/auth/login">{t`Back to sign in`}</AuthLink>
        <AuthLink to="/auth/register">{t`Register with another address`}</AuthLink>
      </AuthLinks>
    </>
  );
}
