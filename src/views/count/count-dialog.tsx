import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

interface CountDialogProps {
  readonly title: string;
  /** What its main button says. */
  readonly label: string;
  readonly testId: string;
  readonly width?: string;
  readonly onGive: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A form of a count: its fields, a way back, and the command. */
export function CountDialog({ title, label, testId, width, onGive, onClose, children }: CountDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      onSave={onGive}
      {...(width !== undefined && { width })}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>{t`Back`}</Button>
          <Button variant="primary" data-testid={testId} onClick={onGive}>
            {label}
          </Button>
        </>
      }
    >
      <div className="ui-fields">{children}</div>
    </Dialog>
  );
}
