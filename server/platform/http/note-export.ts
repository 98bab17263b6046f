import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import type { Actor } from '#model/engine/actor.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import { notedBy } from '#server/platform/http/company-request.ts';
import { noteForAudit } from '#server/platform/model/audit-notes.ts';

interface Exported {
  readonly company: number;
  readonly actor: Actor;
  /** The list: the kind of its documents, `stockLedger` or `audit`. */
  readonly about: string;
  /** UTC ISO. */
  readonly at: string;
  /** What was asked for; what is empty is left out. */
  readonly ask: object;
}

/** [AUD10] Notes an export before its first line is sent: also one that is given up is in the log. */
export async function noteExport(
  trx: Transaction<Schema>,
  request: FastifyRequest,
  { company, actor, about, ask, at }: Exported,
): Promise<void> {
  const note = {
    ...notedBy(request, actor, at),
    what: 'exported',
    about,
    detail: filtersOf(ask),
  } as const;
  await noteForAudit(trx, company, [note]);
}

const filtersOf = (ask: object): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(ask).flatMap(([name, value]: [string, unknown]) => {
      const text = typeof value === 'string' ? value : JSON.stringify(value ?? '');
      return ['', '""', '[]', '{}', 'null'].includes(text) ? [] : [[name, text.slice(0, 500)]];
    }),
  );
