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

/** A draft by the name of its form. */
export interface UnfinishedDraft extends KeptDraft {
  readonly form: string;
  /** Another tab that is open writes it. */
  readonly isElsewhere: boolean;
}

/**
 * Drafts of forms by the form's name (`customer.<id>`; of documents that are not there yet `customer.new-<id>`, one for
 * each that is begun): the person's own, kept through reload, crash and sign-out.
 */
export interface DraftBox {
  /** False where this device keeps nothing past the page: leaving a form loses what was written. */
  readonly isLasting: boolean;
  /** How many drafts the server does not have as they stand. */
  readonly unsent: number;
  /** Of a document that exists: what this tab writes of it, else the last thing that no open tab is writing. */
  read(form: string): KeptDraft | undefined;
  keep(form: string, draft: Pick<KeptDraft, 'value' | 'base' | 'version'>): void;
  forget(form: string): void;
  /** Another tab that is open writes this document: what is written here is kept apart from it. */
  isElsewhere(form: string): boolean;
  /** The form of a document that exists is not open here any more: whoever opens it next goes on with its draft. */
  leave(form: string): void;
  /** The form of the new document of a kind that this tab writes; another tab writes another one. */
  newForm(kind: string): string;
  /** Goes on with a new document in this tab: with that form, or without one with a fresh one. Returns its name. */
  goOn(kind: string, form?: string): string;
  /** New documents of a kind that were begun and not saved, without the one of this tab; those changed last first. */
  unfinished(kind: string): readonly UnfinishedDraft[];
  /** Grows when drafts came from elsewhere, such as another device. */
  readonly arrivals: number;
  /** Told when they did. */
  subscribe(listener: () => void): () => void;
}
