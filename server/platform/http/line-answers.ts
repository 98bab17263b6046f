import { Readable } from 'node:stream';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '#server/platform/db/schema.ts';
import type { CompanyAccess } from '#server/platform/model/company-access.ts';
import { inSnapshot } from '#server/platform/model/company-snapshot.ts';
import type { Viewer } from '#server/platform/model/viewer.ts';
import { accessFor, type CompanyRouteDeps } from './company-request.ts';
import { errorBody, problemOf } from './error-handler.ts';
import { LONGEST_STATEMENT, type Underway } from './exports.ts';
import { HttpError } from './http-error.ts';

/** Milliseconds that a reader may leave the next piece lying: until then its file takes room on the disk. */
const PATIENCE = 60_000;
/** Milliseconds that a reader has to take the rest and the reason, once the time of an export is over. */
const FAREWELL = 60_000;

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
 * What goes wrong after the first line is told by a last one, `{ problem }`, in the form of an error answer. [EXP5]
 */
export function lineAnswers(deps: CompanyRouteDeps) {
  return async (reply: FastifyReply, answer: Answer): Promise<FastifyReply> => {
    const underway = await deps.exports.begin(answer.reader);
    const { signal, end } = underway;
    reply.raw.once('close', () => void end());
    try {
      await begunReading(deps, answer, underway);
    } catch (error) {
      await end();
      throw error;
    }
    const told = withProblem(underway, reply.request);
    const pieces = heldBack(told, PATIENCE).once('close', () => void end());
    signal.addEventListener('abort', () => leave(pieces, underway), { once: true });
    return reply
      .type('application/x-ndjson; charset=utf-8')
      .header('cache-control', 'private, no-store')
      .send(pieces);
  };
}

/** What was read, and why it is not all of it, where that is so. */
async function* withProblem(
  { spool, signal }: Underway,
  request: FastifyRequest,
): AsyncGenerator<Buffer | string> {
  try {
    yield* spool.pieces();
  } catch (error) {
    if (signal.aborted && !isOver(signal)) return; // nobody reads it any more
    const problem = problemOf(error as FastifyError, request); // of which nothing is expected
    yield lineOf({ problem: errorBody(problem, request) });
  }
}

/** Whether it was ended because its time was over. */
const isOver = ({ reason }: AbortSignal): boolean => reason instanceof HttpError;

/** Where the time is over before all is read, a reader who keeps up is told; what only has to be sent ends at once. */
function leave(pieces: Readable, { spool, signal }: Underway): void {
  if (spool.isWhole || !isOver(signal)) return void pieces.destroy();
  spool.end(signal.reason as HttpError); // as `Exports` ends it
  const timer = setTimeout(() => pieces.destroy(), FAREWELL).unref();
  pieces.once('close', () => clearTimeout(timer));
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
  signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }); // an error, always
  deps.exports.read(company, write, signal).catch((error: Error) => {
    spool.end(error);
    reject(error);
  });
  return promise;
}

/** Asks for a piece when the one before was taken, and gives up a reader that takes none; who waits for one is not given up. */
export function heldBack(pieces: AsyncGenerator<string | Buffer>, patience: number): Readable {
  const lying = (): NodeJS.Timeout => setTimeout(() => stream.destroy(), patience);
  const taken = async function* taken(): AsyncGenerator<string | Buffer> {
    clearTimeout(timer);
    for await (const piece of pieces) {
      timer = lying();
      yield piece;
      clearTimeout(timer);
    }
  };
  const stream = Readable.from(taken(), { highWaterMark: 1 });
  let timer = lying();
  stream.once('close', () => clearTimeout(timer));
  return stream;
}
