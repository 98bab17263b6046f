import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSessionError } from '#views/navigation/session-error.ts';
import { useAccount } from '#views/navigation/use-account.ts';
import { Button } from '#views/ui/button.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { useFactorChange } from './use-factor-change.ts';

interface RecoveryCodesProps {
  readonly left: number;
  readonly onMade: (codes: readonly string[]) => void;
}

/** How many recovery codes are left, and a way to make new ones. */
export function RecoveryCodes({ left, onMade }: RecoveryCodesProps) {
  const { t } = useLingui();
  const errorText = useSessionError();
  const { ownAccount } = useAccount();
  const { isBusy, failure, run } = useFactorChange();
  return (
    <div className="settings-factor">
      <div className="settings-factor-line">
        <div>
          <strong>
            <Trans>Recovery codes</Trans>
          </strong>
          <p className="ui-soft">
            {t`${plural(left, { one: '# code is left.', other: '# codes are left.' })}`}{' '}
            <Trans>New ones replace them.</Trans>
          </p>
        </div>
        <Button
          size="sm"
          loading={isBusy}
          onClick={() => void run(ownAccount.makeRecoveryCodes, onMade)}
          data-testid="make-codes"
        >
          <Trans>Make new codes</Trans>
        </Button>
      </div>
      {failure && <Notice tone="danger">{errorText(failure)}</Notice>}
    </div>
  );
}
