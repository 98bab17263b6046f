import { useSyncExternalStore } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { RecordingPhase } from '#model/recordings/recording-desk.ts';
import type { MenuAction } from '#views/ui/menu-item.ts';
import { useApp } from '#views/navigation/app-context.tsx';

/** The phase of this tab's recording. */
export function useRecordingPhase(): RecordingPhase {
  const { recording } = useApp();
  return useSyncExternalStore(recording.subscribe, recording.phase);
}

/** Menu items to record one's actions and to report a problem; during a recording, to stop it. */
export function useRecordItems(): readonly MenuAction[] {
  const { t } = useLingui();
  const { recording } = useApp();
  const isRunning = useRecordingPhase().is === 'running';
  return [
    {
      id: 'record',
      label: isRunning ? t`Stop recording` : t`Record what I do`,
      icon: 'circleDot',
      onSelect: isRunning ? recording.stop : recording.ask,
    },
    { id: 'report', label: t`Report a problem`, icon: 'message', onSelect: recording.report },
  ];
}
