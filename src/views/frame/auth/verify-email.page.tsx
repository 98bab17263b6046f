import { useState } from 'react';
import { z } from 'zod';
import { useParams } from '@tanstack/react-router';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSessionError } from '#views/navigation/session-error.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { Button } from '#views/ui/button.tsx';
import { Field } from '#views/ui/field.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { PasswordInput } from '#views/ui/password-input.tsx';
import { Spinner } from '#views/ui/spinner.tsx';
import { choiceField } from '../account/account-fields.ts';
import { AuthForm } from './auth-form.tsx';
import { AuthLink, AuthLinks } from './auth-links.tsx';
import { useAccountForm } from '../account/use-account-form.ts';
import { useSubmission } from './use-submission.ts';

interface FollowingProps {
  readonly link: { readonly uid: string; readonly token: string };
  readonly submission: ReturnType<typeof useSubmission>;
}

/**
 * Confirms an address through the link from the email, which activates the account: at once in the browser that signed
 * up, elsewhere with the password of that sign-up.
 */
export function VerifyEmailPage() {
  const { t } = useLingui();
  const paths = usePaths();
  const { uid = '', token = '' } = useParams({ strict: false }) as { uid?: string; token?: string }; // of this page's address
  const link = { uid, token };
  const submission = useSubmission('verifyEmail', { code: 'verificationFailed', link });
  const [isAsked, setIsAsked] = useState(false);
  // Once asked for, the password stays in its field while it is on its way.
  if (!isAsked && submission.problem?.fields['password'] !== undefined) setIsAsked(true);
  if (submission.isSent)
    return (
      <div className="ui-stack">
        <Notice tone="success">{submission.answer ?? t`The address is confirmed.`}</Notice>
        <Button variant="primary" to={paths.to('/auth/login')} replaces>
          <Trans>Sign in</Trans>
        </Button>
      </div>
    );
  const Way = isAsked ? SignUpPassword : Following;
  return (
    <div className="ui-stack">
      <Way link={link} submission={submission} />
      <AuthLinks>
        <AuthLink to="/auth/verify-email-pending">{t`Resend the email`}</AuthLink>
        <AuthLink to="/auth/login" replaces>{t`Back to sign in`}</AuthLink>
      </AuthLinks>
    </div>
  );
}

function Following({ link, submission }: FollowingProps) {
  const { t } = useLingui();
  const errorText = useSessionError();
  const { problem, isSending, send } = submission;
  return (
    <>
      {problem ? <Notice tone="danger">{errorText(problem)}</Notice> : <p role="status">{t`One moment …`}</p>}
      {isSending ? (
        <Spinner />
      ) : (
        <Button icon="refresh" onClick={() => send(link)}>
          <Trans>Try again</Trans>
        </Button>
      )}
    </>
  );
}

const schema = z.object({ password: choiceField });

/** Tells the person who signed up from somebody who signed up with an address of theirs. */
function SignUpPassword({ link, submission }: FollowingProps) {
  const { t } = useLingui();
  const { problem, isSending, send } = submission;
  const code = problem?.fields['password'];
  const refused = code === 'signUpPasswordNeeded' ? undefined : problem?.fields;
  const form = useAccountForm(schema, { password: '' }, refused);
  const submit = (): boolean => {
    const typed = form.check();
    return typed !== null && send({ ...link, ...typed });
  };
  return (
    <>
      <Notice>
        <Trans>This browser did not sign up. Type the password chosen in that sign-up to confirm it.</Trans>
      </Notice>
      <AuthForm
        problem={code === undefined ? problem : null}
        isSending={isSending}
        submitLabel={t`Confirm the address`}
        onSubmit={submit}
      >
        <Field
          label={t`Password of the sign-up`}
          required
          hint={t`Did somebody else sign up with your address? Then close this page: nothing happens.`}
          error={form.error('password')}
        >
          <PasswordInput
            {...form.field('password')}
            name="password"
            autoComplete="current-password"
            autoFocus
          />
        </Field>
      </AuthForm>
    </>
  );
}
