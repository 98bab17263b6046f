import { Trans, useLingui } from '@lingui/react/macro';
import { useBrowser } from '#views/navigation/browser-context.ts';
import { Button } from '#views/ui/button.tsx';
import { Dialog } from '#views/ui/dialog.tsx';

interface RecoveryCodesDialogProps {
  /** None: there is nothing to show. */
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

/** Shows recovery codes, this once. */
export function RecoveryCodesDialog({ codes, onKept }: RecoveryCodesDialogProps) {
  const { t } = useLingui();
  const { files } = useBrowser();
  const text = `${codes.join('\n')}\n`;
  const save = (): void =>
    files.give(`${t`recovery-codes`}.txt`, new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const actions = (
    <>
      <Button icon="download" onClick={save}>
        <Trans>Download</Trans>
      </Button>
      <Button variant="primary" onClick={onKept} data-testid="codes-kept">
        <Trans>I have kept them</Trans>
      </Button>
    </>
  );
  return (
    <Dialog
      open={codes.length > 0}
      title={t`Your recovery codes`}
      width="27rem"
      dismissable={false}
      onClose={onKept}
      actions={actions}
    >
      <div className="ui-stack">
        <p>
          <Trans>
            Keep these where you find them without your phone. Each lets you in once, and they are not shown
            again.
          </Trans>
        </p>
        <Codes codes={codes} />
      </div>
    </Dialog>
  );
}

function Codes({ codes }: Pick<RecoveryCodesDialogProps, 'codes'>) {
  const { t } = useLingui();
  return (
    <ul className="settings-codes" aria-label={t`Recovery codes`}>
      {codes.map((code) => (
        <li key={code}>
          <code>{code}</code>
        </li>
      ))}
    </ul>
  );
}
