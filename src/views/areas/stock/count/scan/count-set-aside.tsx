import { Trans } from '@lingui/react/macro';
import type { Transfers } from '#views/kit/file/use-uploads.ts';
import { photosNamed } from '#views/kit/scan-mode/scan-photos.tsx';
import { SetAsideDialog } from '#views/kit/scan-mode/set-aside-dialog.tsx';
import type { CountTask } from './use-count-task.ts';

interface CountSetAsideProps {
  readonly task: CountTask;
  /** What was scanned; empty where it has no code. */
  readonly code: string;
  /** Where the photos go. */
  readonly transfers: Transfers;
}

/** Something that nobody knows is set aside in a count; its photos are files of the count. [CNS5] */
export function CountSetAside({ task, code: scanned, transfers }: CountSetAsideProps) {
  return (
    <SetAsideDialog
      code={scanned}
      then={<Trans>Somebody has to find out what it is before the count is reviewed.</Trans>}
      onSetAside={({ code, note, quantity, photos }) => {
        const isParked = task.park({ code, note, quantity });
        if (isParked) transfers.take(photosNamed(photos, code === '' ? 'set-aside' : code));
      }}
      onClose={() => task.setParking(null)}
    />
  );
}
