import { sql } from 'kysely';
import type { Executor } from '#server/platform/commands/executor.ts';
import { expireDue, type Expiring } from '#server/platform/commands/expire-due.ts';
import { endToken } from './link-tokens.ts';

const ends: ReadonlySet<string> = new Set(['revoked', 'expired']);

/** In the transaction that ends a link its address goes, too. */
export function followLinkEndings(executor: Pick<Executor, 'onWriting'>): void {
  executor.onWriting(async (trx, company, events) => {
    for (const { kind, type, document } of events)
      if (kind === 'sharedLink' && ends.has(type)) await endToken(trx, company, document);
  });
}

/** Ends the links of a company whose time is over; they show nothing from that moment on, even before. [LNK7] */
export async function expireLinks(expiring: Expiring, company: number): Promise<void> {
  await expireDue(expiring, company, 'sharedLink', (trx, at) =>
    sql<{ id: string }>`
      select id from row_shared_link where company_id = ${company} and key_expiry <= ${at} order by id`.execute(
      trx,
    ),
  );
}
