import type { Author } from '../engine/author.ts';
import type { CompanyExport } from '../areas/setup/company/company-export.ts';
import type { Refusal } from '../engine/envelope.ts';
import type { Difference } from '../history/history-diff.ts';
import type { AuditSubject } from './audit-subject.ts';
import type { NightCheck, WalkStep } from './log-verdict.ts';
import type { Device } from '../values/device.ts';

/** What an entry of the audit log is about. */
export const auditTypes = [
  'change',
  'access',
  'settings',
  'signIn',
  'refusal',
  'export',
  'print',
  'mail',
  'job',
  'call',
] as const;
export type AuditType = (typeof auditTypes)[number];

/** What labels that are printed are noted as, in place of the kind of a paper. */
export const LABELS = 'labels';

/** Which entries are asked for: all that is given holds, and of several values of one, any. */
export interface AuditAsk {
  readonly types: readonly AuditType[];
  /** Accounts, or `system`. */
  readonly people: readonly string[];
  /** Kinds of the documents that were worked on. */
  readonly kinds: readonly string[];
  readonly documents: readonly string[];
  /** The number, code or SKU of a document, in whatever case; empty: of any. */
  readonly number: string;
  /** The one with this command. */
  readonly command: string | null;
  /** Days (`YYYY-MM-DD`) of the company's time zone, both inclusive. */
  readonly from: string | null;
  readonly to: string | null;
}

/** One fact of a command. */
export interface AuditFact extends AuditSubject {
  readonly seq: number;
  readonly type: string;
  /** Why, where that is said: the code of a reason from the list of an action. */
  readonly reason: { readonly action: string; readonly code: string } | null;
}

type Fields = Readonly<Record<string, unknown>>;

/** A change of a document; `owner` and `within` have their plain fields alone. */
export type AuditChange = Omit<Difference, 'owner' | 'within'> & {
  readonly kind: string;
  readonly owner: Fields;
  readonly within: Fields | null;
};

/** How often a client called a route, how it was answered, and when last (UTC ISO). */
export interface AuditCalls {
  readonly count: number;
  readonly status: number;
  /** The error's code; empty where there was none. */
  readonly code: string;
  readonly lastAt: string;
}

/** Something that happened. Of a fact: all the facts of its command. */
export interface AuditEntry extends Author {
  readonly id: string;
  /** Moment, UTC ISO. */
  readonly at: string;
  readonly type: AuditType;
  readonly isImport: boolean;
  readonly device: Device | null;
  /** IP address, where it is known. */
  readonly address: string | null;
  /** The fact's, command's or paper's name, or what happened to an account: `signedIn`. */
  readonly what: string;
  readonly about: AuditSubject | null;
  /** Null but for facts. */
  readonly command: string | null;
  /** The command's own first, then what followed from it. */
  readonly facts: readonly AuditFact[];
  /** The fact that this reader asked about followed from the first one. */
  readonly isConsequence: boolean;
  readonly changes: readonly AuditChange[];
  /** Changes beyond those that are told. */
  readonly moreChanges: number;
  /** What was refused; its parameters where they tell nothing that the reader may not see. */
  readonly refusal: Pick<Refusal, 'code' | 'params'> | null;
  /** The filters of an export, by name. */
  readonly filters: Readonly<Record<string, string>> | null;
  /** Calls of an API client that were alike, within an hour; null but for these. */
  readonly calls: AuditCalls | null;
}

/** A page of the audit log, newest first. */
export interface AuditPage {
  readonly entries: readonly AuditEntry[];
  /** Cursor of the next page; null at the end. */
  readonly next: string | null;
}

/** Questions to a company's audit log. */
export interface AuditQuestions {
  /** The export of all that the company is, its log with it. */
  readonly everything: CompanyExport;
  page(ask: AuditAsk, part: { readonly after?: string; readonly limit: number }): Promise<AuditPage>;
  /** All entries asked for, in pieces of which none is kept. */
  export(ask: AuditAsk, signal: AbortSignal): Promise<AsyncIterable<readonly AuditEntry[]>>;
  /** The same as a file: an entry a line. */
  lines(ask: AuditAsk, signal: AbortSignal): Promise<Blob>;
  /** What the last night found; null before the first. */
  check(): Promise<NightCheck | null>;
  /** Walks the log, step by step; given up by the signal. */
  verify(signal: AbortSignal): AsyncIterable<WalkStep>;
}
