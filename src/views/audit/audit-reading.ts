import type { AuditEntry, AuditPage } from '#model/audit/audit-answer.ts';

/** What the server answered to one question. */
export interface AuditRead {
  readonly key: string;
  readonly status: 'asking' | 'here' | 'failed';
  readonly entries: readonly AuditEntry[];
  /** Cursor of the entries after these; null at the end. */
  readonly next: string | null;
}

export type AuditCall = (part: { readonly after?: string; readonly limit: number }) => Promise<AuditPage>;

const PAGE = 100;
const begun = (key: string): AuditRead => ({ key, status: 'asking', entries: [], next: null });

/** The entries that one question asks for, fetched page by page as they come into view. */
export class AuditReading {
  #now: AuditRead = begun('');
  #asked: Promise<AuditPage> | null = null;
  readonly #told = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#told.add(listener);
    return () => void this.#told.delete(listener);
  };

  get now(): AuditRead {
    return this.#now;
  }

  /** What is known in answer to a question. */
  about = (key: string): AuditRead => (this.#now.key === key ? this.#now : begun(key));

  /** Asks, unless this is answered or under way; after a failure again. */
  ask(key: string, call: AuditCall): void {
    if (this.#now.key === key && this.#now.status !== 'failed') return;
    this.#tell(begun(key));
    this.#follow(call({ limit: PAGE }), []);
  }

  /** The entries after those that are here. */
  more(call: AuditCall): void {
    const { status, next, entries } = this.#now;
    if (status === 'asking' || next === null) return;
    this.#tell({ ...this.#now, status: 'asking' });
    this.#follow(call({ limit: PAGE, after: next }), entries);
  }

  /** Takes an answer, unless something else has been asked meanwhile. */
  #follow(answer: Promise<AuditPage>, before: readonly AuditEntry[]): void {
    this.#asked = answer;
    const settle = (change: Partial<AuditRead>): void => {
      if (this.#asked === answer) this.#tell({ ...this.#now, ...change });
    };
    answer.then(
      ({ entries, next }) => settle({ status: 'here', next, entries: [...before, ...entries] }),
      () => settle({ status: 'failed' }),
    );
  }

  #tell(now: AuditRead): void {
    this.#now = now;
    for (const listener of this.#told) listener();
  }
}

const memories = new WeakMap<object, AuditReading>();

/** Kept while a company is open (identified by its replica): coming back to the list, the entries are there. */
export function auditReading(company: object): AuditReading {
  const known = memories.get(company) ?? new AuditReading();
  memories.set(company, known);
  return known;
}
