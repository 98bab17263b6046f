import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { Button } from './button.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';
import { onceSettled } from './focus-first-wrong.ts';

export interface GiveDialogProps extends Pick<DialogProps, 'title' | 'width' | 'onClose' | 'children'> {
  /** The verb on the main button; without it the title is the verb. */
  readonly label?: ReactNode;
  readonly danger?: boolean | undefined;
  /** Finds the main button in tests. */
  readonly testId?: string | undefined;
  /** Why the main button cannot be pressed, if so. */
  readonly disabledReason?: string | undefined;
  /** Stands before the buttons: a sum, a mark. */
  readonly beside?: ReactNode;
  /** What the main button and Ctrl+Enter do, where the button can be pressed. */
  readonly onGive: () => void;
}

/** A dialog that gathers what a command needs and gives it, or goes back. */
export function GiveDialog(props: GiveDialogProps) {
  const { title, label = title, danger = false, beside, onClose, children } = props;
  const give = onceSettled('.ui-dialog', props.onGive);
  return (
    <Dialog
      open
      title={title}
      {...(props.width !== undefined && { width: props.width })}
      onClose={onClose}
      onSave={props.disabledReason === undefined ? give : undefined}
      actions={
        <>
          {beside}
          <Button variant="quiet" onClick={onClose}>
            <Trans>Back</Trans>
          </Button>
          <Button
            variant={danger ? 'danger' : 'primary'}
            disabledReason={props.disabledReason}
            data-testid={props.testId}
            onClick={give}
          >
            {label}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
