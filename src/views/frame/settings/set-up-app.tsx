import { useState, type FormEvent } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { renderSVG } from 'uqr';
import { useSessionError } from '#views/navigation/session-error.ts';
import { useAccount } from '#views/navigation/use-account.ts';
import { Button } from '#views/ui/button.tsx';
import { Dialog } from '#views/ui/dialog.tsx';
import { Field } from '#views/ui/field.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { TextInput } from '#views/ui/text-input.tsx';
import { useFactorChange } from './use-factor-change.ts';

interface SetUpAppProps {
  readonly totp: { readonly secret: string; readonly uri: string };
  readonly onAdded: (recoveryCodes: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Shows the key for an authenticator app and takes its first code. */
export function SetUpApp({ totp, onAdded, onClose }: SetUpAppProps) {
  const { t } = useLingui();
  return (
    <Dialog open title={t`Set up an authenticator app`} width="30rem" dismissable={false} onClose={onClose}>
      <div className="ui-stack">
        <p>
          <Trans>Scan this with your authenticator app, or type the key into it.</Trans>
        </p>
        <QrCode uri={totp.uri} />
        <p>
          <Trans>Key:</Trans> <code className="settings-factor-key">{inFours(totp.secret)}</code>
        </p>
        <FirstCode onAdded={onAdded} />
      </div>
    </Dialog>
  );
}

/** Black on white in both themes: cameras expect it. */
function QrCode({ uri }: { readonly uri: string }) {
  const { t } = useLingui();
  const source = `data:image/svg+xml,${encodeURIComponent(renderSVG(uri, { ecc: 'M', border: 4 }))}`;
  return <img className="settings-factor-qr" src={source} alt={t`QR code for your authenticator app`} />;
}

const inFours = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');

function FirstCode({ onAdded }: Pick<SetUpAppProps, 'onAdded'>) {
  const { t } = useLingui();
  const errorText = useSessionError();
  const { ownAccount } = useAccount();
  const { isBusy, failure, run } = useFactorChange();
  const [code, setCode] = useState('');
  const [tried, setTried] = useState(false);
  const isWhole = /^\d{6}$/.test(code.replace(/[\s-]/g, ''));
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setTried(true);
    if (isWhole) void run(() => ownAccount.confirmTotp(code), onAdded);
    else event.currentTarget.querySelector('input')?.focus();
  };
  return (
    <form className="ui-stack" noValidate onSubmit={submit}>
      {failure && <Notice tone="danger">{errorText(failure)}</Notice>}
      <Field
        label={t`Code`}
        hint={t`The six digits in your app.`}
        required
        error={tried && !isWhole ? t`Enter the whole code.` : undefined}
      >
        <TextInput
          name="code"
          value={code}
          onChange={setCode}
          autoFocus
          maxLength={12}
          autoComplete="one-time-code"
          inputMode="numeric"
        />
      </Field>
      <Button type="submit" variant="primary" loading={isBusy} data-testid="confirm-app">
        <Trans>Turn on</Trans>
      </Button>
    </form>
  );
}
