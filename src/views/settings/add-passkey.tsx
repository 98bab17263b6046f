import { useState, type FormEvent } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { deviceOf } from '#model/values/device.ts';
import { useSessionError } from '../app/session-error.ts';
import { useAccount } from '../app/use-account.ts';
import { useDeviceName } from '../document/use-device-name.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { useFactorChange } from './use-factor-change.ts';

/** Adds a passkey under a name; the browser asks where it is to be kept. */
export function AddPasskey({ onAdded }: { readonly onAdded: (recoveryCodes: readonly string[]) => void }) {
  const { t } = useLingui();
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
          <NameForm onAdded={added} />
        </Dialog>
      )}
    </>
  );
}

function NameForm({ onAdded }: Parameters<typeof AddPasskey>[0]) {
  const { t } = useLingui();
  const errorText = useSessionError();
  const deviceName = useDeviceName();
  const { ownAccount } = useAccount();
  const { isBusy, failure, run } = useFactorChange();
  const [name, setName] = useState(deviceName(deviceOf(navigator.userAgent)) ?? '');
  const [tried, setTried] = useState(false);
  const isMissing = name.trim() === '';
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setTried(true);
    if (isMissing) event.currentTarget.querySelector('input')?.focus();
    else void run(() => ownAccount.addPasskey(name.trim()), onAdded);
  };
  return (
    <form className="ui-stack" noValidate onSubmit={submit}>
      {failure && <Notice tone="danger">{errorText(failure)}</Notice>}
      <Field
        label={t`Name`}
        hint={t`How you recognise it later.`}
        required
        error={tried && isMissing ? t`This field is required.` : undefined}
      >
        <TextInput name="passkey" value={name} onChange={setName} autoFocus maxLength={200} />
      </Field>
      <Button type="submit" variant="primary" loading={isBusy} data-testid="make-passkey">
        <Trans>Go on</Trans>
      </Button>
    </form>
  );
}
