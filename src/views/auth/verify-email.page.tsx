import { useParams } from '@tanstack/react-router';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSessionError } from '../app/session-error.ts';
import { usePaths } from '../app/use-paths.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { AuthLink, AuthLinks } from './auth-links.tsx';
import { useSubmission } from './use-submission.ts';

/** Confirms an address through the link from the email, which activates the account. */
export function VerifyEmailPage() {
  const { t } = useLingui();
  const paths = usePaths();
  const errorText = useSessionError();
  const { uid = '', token = '' } = useParams({ strict: false }) as { uid?: string; token?: string }; // of this page's address
  const link = { uid, token };
  const { isSending, isSent, problem, answer, send } = useSubmission('verifyEmail', {
    code: 'verificationFailed',
    link,
  });
  if (isSent)
    return (
      <div className="ui-stack">
        <Notice tone="success">{answer ?? t`The address is confirmed.`}</Notice>
        <Button variant="primary" to={paths.to('/auth/login')}>
          <Trans>Sign in</Trans>
        </Button>
      </div>
    );
  return (
    <div className="ui-stack">
      {problem ? <Notice tone="danger">{errorText(problem)}</Notice> : <p role="status">{t`One moment …`}</p>}
      {isSending ? (
        <Spinner />
      ) : (
        <Button icon="refresh" onClick={() => send(link)}>
          <Trans>Try again</Trans>
        </Button>
      )}
      <AuthLinks>
        <AuthLink to="/auth/verify-email-pending">{t`Resend the email`}</AuthLink>
        <AuthLink to="/auth/login">{t`Back to sign in`}</AuthLink>
      </AuthLinks>
    </div>
  );
}
