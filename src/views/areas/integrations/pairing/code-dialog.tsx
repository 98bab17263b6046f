import { Trans, useLingui } from '@lingui/react/macro';
import { ShownOnceDialog } from '#views/kit/document/shown-once-dialog.tsx';

interface CodeDialogProps {
  readonly name: string;
  readonly code: string;
  readonly onClose: () => void;
}

/** [MS1] The only time that a code is shown. */
export function CodeDialog({ name, code, onClose }: CodeDialogProps) {
  const { t } = useLingui();
  return (
    <ShownOnceDialog
      title={t`Code for ${name}`}
      name="code"
      label={t`Code`}
      text={code}
      copied={t`Code copied.`}
      kept={t`I have passed it on`}
      onClose={onClose}
    >
      <Trans>
        This is the only time it is shown. Somebody who manages pairings there enters it under Master sync
        within seven days.
      </Trans>
    </ShownOnceDialog>
  );
}
