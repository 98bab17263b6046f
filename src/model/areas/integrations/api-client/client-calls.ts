/** A call of an API client as it was answered. */
export interface ClientCall {
  /** Moment, UTC ISO. */
  readonly at: string;
  readonly method: string;
  /** With the names of its parameters. */
  readonly route: string;
  readonly status: number;
  /** Milliseconds. */
  readonly ms: number;
  /** The error's code; null where there was none. */
  readonly code: string | null;
  /** The id that the answer bore. */
  readonly request: string;
}

/** How often a code was answered in the last thirty days. */
export interface ClientError {
  readonly code: string;
  readonly status: number;
  readonly count: number;
  /** Moment of the last, UTC ISO. */
  readonly lastAt: string;
}

/** How much a client was used in the last thirty days, and when last at all (UTC ISO). */
export interface ClientUse {
  readonly client: string;
  readonly calls: number;
  readonly failed: number;
  readonly lastAt: string;
}

/** What the API clients of a company did. */
export interface ApiClientQuestions {
  /** Where programs call the company: an address with a slash at its end. */
  readonly base: string;
  uses(): Promise<readonly ClientUse[]>;
  calls(
    client: string,
  ): Promise<{ readonly calls: readonly ClientCall[]; readonly errors: readonly ClientError[] }>;
}
