import { Trans, useLingui } from '@lingui/react/macro';
import { useAnnouncer } from '../document/announcer.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import { TextInput } from '../ui/text-input.tsx';
import './api-client.css';

interface SecretDialogProps {
  readonly name: string;
  readonly secret: string;
  readonly onClose: () => void;
}

/** The only time that a secret is shown. Closed by its button alone: what is gone is gone. [APV2] */
export function SecretDialog({ name, secret, onClose }: SecretDialogProps) {
  const { t } = useLingui();
  const announcer = useAnnouncer();
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(secret);
    announcer.success(t`Secret copied.`);
  };
  return (
    <Dialog
      open
      title={t`Secret of ${name}`}
      width="43.75rem"
      dismissable={false}
      onClose={onClose}
      actions={
        <>
          <Button icon="copy" data-testid="copy-secret" onClick={() => void copy()}>
            <Trans>Copy</Trans>
          </Button>
          <Button variant="primary" data-testid="secret-kept" onClick={onClose}>
            <Trans>I have kept it</Trans>
          </Button>
        </>
      }
    >
      <div className="ui-stack">
        <Notice tone="warning">
          <Trans>
            This is the only time it is shown. Keep it where your program reads it, as you would a password.
          </Trans>
        </Notice>
        <Field label={t`Secret`} hint={t`Sent with every call as Authorization: Bearer …`}>
          <TextInput value={secret} readOnly onChange={() => undefined} />
        </Field>
      </div>
    </Dialog>
  );
}
