import { sql } from 'kysely';
import { asSystem } from '#model/engine/actor.ts';
import type { Executor } from '#server/platform/commands/executor.ts';
import type { Database } from '#server/platform/db/connect.ts';
import { endToken } from './link-tokens.ts';

const ends: ReadonlySet<string> = new Set(['revoked', 'expired']);

/** In the transaction that ends a link its address goes, too. */
export function followLinkEndings(executor: Pick<Executor, 'onWriting'>): void {
  executor.onWriting(async (trx, company, events) => {
    for (const { kind, type, document } of events)
      if (kind === 'sharedLink' && ends.has(type)) await endToken(trx, company, document);
  });
}

interface Expiring {
  readonly database: Pick<Database, 'withCompany'>;
  readonly executor: Pick<Executor, 'systemPropose'>;
  readonly now: () => string;
}

/** Ends the links of a company whose time is over; they show nothing from that moment on, even before. [LNK7] */
export async function expireLinks({ database, executor, now }: Expiring, company: number): Promise<void> {
  const at = now();
  const due = await database.withCompany(company, async (trx) => {
    const { rows } = await sql<{ id: string }>`
      select id from row_shared_link where company_id = ${company} and key_expiry <= ${at} order by id`.execute(
      trx,
    );
    return rows;
  });
  for (const { id } of due) {
    const expire = { kind: 'sharedLink', document: id, type: 'expire', data: {} };
    await executor.systemPropose(company, [expire], { by: asSystem, at });
  }
}
