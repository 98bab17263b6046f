import { Trans, useLingui } from '@lingui/react/macro';
import { ShownOnceDialog } from '#views/kit/document/shown-once-dialog.tsx';
import './api-client.css';

interface SecretDialogProps {
  readonly name: string;
  readonly secret: string;
  readonly onClose: () => void;
}

/** The only time that a secret is shown. [APV2] */
export function SecretDialog({ name, secret, onClose }: SecretDialogProps) {
  const { t } = useLingui();
  return (
    <ShownOnceDialog
      title={t`Secret of ${name}`}
      name="secret"
      label={t`Secret`}
      hint={t`Sent with every call as Authorization: Bearer …`}
      text={secret}
      copied={t`Secret copied.`}
      kept={t`I have kept it`}
      onClose={onClose}
    >
      <Trans>
        This is the only time it is shown. Keep it where your program reads it, as you would a password.
      </Trans>
    </ShownOnceDialog>
  );
}
