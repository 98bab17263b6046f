import type { BookFault } from '../books/books.ts';
import type { AuditSubject } from './audit-subject.ts';

/** Where a log is not what was written, as far as it can be said. */
export interface NamedBreak {
  readonly what: 'changed' | 'removed' | 'inserted' | 'head';
  /** Its number in the log. */
  readonly seq: number;
  readonly about: AuditSubject | null;
  readonly type: string | null;
  readonly by: string | null;
  readonly byName: string;
  /** Moment, UTC ISO. */
  readonly at: string | null;
}

/** What walking a log came to. */
export interface LogVerdict {
  /** Facts that are what was written, from the first on. */
  readonly checked: number;
  /** Of the last of them, SHA-256 in hex. */
  readonly hash: string;
  readonly broken: NamedBreak | null;
}

/** Where the books of a company contradict each other, with the document that it is about. */
export interface NamedFault extends Pick<BookFault, 'problem' | 'params'> {
  readonly about: AuditSubject;
}

/** What verifying came to: the log, and the books that it makes. */
export interface Verified extends LogVerdict {
  /** At most 100. */
  readonly books: readonly NamedFault[];
}

/** What the last night found. */
export interface NightCheck extends Verified {
  readonly at: string;
  /** Rows that differ from what the log says; at most 100. */
  readonly differences: readonly { readonly table: string; readonly about: AuditSubject }[];
}

/** A step of a walk: how far it is, or what it came to. */
export type WalkStep = { readonly checked: number; readonly of: number } | { readonly verdict: Verified };
