import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { FastifyReply } from 'fastify';
import type { Transaction } from 'kysely';
import type { Schema } from '#server/platform/db/schema.ts';
import type { CompanyAccess } from '#server/platform/model/company-access.ts';
import { inSnapshot } from '#server/platform/model/company-snapshot.ts';
import type { Viewer } from '#server/platform/model/viewer.ts';
import { accessFor, type CompanyRouteDeps } from './company-request.ts';
import { HttpError } from './http-error.ts';

const RETRY_SECONDS = 10;
/** Milliseconds that a reader may leave the next line lying: until then it holds a connection and a snapshot. */
const PATIENCE = 60_000;

type Lines = AsyncGenerator<string>;
type LinesOf = (trx: Transaction<Schema>, access: CompanyAccess) => Lines | Promise<Lines>;

interface Reader extends Viewer {
  readonly company: number;
}

interface Answer {
  readonly reader: Reader;
  /** What is sent; throws an HttpError before the first line where the reader may not have it. */
  readonly linesOf: LinesOf;
  /** Done before the first line is sent. */
  readonly begun?: () => Promise<void>;
}

/** A line of newline-delimited JSON. */
export const lineOf = (value: object): string => `${JSON.stringify(value)}\n`;

/**
 * Answers of a route that are read in one snapshot, line by line as the reader takes them; 429 while `most` of them are
 * under way, since each takes a connection of the pool.
 */
export function lineAnswers(deps: CompanyRouteDeps, most: number) {
  let running = 0;
  return async (reply: FastifyReply, { reader, linesOf, begun }: Answer): Promise<FastifyReply> => {
    if (running >= most) throw new HttpError(429, { code: 'tooManyExports' }, RETRY_SECONDS);
    running += 1;
    const lines = await openLines(deps, reader, linesOf, () => (running -= 1));
    await begun?.();
    return reply
      .type('application/x-ndjson; charset=utf-8')
      .header('cache-control', 'private, no-store')
      .send(lines);
  };
}

/** @param onEnd called once nothing of it is left */
function openLines(
  deps: CompanyRouteDeps,
  reader: Reader,
  linesOf: LinesOf,
  onEnd: () => void,
): Promise<Readable> {
  const { promise, resolve, reject } = Promise.withResolvers<Readable>();
  // The snapshot has to last until the last line is read, long after the answer has begun.
  inSnapshot(deps.database, reader.company, async (trx) => {
    const access = await accessFor(deps, trx, reader.company, reader);
    const lines = heldBack(await linesOf(trx, access), PATIENCE);
    resolve(lines);
    await finished(lines).catch(() => undefined); // whoever reads it is told, or has given up
  })
    .catch(reject)
    .finally(onEnd);
  return promise;
}

/** Asks for a line when the one before was taken, and gives up a reader that takes none. */
export function heldBack(lines: Lines, patience: number): Readable {
  const taken = async function* taken(): Lines {
    for await (const line of lines) {
      yield line;
      timer.refresh();
    }
  };
  const stream = Readable.from(taken(), { highWaterMark: 1 });
  const timer = setTimeout(() => stream.destroy(), patience);
  stream.once('close', () => clearTimeout(timer));
  return stream;
}
