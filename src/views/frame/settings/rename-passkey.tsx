import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { OwnPasskey } from '#views/navigation/app-context.tsx';
import { useAccount } from '#views/navigation/use-account.ts';
import { Button } from '#views/ui/button.tsx';
import { Dialog } from '#views/ui/dialog.tsx';
import { PasskeyNameForm } from './passkey-name-form.tsx';

interface RenamePasskeyProps {
  readonly passkey: OwnPasskey;
  readonly onRenamed: () => void;
}

/** Gives a passkey another name. */
export function RenamePasskey({ passkey: { id, name }, onRenamed }: RenamePasskeyProps) {
  const { t } = useLingui();
  const { ownAccount } = useAccount();
  const [isOpen, setOpen] = useState(false);
  const renamed = (): void => {
    setOpen(false);
    onRenamed();
  };
  return (
    <>
      <Button size="sm" icon="edit" onClick={() => setOpen(true)} data-testid="rename-passkey">
        <Trans>Rename</Trans>
        <span className="ui-hidden"> {name}</span>
      </Button>
      {isOpen && (
        <Dialog open title={t`Rename ${name}`} width="27rem" onClose={() => setOpen(false)}>
          <PasskeyNameForm
            initial={name}
            submitLabel={t`Save`}
            submit={(next) => ownAccount.renamePasskey(id, next)}
            onDone={renamed}
          />
        </Dialog>
      )}
    </>
  );
}
