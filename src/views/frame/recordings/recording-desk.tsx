import './record.css';
import type { RecordingPhase } from '#model/recordings/recording-desk.ts';
import { RecordingLost } from './recording-lost.tsx';
import { RecordingOffer } from './recording-offer.tsx';
import { RecordingSign } from './recording-sign.tsx';
import { ReportDialog } from './report-dialog.tsx';

/** The recording of this tab: offer, sign while it runs, actions afterwards; or a report without a recording. */
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
