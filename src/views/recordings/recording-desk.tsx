import './record.css';
import type { RecordingPhase } from '#model/recordings/recording-desk.ts';
import { RecordingLost } from './recording-lost.tsx';
import { RecordingOffer } from './recording-offer.tsx';
import { RecordingSign } from './recording-sign.tsx';
import { ReportDialog } from './report-dialog.tsx';

/** A recording of this tab: its offer, its sign while it runs, and what is done with it then; or a report without one. */
export function RecordingDeskPart({ phase }: { readonly phase: RecordingPhase }) {
  switch (phase.is) {
    case 'off':
      return null;
    case 'asked':
      return <RecordingOffer />;
    case 'running':
      return <RecordingSign {...phase} />;
    case 'reporting':
      return <ReportDialog {...phase} />;
    case 'lost':
      return <RecordingLost to={phase.to} />;
    default:
      return phase satisfies never;
  }
}
