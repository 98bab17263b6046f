import type { ReactNode } from 'react';
import { Dialog } from '#views/ui/dialog.tsx';
import { BigButton } from './scan-buttons.tsx';

interface AskDialogProps {
  readonly title: string;
  /** The verb on the button. */
  readonly label: string;
  readonly testId: string;
  readonly onYes: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Asks before much is done at once; while it asks, nothing is scanned. [SCN11] */
export function AskDialog({ title, label, testId, onYes, onClose, children }: AskDialogProps) {
  return (
    <Dialog open title={title} width="26rem" onClose={onClose}>
      <div className="scan-reasons">
        <p>{children}</p>
        <BigButton isPrimary testId={testId} onPress={onYes}>
          {label}
        </BigButton>
      </div>
    </Dialog>
  );
}
