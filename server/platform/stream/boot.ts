import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Transaction } from 'kysely';
import type { Engine } from '#model/engine/engine.ts';
import { schemaOf } from '#model/engine/schema.ts';
import type { Database } from '#server/platform/db/connect.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import type { Viewer } from '#server/platform/model/viewer.ts';
import type { AccessReader } from '#server/platform/model/company-access.ts';
import { inSnapshot } from '#server/platform/model/company-snapshot.ts';
import type { RowLayouts } from '#server/platform/model/row-layout.ts';
import { BootCache, type BootBlob, type BootStart } from './boot-cache.ts';
import { bootLines, type BootPlan } from './boot-lines.ts';
import { LOG_PAGE } from './company-feed.ts';
import { GrowingBlob } from './growing-blob.ts';

export interface Boots {
  /**
   * The working set of this viewer's class as of an event not far behind the company's head, from which on the stream
   * brings the rest [SY14]; null for non-members. It holds at least the event `atLeast`, if there is one already.
   */
  open(company: number, viewer: Viewer, atLeast?: number): Promise<BootBlob | null>;
}

interface BootOptions {
  readonly engine: Engine;
  readonly database: Database;
  readonly layouts: RowLayouts;
  readonly access: AccessReader;
  readonly now: () => string;
  readonly onFault: (error: unknown) => void;
}

const RECENT_DAYS = 90;
const DAY = 86_400_000;
const MOST_BYTES = 128 * 1024 * 1024;
/** Half the bytes of the fastest level, for twice its time; higher levels save little more. */
const GZIP_LEVEL = 5;

/** The last bootstrap of each company and access class: made once, shared, and replaced when it has fallen too far behind. */
export function createBoots(options: BootOptions): Boots {
  const cache = new BootCache({ mostBytes: MOST_BYTES, mostBehind: LOG_PAGE });
  const schema = schemaOf(options.engine);
  return {
    open: (company, viewer, atLeast = 0) => {
      const { promise, resolve, reject } = Promise.withResolvers<BootBlob | null>();
      // The snapshot has to last until the last page is read, long after the answer has begun.
      inSnapshot(options.database, company, async (trx) => {
        const plan = await planFor(trx, options, schema, company, viewer);
        if (!plan) return resolve(null);
        const { header: start, access, changedAt } = plan;
        const group = `${company} ${access.key}`;
        const held = cache.find(group, { ...start, notBefore: Math.max(changedAt, atLeast) });
        if (held) return resolve(held);
        const blob = { etag: etagOf(start), start, gzip: new GrowingBlob() };
        cache.put(group, blob);
        resolve(blob);
        await make(trx, plan, blob).catch((error: unknown) => {
          cache.drop(group, blob);
          blob.gzip.fail(error);
          options.onFault(error);
        });
      }).catch(reject);
      return promise;
    },
  };
}

interface Asked extends BootPlan {
  /** The last event that changed the viewer's access. */
  readonly changedAt: number;
}

async function planFor(
  trx: Transaction<Schema>,
  { access: reader, layouts, now }: BootOptions,
  schema: string,
  company: number,
  viewer: Viewer,
): Promise<Asked | null> {
  const granted = await reader.read(trx, company, viewer);
  if (!granted) return null;
  const { access, head, changedAt } = granted;
  const since = daysBefore(now(), RECENT_DAYS);
  const header = { company, asOf: head.head, epoch: head.epoch, schema, access: access.key, since };
  return { company, layouts, access, header, changedAt };
}

async function make(trx: Transaction<Schema>, plan: BootPlan, { gzip }: BootBlob): Promise<void> {
  await pipeline(Readable.from(bootLines(trx, plan)), createGzip({ level: GZIP_LEVEL }), collectInto(gzip));
}

const collectInto =
  (blob: GrowingBlob) =>
  async (chunks: AsyncIterable<Buffer>): Promise<void> => {
    for await (const chunk of chunks) blob.push(chunk);
    blob.end();
  };

/** Midnight of a day, so that all bootstraps of one day are identical. */
const daysBefore = (now: string, days: number): string =>
  new Date(Math.floor(Date.parse(now) / DAY) * DAY - days * DAY).toISOString();

/** Weak: the same content may be sent compressed or not. */
const etagOf = (start: BootStart): string =>
  `W/"${createHash('sha256').update(JSON.stringify(start)).digest('base64url').slice(0, 22)}"`;
