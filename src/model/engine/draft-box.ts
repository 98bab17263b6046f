/** What somebody has written in a form and not saved. */
export interface KeptDraft {
  /** What the form holds. */
  readonly value: unknown;
  /** What it held before anything was written: tells their change from somebody else's. */
  readonly base: unknown;
  /** The version of the document that it was written on; 0 for a new one. */
  readonly version: number;
  /** Moment (UTC ISO) of the last change. */
  readonly at: string;
}

/**
 * Drafts of forms by the form's name (`salesOrder.new`, `customer.<id>`): the person's own, kept through reload, crash
 * and sign-out.
 */
export interface DraftBox {
  /** False where this device keeps nothing past the page: leaving a form loses what was written. */
  readonly isLasting: boolean;
  /** How many drafts the server does not have as they stand. */
  readonly unsent: number;
  read(form: string): KeptDraft | undefined;
  keep(form: string, draft: Pick<KeptDraft, 'value' | 'base' | 'version'>): void;
  forget(form: string): void;
  /** Grows when drafts came from elsewhere, such as another device. */
  readonly arrivals: number;
  /** Told when they did. */
  subscribe(listener: () => void): () => void;
}
