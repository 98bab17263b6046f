import { Trans } from '@lingui/react/macro';
import type { FactorMethod } from '#machines/app/session/session.types.ts';
import { useApp } from '#views/navigation/app-context.tsx';
import { useSessionError } from '#views/navigation/session-error.ts';
import { useSessionView } from '#views/navigation/use-session.ts';
import { Button } from '#views/ui/button.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { FactorAsk } from './factor-ask.tsx';

/** The second step of a sign-in. */
export function FactorForm({ methods }: { readonly methods: readonly FactorMethod[] }) {
  const errorText = useSessionError();
  const session = useSessionView();
  const app = useApp();
  return (
    <div className="ui-stack">
      {session.error && <Notice tone="danger">{errorText(session.error)}</Notice>}
      <p>
        <Trans>Your password is right. Now confirm with your second factor.</Trans>
      </p>
      <FactorAsk
        methods={methods}
        isBusy={session.isSigningIn}
        onCode={(code) => session.giveFactor({ code })}
        onPasskey={() => session.giveFactor({ passkey: true })}
      />
      <Button
        variant="quiet"
        icon="arrowLeft"
        disabled={session.isSigningIn}
        onClick={() => app.session.send({ type: 'cancel' })}
      >
        <Trans>Begin again</Trans>
      </Button>
    </div>
  );
}
