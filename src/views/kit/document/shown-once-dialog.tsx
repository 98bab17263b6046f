import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { Button } from '#views/ui/button.tsx';
import { Dialog } from '#views/ui/dialog.tsx';
import { Field } from '#views/ui/field.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { TextInput } from '#views/ui/text-input.tsx';
import { useAnnouncer } from '#views/navigation/announcer.ts';

interface ShownOnceDialogProps {
  readonly title: string;
  /** Names the buttons for tests: `copy-secret`, `secret-kept`. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly text: string;
  /** Said once it is copied. */
  readonly copied: string;
  /** The button that closes it. */
  readonly kept: string;
  /** What to do with it now. */
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** The only time that a text is shown. Closed by its button alone: what is gone is gone. */
export function ShownOnceDialog(props: ShownOnceDialogProps) {
  const { title, name, label, hint, text, copied, kept, children, onClose } = props;
  const announcer = useAnnouncer();
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text);
    announcer.success(copied);
  };
  return (
    <Dialog
      open
      title={title}
      width="43.75rem"
      dismissable={false}
      onClose={onClose}
      actions={
        <>
          <Button icon="copy" data-testid={`copy-${name}`} onClick={() => void copy()}>
            <Trans>Copy</Trans>
          </Button>
          <Button variant="primary" data-testid={`${name}-kept`} onClick={onClose}>
            {kept}
          </Button>
        </>
      }
    >
      <div className="ui-stack">
        <Notice tone="warning">{children}</Notice>
        <Field label={label} hint={hint}>
          <TextInput value={text} readOnly onChange={() => undefined} />
        </Field>
      </div>
    </Dialog>
  );
}
