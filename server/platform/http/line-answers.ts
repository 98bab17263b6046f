import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '#server/platform/db/schema.ts';
import type { CompanyAccess } from '#server/platform/model/company-access.ts';
import { inSnapshot } from '#server/platform/model/company-snapshot.ts';
import type { Viewer } from '#server/platform/model/viewer.ts';
import { accessFor, type CompanyRouteDeps } from './company-request.ts';
import { LONGEST_STATEMENT, type Underway } from './exports.ts';

/** Milliseconds that a reader may leave the next piece lying: until then its file takes room on the disk. */
const PATIENCE = 60_000;

type Trx = Transaction<Schema>;
type Lines = AsyncGenerator<string>;
type LinesOf = (trx: Trx, access: CompanyAccess) => Lines | Promise<Lines>;

interface Reader extends Viewer {
  readonly company: number;
}

interface Answer {
  readonly reader: Reader;
  /**
   * What is sent; throws an HttpError before the first line where the reader may not have it, for which it is asked once
   * before `begun`.
   */
  readonly linesOf: LinesOf;
  /** Done before the first line is read. */
  readonly begun?: (trx: Trx) => Promise<void>;
}

/** A line of newline-delimited JSON. */
export const lineOf = (value: object): string => `${JSON.stringify(value)}\n`;

/**
 * Answers of a route that are read in one snapshot: to disk, as fast as the database gives them, and from there to the
 * reader at theirs, so that no connection waits for a reader. 429 where too many of them are under way. [EXP1] [EXP4]
 */
export function lineAnswers(deps: CompanyRouteDeps) {
  return async (reply: FastifyReply, answer: Answer): Promise<FastifyReply> => {
    const underway = await deps.exports.begin(answer.reader);
    const { spool, signal, end } = underway;
    reply.raw.once('close', () => void end());
    try {
      await begunReading(deps, answer, underway);
    } catch (error) {
      await end();
      throw error;
    }
    const pieces = heldBack(spool.pieces(), PATIENCE).once('close', () => void end());
    signal.addEventListener('abort', () => void pieces.destroy());
    return reply
      .type('application/x-ndjson; charset=utf-8')
      .header('cache-control', 'private, no-store')
      .send(pieces);
  };
}

/** Resolves once there is something to send, and rejects where that fails. */
function begunReading(deps: CompanyRouteDeps, { reader, linesOf, begun }: Answer, underway: Underway) {
  const { spool, signal } = underway;
  const { company } = reader;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const write = async (): Promise<void> => {
    await deps.database.withCompany(company, async (trx) => {
      await linesOf(trx, await accessFor(deps, trx, company, reader));
      await begun?.(trx);
    });
    await inSnapshot(deps.database, company, async (trx) => {
      await sql`select set_config('statement_timeout', ${String(LONGEST_STATEMENT)}, true)`.execute(trx);
      const access = await accessFor(deps, trx, company, reader);
      for await (const line of await linesOf(trx, access)) {
        signal.throwIfAborted();
        await spool.write(line);
        resolve();
      }
    });
    spool.end();
    resolve();
  };
  deps.exports.read(company, write, signal).catch((error: Error) => {
    spool.end(error);
    reject(error);
  });
  return promise;
}

/** Asks for a piece when the one before was taken, and gives up a reader that takes none. */
export function heldBack(pieces: AsyncGenerator<string | Buffer>, patience: number): Readable {
  const taken = async function* taken(): AsyncGenerator<string | Buffer> {
    for await (const piece of pieces) {
      yield piece;
      timer.refresh();
    }
  };
  const stream = Readable.from(taken(), { highWaterMark: 1 });
  const timer = setTimeout(() => stream.destroy(), patience);
  stream.once('close', () => clearTimeout(timer));
  return stream;
}
