import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type { Readable } from 'node:stream';
import type pg from 'pg';
import { from as copyFrom, type CopyStreamQuery } from 'pg-copy-streams';
import type { Kysely } from 'kysely';
import { addJobs, type NewJob } from '#server/jobs/add-jobs.ts';
import { jobQueues } from '#server/platform/db/job-queues.ts';
import type { FileStore } from '#server/files/file-store.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import { JOBS, type BackedTable, type BackupStep, type Opening } from './backup-format.ts';
import { readBackup } from './backup-reader.ts';
import type { BackupSource } from './backup-source.ts';
import { CopyLines, copyValues } from './copy-text.ts';
import { damaged } from './unfit-backup.ts';

interface Loading {
  /** The owner's, in no transaction. */
  readonly client: pg.Client;
  readonly source: BackupSource;
  readonly key: string | undefined;
  /** Takes a file that was not there yet. */
  readonly onFile: (company: number, hash: string, content: Readable) => Promise<void>;
  /** Takes a key of DATA_DIR. */
  readonly onSecret: (name: string, secret: string) => Promise<void>;
}

const MEGABYTE = 2 ** 20;

/** A job as a backup holds it. */
export type KeptJob = NewJob & { readonly at: string };

/**
 * Loads the rows of a checked backup into tables that are there and empty, all in one transaction, and hands on its files.
 * Returns the jobs that waited. Tells how far it is, in megabytes.
 */
export async function* loadBackup(loading: Loading): AsyncGenerator<BackupStep, KeptJob[]> {
  const { client, source, key } = loading;
  const of = Math.ceil(source.size / MEGABYTE);
  let [read, told] = [0, -1];
  await client.query('begin');
  try {
    let loader: Loader | undefined;
    for await (const entry of readBackup(source, { key, onRead: (bytes) => (read += bytes) })) {
      if (entry.is === 'opening') loader = await beginLoading(client, entry.opening);
      else if (entry.is === 'rows') await loader?.take(entry.part, entry.content);
      else if (entry.is === 'file') await loading.onFile(entry.company, entry.hash, entry.content);
      else if (entry.is === 'secret') await loading.onSecret(entry.name, entry.secret);
      const done = Math.floor(read / MEGABYTE);
      if (done !== told) yield { part: 'loading', done: (told = done), of };
    }
    if (!loader) throw damaged('its first entry is missing');
    const jobs = await loader.end();
    await client.query('commit');
    return jobs;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

async function beginLoading(client: pg.Client, opening: Opening): Promise<Loader> {
  await client.query("set local timezone = 'UTC'; set local datestyle = 'ISO'");
  for (const { name, ofCompanies } of opening.tables) {
    const table = client.escapeIdentifier(name);
    // What migrations have put down is in the backup; what triggers would write is, too.
    await client.query(`truncate ${table} cascade`);
    await client.query(`alter table ${table} disable trigger user`);
    if (ofCompanies) await client.query(`alter table ${table} no force row level security`);
  }
  return new Loader(client, opening);
}

class Loader {
  readonly #client: pg.Client;
  readonly #opening: Opening;
  readonly #tables: ReadonlyMap<string, BackedTable>;
  readonly #jobs: KeptJob[] = [];
  #lines = new CopyLines();
  #part = '';
  #into: CopyStreamQuery | undefined;

  constructor(client: pg.Client, opening: Opening) {
    this.#client = client;
    this.#opening = opening;
    this.#tables = new Map(opening.tables.map((table) => [table.name, table]));
  }

  async take(part: string, content: AsyncIterable<Buffer>): Promise<void> {
    if (part === JOBS) return this.#takeJobs(content);
    if (part !== this.#part) await this.#begin(part);
    const into = this.#into;
    if (!into) return;
    for await (const bytes of content)
      if (!into.write(bytes)) await Promise.race([once(into, 'drain'), finished(into)]);
  }

  async #begin(part: string): Promise<void> {
    await this.#finish();
    this.#part = part;
    const table = this.#tables.get(part.split('/')[1] ?? '');
    if (!table) throw damaged(`${part} belongs to no table`);
    const columns = table.columns.map((column) => this.#client.escapeIdentifier(column)).join(', ');
    const name = this.#client.escapeIdentifier(table.name);
    this.#into = this.#client.query(copyFrom(`copy ${name} (${columns}) from stdin`));
    this.#into.on('error', () => undefined); // told to whoever writes on
  }

  async #finish(): Promise<void> {
    const into = this.#into;
    this.#into = undefined;
    if (!into) return;
    const done = finished(into);
    into.end();
    await done;
  }

  async #takeJobs(content: AsyncIterable<Buffer>): Promise<void> {
    for await (const bytes of content)
      for (const line of this.#lines.take(bytes)) {
        const job = JSON.parse(copyValues(line)[0] ?? 'null') as KeptJob; // as the snapshot wrote it
        if (Object.hasOwn(jobQueues, job.queue)) this.#jobs.push(job);
      }
  }

  async end(): Promise<KeptJob[]> {
    await this.#finish();
    const client = this.#client;
    for (const { table, column, value, isCalled } of this.#opening.sequences)
      await client.query('select setval(pg_get_serial_sequence($1, $2), $3, $4)', [
        table,
        column,
        value,
        isCalled,
      ]);
    for (const { name, ofCompanies } of this.#opening.tables) {
      const table = client.escapeIdentifier(name);
      await client.query(`alter table ${table} enable trigger user`);
      if (ofCompanies) await client.query(`alter table ${table} force row level security`);
    }
    return this.#jobs;
  }
}

const MANY = 500;

/** Puts down what waited, under the same ids. */
export async function putDownJobs(owner: Kysely<Schema>, jobs: readonly KeptJob[]): Promise<void> {
  for (let from = 0; from < jobs.length; from += MANY)
    await owner.transaction().execute((trx) => addJobs(trx, jobs.slice(from, from + MANY)));
}

/** Keeps the files of a backup, and takes away again what it has kept. */
export function fileKeeper(files: FileStore) {
  const kept: (readonly [company: number, hash: string])[] = [];
  return {
    take: async (company: number, hash: string, content: Readable): Promise<void> => {
      if (await files.has(company, hash)) return;
      const incoming = await files.receive(company, content);
      if (incoming.hash !== hash) {
        await incoming.discard();
        throw damaged(`a file of company ${company} is not what was written`);
      }
      await incoming.keep();
      kept.push([company, hash]);
    },
    undo: async (): Promise<void> => {
      for (const company of new Set(kept.map(([one]) => one))) {
        const mine = new Set(kept.flatMap(([one, hash]) => (one === company ? [hash] : [])));
        const others = (await files.hashes(company)).filter((hash) => !mine.has(hash));
        await files.sweep(company, new Set(others), Infinity);
      }
    },
  };
}
