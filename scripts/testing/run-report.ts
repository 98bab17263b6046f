/** What `RunReporter` leaves of a run of tests. */
export interface RunReport {
  readonly files: readonly FileReport[];
  /** Errors that belong to no test: a set-up that throws, or what is thrown after its test has ended. */
  readonly errors: number;
}

export interface FileReport {
  /** Relative to the project's root, with slashes. */
  readonly path: string;
  /** Unknown if the file did not load, or was never begun. */
  readonly tests?: readonly TestReport[];
  /** Whether a hook of the file or of a group in it threw. */
  readonly isBroken?: boolean;
}

export interface TestReport {
  readonly name: string;
  readonly seconds: number;
  /** `skipped` on purpose; `lost` because a hook threw or the process died. */
  readonly state: 'passed' | 'failed' | 'skipped' | 'lost';
}
