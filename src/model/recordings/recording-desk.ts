import type { Recording } from './recording.ts';
import type { ReportPlace } from './report.ts';

/** A recording that has ended, and what is to be known before it goes anywhere. */
export interface EndedRecording {
  readonly recording: Recording;
  /** It has stopped by itself. */
  readonly isFull: boolean;
  /** Another company than it was made in is open: it must not be sent there. */
  readonly isElsewhere: boolean;
}

/** How far a recording of this tab has come, or a report of a problem. */
export type RecordingPhase =
  | { readonly is: 'off' }
  | { readonly is: 'asked' }
  | {
      readonly is: 'running';
      readonly since: number;
      readonly typed: boolean;
      /** Whether it survives that the page is loaded anew. */
      readonly isKept: boolean;
    }
  | { readonly is: 'reporting'; readonly place: ReportPlace; readonly ended: EndedRecording | null }
  /** What was recorded is gone: with the page that was loaded anew, or with the session. */
  | { readonly is: 'lost'; readonly to: 'load' | 'session' };

/** The one recording that this tab may make at a time. */
export interface RecordingDesk {
  phase(): RecordingPhase;
  subscribe(listener: () => void): () => void;
  /** Somebody wants to record. */
  ask(): void;
  start(typed: boolean): Promise<void>;
  /** Ends what is recorded, which can be reported then. */
  stop(): void;
  /** Somebody wants to report a problem: with what is recorded, or without a recording. */
  report(): void;
  /** What was recorded has been sent, or will be: it is kept here no longer. */
  delivered(): void;
  /** Forgets what was recorded, or that it was asked for. */
  drop(): void;
}
