import { Suspense, useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSessionError } from '#views/navigation/session-error.ts';
import { useAccount } from '#views/navigation/use-account.ts';
import { Button } from '#views/ui/button.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { partOnDemand } from '#views/ui/part-on-demand.ts';
import { RemoveFactor } from './remove-factor.tsx';
import { useFactorChange } from './use-factor-change.ts';

const SetUpApp = partOnDemand(async () => (await import('./set-up-app.tsx')).SetUpApp);

type OnAdded = (recoveryCodes: readonly string[]) => void;

interface AuthenticatorAppProps {
  readonly isSetUp: boolean;
  readonly onAdded: OnAdded;
  readonly onRemoved: () => void;
}

/** The authenticator app: set up, or removed. */
export function AuthenticatorApp({ isSetUp, onAdded, onRemoved }: AuthenticatorAppProps) {
  const { t } = useLingui();
  const { ownAccount } = useAccount();
  const name = t`Authenticator app`;
  return (
    <div className="settings-factor">
      <div className="settings-factor-line">
        <div>
          <strong>{name}</strong>
          <p className="ui-soft">
            {isSetUp
              ? t`Set up. It shows a new code every half minute.`
              : t`An app on your phone shows a code.`}
          </p>
        </div>
        {isSetUp ? (
          <RemoveFactor
            name={name}
            remove={ownAccount.removeTotp}
            onRemoved={onRemoved}
            testId="remove-app"
          />
        ) : (
          <SetUp onAdded={onAdded} />
        )}
      </div>
    </div>
  );
}

function SetUp({ onAdded }: { readonly onAdded: OnAdded }) {
  const errorText = useSessionError();
  const { ownAccount } = useAccount();
  const { isBusy, failure, run } = useFactorChange();
  const [key, setKey] = useState<{ readonly secret: string; readonly uri: string } | null>(null);
  const added: OnAdded = (codes) => {
    setKey(null);
    onAdded(codes);
  };
  return (
    <>
      <Button
        size="sm"
        loading={isBusy}
        onClick={() => void run(ownAccount.beginTotp, setKey)}
        data-testid="set-up-app"
      >
        <Trans>Set up an app</Trans>
      </Button>
      {failure && <Notice tone="danger">{errorText(failure)}</Notice>}
      <Suspense fallback={null}>
        {key && <SetUpApp totp={key} onAdded={added} onClose={() => setKey(null)} />}
      </Suspense>
    </>
  );
}
