import { useLingui } from '@lingui/react/macro';
import { AuthForm } from '#views/frame/auth/auth-form.tsx';
import type { useSubmission } from '#views/frame/auth/use-submission.ts';

interface AcceptProps {
  readonly token: string;
  readonly accept: ReturnType<typeof useSubmission>;
}

/** Accepts as the signed-in person; the page then reloads in that company. */
export function InvitationAccept({ token, accept }: AcceptProps) {
  const { t } = useLingui();
  const { problem, isSending, isSent, send } = accept;
  return (
    <AuthForm
      problem={problem}
      isSending={isSending || isSent}
      submitLabel={t`Accept the invitation`}
      onSubmit={() => send({ token })}
    >
      {null}
    </AuthForm>
  );
}
