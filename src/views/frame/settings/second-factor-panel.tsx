import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { SecondFactors } from '#views/navigation/app-context.tsx';
import { Badge } from '#views/ui/badge.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { AuthenticatorApp } from './authenticator-app.tsx';
import { PasskeyList } from './passkey-list.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import './settings.css';

interface SecondFactorPanelProps {
  readonly factors: SecondFactors;
  /** Something was added or removed: to be loaded again. */
  readonly onChanged: () => void;
  /** The person is done with what came of it. */
  readonly onDone?: () => void;
}

/** The person's second factors: an app, passkeys, and recovery codes for when neither is at hand. */
export function SecondFactorPanel({ factors, onChanged, onDone }: SecondFactorPanelProps) {
  const { t } = useLingui();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const has = factors.totp || factors.passkeys.length > 0;
  const added = (made: readonly string[]): void => {
    setCodes(made);
    onChanged();
    if (made.length === 0) onDone?.();
  };
  const kept = (): void => {
    setCodes([]);
    onDone?.();
  };
  return (
    <Panel
      title={t`Second factor`}
      subtitle={t`Asked for after your password, so that the password alone lets nobody in.`}
      actions={
        <Badge tone={has ? 'success' : 'neutral'} icon={has ? 'circleCheck' : 'lockOpen'}>
          {has ? t`On` : t`Off`}
        </Badge>
      }
      flush
    >
      {factors.requiredBy.length > 0 && (
        <div className="settings-factor">
          <Notice tone={has ? 'info' : 'warning'}>
            <Trans>Required by {factors.requiredBy.join(', ')}.</Trans>
          </Notice>
        </div>
      )}
      <AuthenticatorApp isSetUp={factors.totp} onAdded={added} onRemoved={onChanged} />
      <PasskeyList passkeys={factors.passkeys} onAdded={added} onChanged={onChanged} />
      {has && <RecoveryCodes left={factors.recoveryCodes} onMade={added} />}
      <RecoveryCodesDialog codes={codes} onKept={kept} />
    </Panel>
  );
}
