/** An unsaved form draft. */
export interface KeptDraft {
  /** The form's current content. */
  readonly value: unknown;
  /** The content before any editing: separates this person's changes from other people's. */
  readonly base: unknown;
  /** The document version it was started on; 0 for a new document. */
  readonly version: number;
  /** Timestamp (UTC ISO) of the last change. */
  readonly at: string;
}

/** A draft with the name of its form. */
export interface UnfinishedDraft extends KeptDraft {
  readonly form: string;
  /** It is being edited in another open tab. */
  readonly isElsewhere: boolean;
}

/**
 * One person's drafts by form name (`customer.<id>`; for each new document `customer.new-<id>`), kept through reload,
 * crash and sign-out.
 */
export interface DraftBox {
  /** False if this device stores nothing: leaving a form loses its draft. */
  readonly isLasting: boolean;
  /** How many drafts have changes the server does not have yet. */
  readonly unsent: number;
  /** For an existing document: this tab's draft, otherwise the latest draft that no open tab is editing. */
  read(form: string): KeptDraft | undefined;
  keep(form: string, draft: Pick<KeptDraft, 'value' | 'base' | 'version'>): void;
  forget(form: string): void;
  /** Whether another open tab is editing this document; drafts of the two tabs are kept apart. */
  isElsewhere(form: string): boolean;
  /** The form of an existing document was closed here: the next tab to open it continues its draft. */
  leave(form: string): void;
  /** The form name of this tab's new document of a kind; each tab has its own. */
  newForm(kind: string): string;
  /** Continues a new document in this tab: the given form, or a fresh one. Returns its form name. */
  goOn(kind: string, form?: string): string;
  /** Unsaved new documents of a kind, except this tab's own; most recently changed first. */
  unfinished(kind: string): readonly UnfinishedDraft[];
  /** Increases when drafts arrive from elsewhere, such as another device. */
  readonly arrivals: number;
  /** Called when `arrivals` increases. */
  subscribe(listener: () => void): () => void;
}
