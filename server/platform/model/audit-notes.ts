import { sql, type Kysely } from 'kysely';
import type { AuditType } from '#model/audit/audit-answer.ts';
import type { ActorType } from '#model/engine/actor.ts';
import type { Schema } from '#server/platform/db/schema.ts';

/** What is noted, by the type of entries that it is in the audit log. */
export const notedAs = {
  refusal: 'refused',
  export: 'exported',
  print: 'printed',
  mail: 'mailed',
  job: 'handled',
} as const satisfies Partial<Record<AuditType, string>>;

/** Something that the audit log tells although it is no fact of the company. */
export interface AuditNote {
  /** Moment, UTC ISO. */
  readonly at: string;
  readonly what: (typeof notedAs)[keyof typeof notedAs];
  /** Who, by id, and what it is the id of. */
  readonly by: string;
  readonly byType: ActorType;
  readonly device?: string | undefined;
  readonly address?: string | undefined;
  /** The document it is about, or its kind alone. */
  readonly kind?: string;
  readonly document?: string;
  /**
   * The command that was refused, the list that was exported, the paper that was printed, the letter that was sent, what
   * was done with a job by hand.
   */
  readonly about: string;
  /** What else is to be known of it, as the reader gets it: a refusal, the filters of an export. */
  readonly detail?: object;
}

/** Adds notes to a company's audit log; nobody changes or deletes them. */
export async function noteForAudit(
  trx: Kysely<Schema>,
  company: number,
  notes: readonly AuditNote[],
): Promise<void> {
  if (notes.length === 0) return;
  await sql`
    insert into audit_note (company_id, at, what, by, by_type, device, address, kind, document, about, detail)
    select ${company}, at, what, by, "byType", device, address, kind, document, about, coalesce(detail, '{}')
      from jsonb_to_recordset(${JSON.stringify(notes)}::jsonb) as given(
        at timestamptz, what text, by text, "byType" text, device text, address text, kind text, document text, about text,
        detail jsonb)`.execute(trx);
}
