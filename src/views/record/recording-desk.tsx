import './record.css';
import type { RecordingPhase } from '#model/recordings/recording.ts';
import { RecordingOffer } from './recording-offer.tsx';
import { RecordingReview } from './recording-review.tsx';
import { RecordingSign } from './recording-sign.tsx';

/** A recording of this tab: its offer, its sign while it runs, and what is done with it then. */
export function RecordingDeskPart({ phase }: { readonly phase: RecordingPhase }) {
  switch (phase.is) {
    case 'off':
      return null;
    case 'asked':
      return <RecordingOffer />;
    case 'running':
      return <RecordingSign since={phase.since} typed={phase.typed} />;
    case 'stopped':
      return <RecordingReview recording={phase.recording} isFull={phase.isFull} />;
    default:
      return phase satisfies never;
  }
}
