import { useState } from 'react';
import { useParams } from '@tanstack/react-router';
import { Trans, useLingui } from '@lingui/react/macro';
import type { OpenInvitation } from '#views/navigation/app-context.tsx';
import { useAccount } from '#views/navigation/use-account.ts';
import { useSessionError } from '#views/navigation/session-error.ts';
import { useSessionView } from '#views/navigation/use-session.ts';
import { AuthLink, AuthLinks } from '#views/frame/auth/auth-links.tsx';
import { SignInForm } from '#views/frame/auth/sign-in-form.tsx';
import { useSubmission } from '#views/frame/auth/use-submission.ts';
import { Button } from '#views/ui/button.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { Spinner } from '#views/ui/spinner.tsx';
import { useAsync } from '#views/ui/use-async.ts';
import { useFormat } from '#views/ui/use-format.ts';
import { DeclineInvitation } from './decline-invitation.tsx';
import { InvitationAccept } from './invitation-accept.tsx';
import { InvitationNewPerson } from './invitation-new-person.tsx';
import { useRoleName } from '#views/areas/setup/role/role-words.ts';

/** Answers an invitation through the link from the email: as a new person, or with an existing account. */
export function InvitationPage() {
  const { t } = useLingui();
  const { token = '' } = useParams({ strict: false }) as { token?: string }; // of this page's address
  const { readInvitation } = useAccount();
  const errorText = useSessionError();
  const accept = useSubmission('acceptInvitation', { code: 'failed' });
  const phase = usePhaseUnless(accept.isSending || accept.isSent);
  const answer = useAsync(`${token} ${phase}`, () => readInvitation(token));
  if (answer.status === 'loading') return <Spinner />;
  if (answer.status === 'failed')
    return (
      <Notice tone="danger" actions={<Button onClick={answer.retry}>{t`Try again`}</Button>}>
        <Trans>Couldn't load the invitation. The server is not responding.</Trans>
      </Notice>
    );
  if ('code' in answer.value)
    return (
      <div className="ui-stack">
        <Notice tone="danger">{errorText(answer.value)}</Notice>
        <AuthLinks>
          <AuthLink to="/auth/login" replaces>{t`Sign in`}</AuthLink>
        </AuthLinks>
      </div>
    );
  return <Invitation invitation={answer.value} token={token} accept={accept} />;
}

/** Whether somebody is signed in, as of before an answer was sent: accepting also signs in. */
function usePhaseUnless(isAnswering: boolean): string {
  const { phase } = useSessionView();
  const [seen, setSeen] = useState(phase);
  if (!isAnswering && seen !== phase) setSeen(phase);
  return seen;
}

interface InvitationProps {
  readonly invitation: OpenInvitation;
  readonly token: string;
  readonly accept: ReturnType<typeof useSubmission>;
}

function Invitation({ invitation, token, accept }: InvitationProps) {
  const decline = useSubmission('declineInvitation', { code: 'failed' });
  const errorText = useSessionError();
  if (decline.isSent) return <Notice tone="success">{decline.answer ?? ''}</Notice>;
  return (
    <div className="ui-stack">
      <WhoInvites invitation={invitation} />
      {decline.problem && <Notice tone="danger">{errorText(decline.problem)}</Notice>}
      <Acceptance invitation={invitation} token={token} accept={accept} />
      <DeclineInvitation
        company={invitation.company}
        isSending={decline.isSending}
        onDecline={() => decline.send({ token })}
      />
    </div>
  );
}

function WhoInvites({ invitation }: Pick<InvitationProps, 'invitation'>) {
  const format = useFormat();
  const roleName = useRoleName();
  const { inviter, company, email, expiresAt } = invitation;
  const role = roleName(invitation.role);
  const until = format.dateTime(expiresAt);
  return (
    <>
      <p className="app-blank-lead">
        <Trans>
          <strong>{inviter}</strong> invites you to work in <strong>{company}</strong>. Your role: {role}.
        </Trans>
      </p>
      <p className="ui-faint">
        <Trans>
          For {email}, until {until}.
        </Trans>
      </p>
    </>
  );
}

/** How to accept, depending on who is signed in. */
function Acceptance({ invitation, token, accept }: InvitationProps) {
  const { email, company, hasAccount, signedInAs } = invitation;
  if (signedInAs === email) return <InvitationAccept token={token} accept={accept} />;
  if (signedInAs !== null) return <OtherAccount email={email} signedInAs={signedInAs} />;
  if (!hasAccount)
    return <InvitationNewPerson token={token} email={email} company={company} accept={accept} />;
  return (
    <>
      <Notice>
        <Trans>You have an account with this address. Sign in with it to accept.</Trans>
      </Notice>
      <SignInForm email={email} />
      <AuthLinks>
        <AuthLink to="/auth/forgot-password">
          <Trans>Forgot your password?</Trans>
        </AuthLink>
      </AuthLinks>
    </>
  );
}

interface OtherAccountProps {
  readonly email: string;
  readonly signedInAs: string;
}

function OtherAccount({ email, signedInAs }: OtherAccountProps) {
  const { signOut } = useSessionView();
  return (
    <>
      <Notice tone="warning">
        <Trans>
          You are signed in as {signedInAs}, and the invitation is for {email}. Sign out, then open the link
          in the mail again.
        </Trans>
      </Notice>
      <Button icon="logout" data-testid="sign-out" onClick={signOut}>
        <Trans>Sign out</Trans>
      </Button>
    </>
  );
}
