import type { Recording } from './recording.ts';
import type { ReportPlace } from './report.ts';

/** A finished recording, with what must be known before it is sent. */
export interface EndedRecording {
  readonly recording: Recording;
  /** It stopped because it was full. */
  readonly isFull: boolean;
  /** Another company than the recorded one is open: it must not be sent there. */
  readonly isElsewhere: boolean;
}

/** State of this tab's recording, or of a problem report. */
export type RecordingPhase =
  | { readonly is: 'off' }
  | { readonly is: 'asked' }
  | {
      readonly is: 'running';
      readonly since: number;
      readonly typed: boolean;
      /** Whether it survives a page reload. */
      readonly isKept: boolean;
    }
  | { readonly is: 'reporting'; readonly place: ReportPlace; readonly ended: EndedRecording | null }
  /** The recording was lost with a page reload or with the session. */
  | { readonly is: 'lost'; readonly to: 'load' | 'session' };

/** The one recording that this tab can make at a time. */
export interface RecordingDesk {
  phase(): RecordingPhase;
  subscribe(listener: () => void): () => void;
  /** Asks to record. */
  ask(): void;
  start(typed: boolean): Promise<void>;
  /** Ends the recording, which can then be reported. */
  stop(): void;
  /** Starts a problem report, with or without a recording. */
  report(): void;
  /** The recording was sent or queued: it is no longer kept here. */
  delivered(): void;
  /** Discards the recording or the request for one. */
  drop(): void;
}
