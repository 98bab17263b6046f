import type { AuditEntry, AuditPage } from '#model/audit/audit-answer.ts';
import { keptForCompany, PagedReading, type PagedRead } from '#views/kit/list/paged-reading.ts';

export interface AuditRead extends PagedRead {
  readonly entries: readonly AuditEntry[];
}

export type AuditCall = (part: { readonly after?: string; readonly limit: number }) => Promise<AuditPage>;

const PAGE = 100;

/** The entries that one question asks for. */
class AuditReading extends PagedReading<AuditRead, AuditPage> {
  constructor() {
    super((key) => ({ key, status: 'asking', entries: [], next: null }));
  }

  ask(key: string, call: AuditCall): void {
    this.start(
      key,
      () => call({ limit: PAGE }),
      ({ entries }) => ({ entries }),
    );
  }

  /** The entries after those that are here. */
  more(call: AuditCall): void {
    this.goOn(
      (after) => call({ limit: PAGE, after }),
      ({ entries }, before) => ({ entries: [...before.entries, ...entries] }),
    );
  }
}

export const auditReading = keptForCompany(() => new AuditReading());
