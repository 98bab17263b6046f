import { useState, type FormEvent } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { failureOf, type FactorMethod } from '#machines/app/session/session.types.ts';
import type { OwnAccount, SecondFactors } from '#views/navigation/app-context.tsx';
import { useSessionError } from '#views/navigation/session-error.ts';
import { useAccount } from '#views/navigation/use-account.ts';
import { useSessionView } from '#views/navigation/use-session.ts';
import { Button } from '#views/ui/button.tsx';
import { Dialog } from '#views/ui/dialog.tsx';
import { Field } from '#views/ui/field.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { PasswordInput } from '#views/ui/password-input.tsx';
import { Spinner } from '#views/ui/spinner.tsx';
import { useAsync } from '#views/ui/use-async.ts';
import { FactorAsk } from './factor-ask.tsx';

/** Asks again who the person is, before something that gives or takes access; what waits for it then goes on. */
export function ProofDialog({ onSettled }: { readonly onSettled: (proven: boolean) => void }) {
  const { t } = useLingui();
  const errorText = useSessionError();
  const { ownAccount } = useAccount();
  const factors = useAsync('factors', ownAccount.loadFactors);
  const { prove, isBusy, failure } = useProof(ownAccount, () => onSettled(true));
  return (
    <Dialog
      open
      title={t`Confirm that it is you`}
      width="27rem"
      dismissable={false}
      onClose={() => onSettled(false)}
    >
      <div className="ui-stack">
        <p>
          <Trans>This changes who has access. It is done as soon as you have confirmed.</Trans>
        </p>
        {failure && <Notice tone="danger">{errorText(failure)}</Notice>}
        {factors.status === 'loading' && <Spinner />}
        {factors.status === 'failed' && (
          <Button onClick={factors.retry}>
            <Trans>Try again</Trans>
          </Button>
        )}
        {factors.status === 'ready' && <Ask factors={factors.value} isBusy={isBusy} prove={prove} />}
      </div>
    </Dialog>
  );
}

interface AskProps {
  readonly factors: SecondFactors;
  readonly isBusy: boolean;
  readonly prove: (by: Parameters<OwnAccount['prove']>[0]) => Promise<void>;
}

/** Asks for a second factor, or without one for the password. */
function Ask({ factors, isBusy, prove }: AskProps) {
  const methods = methodsOf(factors);
  if (methods.length === 0)
    return <PasswordAsk isBusy={isBusy} onPassword={(password) => void prove({ password })} />;
  return (
    <FactorAsk
      methods={methods}
      isBusy={isBusy}
      onCode={(code) => void prove({ code })}
      onPasskey={() => void prove({ passkey: true })}
    />
  );
}

/** Recovery codes alone are no second factor. */
const methodsOf = ({ totp, passkeys, recoveryCodes }: SecondFactors): FactorMethod[] => {
  const own: FactorMethod[] = [
    ...(totp ? ['totp' as const] : []),
    ...(passkeys.length > 0 ? ['passkey' as const] : []),
  ];
  return own.length > 0 && recoveryCodes > 0 ? [...own, 'recovery'] : own;
};

function useProof(account: OwnAccount, onProven: () => void) {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const prove = async (by: Parameters<OwnAccount['prove']>[0]): Promise<void> => {
    setBusy(true);
    setError(null);
    try {
      await account.prove(by);
      onProven();
    } catch (reason) {
      setError(reason);
      setBusy(false);
    }
  };
  return { prove, isBusy, failure: error === null ? null : failureOf('proofFailed', error) };
}

interface PasswordAskProps {
  readonly isBusy: boolean;
  readonly onPassword: (password: string) => void;
}

function PasswordAsk({ isBusy, onPassword }: PasswordAskProps) {
  const { t } = useLingui();
  const { email } = useSessionView();
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setTried(true);
    if (password === '') event.currentTarget.querySelector<HTMLInputElement>('[name=password]')?.focus();
    else if (!isBusy) onPassword(password);
  };
  return (
    <form className="ui-stack" noValidate onSubmit={submit}>
      {/* Tells a password manager which account it belongs to. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <Field
        label={t`Password`}
        required
        error={tried && password === '' ? t`This field is required.` : undefined}
      >
        <PasswordInput value={password} autoComplete="current-password" onChange={setPassword} />
      </Field>
      <Button type="submit" variant="primary" loading={isBusy} data-testid="give-password">
        <Trans>Go on</Trans>
      </Button>
    </form>
  );
}
