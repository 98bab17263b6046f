import { Suspense } from 'react';
import { partOnDemand } from '#views/ui/part-on-demand.ts';
import { useRecordingPhase } from './use-record-item.ts';

const RecordingDesk = partOnDemand(
  async () => (await import('../recordings/recording-desk.tsx')).RecordingDeskPart,
);

/** The indicator of this tab's recording, if there is one. */
export function RecordingPart() {
  const phase = useRecordingPhase();
  if (phase.is === 'off') return null;
  return (
    <Suspense fallback={null}>
      <RecordingDesk phase={phase} />
    </Suspense>
  );
}
