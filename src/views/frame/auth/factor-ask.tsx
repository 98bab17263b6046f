import { useState, type FormEvent } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { FactorMethod } from '#machines/app/session/session.types.ts';
import { Button } from '#views/ui/button.tsx';
import { Field } from '#views/ui/field.tsx';
import { TextInput } from '#views/ui/text-input.tsx';
import { knowsPasskeys } from '../account/knows-passkeys.ts';
import './auth.css';

interface FactorAskProps {
  readonly methods: readonly FactorMethod[];
  readonly isBusy: boolean;
  readonly onCode: (code: string) => void;
  readonly onPasskey: () => void;
}

/** Asks for a second factor: a code of the app, a passkey, or a recovery code. */
export function FactorAsk({ methods, isBusy, onCode, onPasskey }: FactorAskProps) {
  const { t } = useLingui();
  const hasApp = methods.includes('totp');
  const [byRecovery, setByRecovery] = useState(!hasApp && !methods.includes('passkey'));
  const asksCode = byRecovery || hasApp;
  return (
    <div className="ui-stack">
      {asksCode && (
        <CodeForm key={String(byRecovery)} isRecovery={byRecovery} isBusy={isBusy} onCode={onCode} />
      )}
      {methods.includes('passkey') && knowsPasskeys() && (
        <Button
          icon="key"
          variant={asksCode ? 'secondary' : 'primary'}
          disabled={isBusy}
          onClick={onPasskey}
          data-testid="use-passkey"
        >
          <Trans>Use a passkey</Trans>
        </Button>
      )}
      {methods.includes('recovery') && (hasApp || !byRecovery) && (
        <button type="button" className="auth-other-way" onClick={() => setByRecovery(!byRecovery)}>
          {byRecovery ? t`Use the authenticator app` : t`Use a recovery code`}
        </button>
      )}
    </div>
  );
}

interface CodeFormProps extends Pick<FactorAskProps, 'isBusy' | 'onCode'> {
  readonly isRecovery: boolean;
}

/** One field. Spaces and hyphens may be typed and pasted. */
function CodeForm({ isRecovery, isBusy, onCode }: CodeFormProps) {
  const { t } = useLingui();
  const [code, setCode] = useState('');
  const [tried, setTried] = useState(false);
  const isMissing = code.replace(/[\s-]/g, '').length < 6;
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setTried(true);
    if (isMissing) event.currentTarget.querySelector('input')?.focus();
    else if (!isBusy) onCode(code);
  };
  return (
    <form className="ui-stack" noValidate onSubmit={submit}>
      <Field
        label={isRecovery ? t`Recovery code` : t`Code`}
        hint={
          isRecovery
            ? t`One of the ten codes you have kept. Each works once.`
            : t`The six digits in your app.`
        }
        required
        error={tried && isMissing ? t`Enter the whole code.` : undefined}
      >
        <TextInput
          name="code"
          value={code}
          onChange={setCode}
          autoFocus
          maxLength={40}
          autoComplete={isRecovery ? 'off' : 'one-time-code'}
          inputMode={isRecovery ? 'text' : 'numeric'}
        />
      </Field>
      <Button type="submit" variant="primary" loading={isBusy} data-testid="give-code">
        <Trans>Go on</Trans>
      </Button>
    </form>
  );
}
