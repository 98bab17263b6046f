import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  /** What happens, in a sentence. */
  readonly children: ReactNode;
  /** The verb on the button: "Cancel order". */
  readonly confirmLabel: string;
  readonly danger?: boolean;
  readonly loading?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks for confirmation before something that is hard to undo. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirmLabel, danger = false, loading = false, onConfirm, onClose } = props;
  const actions = (
    <>
      <Button variant="quiet" onClick={onClose} autoFocus={danger}>
        <Trans>Keep as it is</Trans>
      </Button>
      <Button
        variant={danger ? 'danger' : 'primary'}
        loading={loading}
        onClick={onConfirm}
        autoFocus={!danger}
      >
        {confirmLabel}
      </Button>
    </>
  );
  return (
    <Dialog
      open={open}
      title={title}
      onClose={onClose}
      onSave={loading ? undefined : onConfirm}
      actions={actions}
      width="27rem"
    >
      {children}
    </Dialog>
  );
}
