import { Trans, useLingui } from '@lingui/react/macro';
import { useAnnouncer } from '../document/announcer.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import { TextInput } from '../ui/text-input.tsx';

interface CodeDialogProps {
  readonly name: string;
  readonly code: string;
  readonly onClose: () => void;
}

/** [MS1] The only time that a code is shown. */
export function CodeDialog({ name, code, onClose }: CodeDialogProps) {
  const { t } = useLingui();
  const announcer = useAnnouncer();
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(code);
    announcer.success(t`Code copied.`);
  };
  return (
    <Dialog
      open
      title={t`Code for ${name}`}
      width="43.75rem"
      dismissable={false}
      onClose={onClose}
      actions={
        <>
          <Button icon="copy" data-testid="copy-code" onClick={() => void copy()}>
            <Trans>Copy</Trans>
          </Button>
          <Button variant="primary" data-testid="code-kept" onClick={onClose}>
            <Trans>I have passed it on</Trans>
          </Button>
        </>
      }
    >
      <div className="ui-stack">
        <Notice tone="warning">
          <Trans>
            This is the only time it is shown. Somebody who manages pairings there enters it under Master sync
            within seven days.
          </Trans>
        </Notice>
        <Field label={t`Code`}>
          <TextInput value={code} readOnly onChange={() => undefined} />
        </Field>
      </div>
    </Dialog>
  );
}
