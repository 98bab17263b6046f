import { sql, type Transaction } from 'kysely';
import { chainColumns } from '#server/platform/db/chain-log.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import { CHAIN_START, chainHash, type ChainedEvent } from '../db/log-chain.ts';
import { lostFact, type BrokenFact } from './lost-fact.ts';
import type { RowLayouts } from './row-layout.ts';

type Trx = Transaction<Schema>;

/** Where a log is not what was written: the fact itself, or the head, which says how far the log goes. */
export interface LogBreak extends BrokenFact {
  readonly what: 'changed' | 'removed' | 'inserted' | 'head';
  readonly seq: number;
}

/** What walking a log came to. */
export interface Verdict {
  /** Facts that are what was written: all those before the first that is not. */
  readonly checked: number;
  /** The hash (hex) of the last of them. */
  readonly hash: string;
  readonly broken: LogBreak | null;
}

export interface Walked {
  readonly checked: number;
  /** Facts in all, by the head. */
  readonly of: number;
}

const PAGE = 2000;

interface Stored extends ChainedEvent {
  readonly hash: string;
}

/**
 * [AUD6] Walks a company's log from its first fact, tells how far it has come, and returns whether it is whole. Changes
 * nothing; the caller gives a snapshot.
 */
export async function* verifyLog(
  trx: Trx,
  company: number,
  layouts: RowLayouts,
): AsyncGenerator<Walked, Verdict> {
  const head = await headOf(trx, company);
  let [last, checked] = [CHAIN_START, 0];
  const brokenAt = (broken: LogBreak): Verdict => ({ checked, hash: last, broken });
  for (;;) {
    yield { checked, of: head.head };
    const page = await storedFrom(trx, company, checked + 1);
    for (const event of page) {
      const what = faultOf(event, { company, checked, last, head: head.head });
      if (what === 'removed') return brokenAt(await removed(trx, company, layouts, checked + 1));
      if (what) return brokenAt({ what, ...namedBy(event) });
      [last, checked] = [event.hash, event.seq];
    }
    if (page.length < PAGE) break;
  }
  if (head.hash === last && head.head === checked) return { checked, hash: last, broken: null };
  // The head still has the hash of what is missing at the end; a head that was changed alone has that of the last one.
  if (checked < head.head && head.hash !== last)
    return brokenAt(await removed(trx, company, layouts, checked + 1));
  return brokenAt({ what: 'head', seq: head.head, ...nothing });
}

const nothing: BrokenFact = { kind: null, document: null, type: null, by: null, at: null };

const namedBy = ({ seq, kind, document, type, by, at }: Stored): Omit<LogBreak, 'what'> => ({
  seq,
  kind,
  document,
  type,
  by,
  at,
});

async function removed(trx: Trx, company: number, layouts: RowLayouts, seq: number): Promise<LogBreak> {
  return { what: 'removed', seq, ...nothing, ...(await lostFact(trx, company, layouts, seq)) };
}

interface Place {
  readonly company: number;
  readonly checked: number;
  readonly last: string;
  readonly head: number;
}

function faultOf(event: Stored, { company, checked, last, head }: Place): LogBreak['what'] | null {
  if (event.seq > head) return event.seq > checked + 1 ? 'removed' : 'inserted';
  if (event.seq !== checked + 1) return 'removed';
  return chainHash(last, company, event) === event.hash ? null : 'changed';
}

async function headOf(trx: Trx, company: number): Promise<{ readonly head: number; readonly hash: string }> {
  const { rows } = await sql<{ head: number; hash: string }>`
    select head, encode(hash, 'hex') as hash from company_head where company_id = ${company}`.execute(trx);
  return rows[0] ?? { head: 0, hash: CHAIN_START };
}

async function storedFrom(trx: Trx, company: number, from: number): Promise<Stored[]> {
  const { rows } = await sql<Stored>`
    select ${chainColumns}, encode(hash, 'hex') as hash from event
     where company_id = ${company} and seq >= ${from} order by seq limit ${PAGE}`.execute(trx);
  return rows;
}

/** All of it at once, for who waits for nothing. */
export async function wholeWalk(trx: Trx, company: number, layouts: RowLayouts): Promise<Verdict> {
  const walk = verifyLog(trx, company, layouts);
  for (;;) {
    const step = await walk.next();
    if (step.done) return step.value;
  }
}
