import type { ReactNode } from 'react';
import { useApp } from '#views/navigation/app-context.tsx';
import { Dialog } from '#views/ui/dialog.tsx';

interface RecordingDialogProps {
  readonly title: string;
  readonly width: string;
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

/** A dialog about the recording: closing it discards the recording. */
export function RecordingDialog({ title, width, actions, children }: RecordingDialogProps) {
  const { recording } = useApp();
  return (
    <Dialog open title={title} onClose={recording.drop} width={width} actions={actions}>
      {children}
    </Dialog>
  );
}
