import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { deviceOf } from '#model/values/device.ts';
import { useAccount } from '#views/navigation/use-account.ts';
import { useDeviceName } from '#views/kit/document/use-device-name.ts';
import { Button } from '#views/ui/button.tsx';
import { Dialog } from '#views/ui/dialog.tsx';
import { PasskeyNameForm } from './passkey-name-form.tsx';

/** Adds a passkey under a name; the browser asks where it is to be kept. */
export function AddPasskey({ onAdded }: { readonly onAdded: (recoveryCodes: readonly string[]) => void }) {
  const { t } = useLingui();
  const deviceName = useDeviceName();
  const { ownAccount } = useAccount();
  const [isOpen, setOpen] = useState(false);
  const added = (codes: readonly string[]): void => {
    setOpen(false);
    onAdded(codes);
  };
  return (
    <>
      <Button size="sm" icon="key" onClick={() => setOpen(true)} data-testid="add-passkey">
        <Trans>Add a passkey</Trans>
      </Button>
      {isOpen && (
        <Dialog open title={t`Add a passkey`} width="27rem" onClose={() => setOpen(false)}>
          <PasskeyNameForm
            initial={deviceName(deviceOf(navigator.userAgent)) ?? ''}
            submitLabel={t`Go on`}
            submit={(name) => ownAccount.addPasskey(name)}
            onDone={added}
          />
        </Dialog>
      )}
    </>
  );
}
