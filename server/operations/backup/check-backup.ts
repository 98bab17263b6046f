import { createHash, type Hash } from 'node:crypto';
import type { BackedTable, BackupStep, Closing, Opening } from './backup-format.ts';
import { readBackup, type BackupEntry, type ReadOptions } from './backup-reader.ts';
import type { BackupSource } from './backup-source.ts';
import { linesIn } from './backup-writer.ts';
import { CopyLines } from './copy-text.ts';
import { LogWalk } from './log-walk.ts';
import { damaged } from './unfit-backup.ts';

/** A backup that was read from its beginning to its end, and is what was written. */
export interface CheckedBackup {
  readonly opening: Opening;
  readonly closing: Closing;
  /** Logs that are not what their companies wrote: they were so in the database already. */
  readonly broken: readonly { readonly company: number; readonly seq: number }[];
}

const MEGABYTE = 2 ** 20;

/**
 * [BK5] [BK6] Reads all of a backup: every part has its sum, every file is what its name says, every log is followed along
 * its chain to its head. Tells how far it is, in megabytes. Throws UnfitBackup at the first thing that is another.
 */
export async function* checkBackup(
  source: BackupSource,
  { key }: ReadOptions,
): AsyncGenerator<BackupStep, CheckedBackup> {
  let read = 0;
  const check = new Check();
  const of = Math.ceil(source.size / MEGABYTE);
  let told = -1;
  for await (const entry of readBackup(source, { key, onRead: (bytes) => (read += bytes) })) {
    await check.take(entry);
    const done = Math.floor(read / MEGABYTE);
    if (done !== told) yield { part: 'checking', done: (told = done), of };
  }
  return check.end();
}

interface OpenPart {
  readonly name: string;
  readonly sum: Hash;
  bytes: number;
  rows: number;
}

class Check {
  #opening: Opening | undefined;
  #closing: Closing | undefined;
  readonly #sums = new Map<
    string,
    { readonly sha256: string; readonly bytes: number; readonly rows: number }
  >();
  readonly #logs = new Map<number, LogWalk>();
  readonly #files = { count: 0, bytes: 0 };
  #part: OpenPart | undefined;
  #lines = new CopyLines();

  async take(entry: BackupEntry): Promise<void> {
    if (entry.is === 'opening') this.#opening = entry.opening;
    else if (!this.#opening) throw damaged('its first entry is missing');
    else if (entry.is === 'rows') await this.#rows(entry.part, entry.content);
    else if (entry.is === 'file') await this.#file(entry);
    else if (entry.is === 'closing') this.#closing = entry.closing;
  }

  end(): CheckedBackup {
    this.#settle();
    const [opening, closing] = [this.#opening, this.#closing];
    if (!opening || !closing) throw damaged('it ends too early');
    for (const { name, sha256, bytes, rows } of closing.parts) {
      const found = this.#sums.get(name);
      if (!found) throw damaged(`${name} is missing`);
      if (found.sha256 !== sha256 || found.bytes !== bytes || found.rows !== rows)
        throw damaged(`${name} is not what was written`);
    }
    if (this.#sums.size !== closing.parts.length) throw damaged('it holds more than was written');
    if (this.#files.count !== closing.files.count || this.#files.bytes !== closing.files.bytes)
      throw damaged('files are missing');
    return { opening, closing, broken: this.#brokenLogs(closing) };
  }

  #brokenLogs({ logs }: Closing): CheckedBackup['broken'] {
    return logs.flatMap(({ company, facts, end }) => {
      const walked = this.#logs.get(company)?.walked ?? { facts: 0, end: null, broken: null };
      if (walked.broken !== null) return [{ company, seq: walked.broken }];
      const isWhole = walked.facts === facts && (facts === 0 || walked.end === end);
      return isWhole ? [] : [{ company, seq: Math.min(walked.facts, facts) + 1 }];
    });
  }

  async #rows(name: string, content: AsyncIterable<Buffer>): Promise<void> {
    if (this.#part?.name !== name) {
      this.#settle();
      if (this.#sums.has(name)) throw damaged(`${name} is there twice`);
      this.#part = { name, sum: createHash('sha256'), bytes: 0, rows: 0 };
      this.#lines = new CopyLines();
    }
    const part = this.#part;
    const walk = this.#walkOf(name);
    for await (const bytes of content) {
      part.rows += linesIn(part.sum, bytes);
      part.bytes += bytes.length;
      if (walk) for (const line of this.#lines.take(bytes)) walk.take(line);
    }
  }

  #settle(): void {
    if (!this.#part) return;
    const { name, sum, bytes, rows } = this.#part;
    this.#sums.set(name, { sha256: sum.digest('hex'), bytes, rows });
    this.#part = undefined;
  }

  /** For the facts of a company. */
  #walkOf(part: string): LogWalk | undefined {
    const company = Number(/^tables\/event\/(\d+)$/.exec(part)?.[1]);
    if (!company) return undefined;
    const columns = columnsOf(this.#opening?.tables ?? [], 'event');
    const walk = this.#logs.get(company) ?? new LogWalk(company, columns);
    this.#logs.set(company, walk);
    return walk;
  }

  async #file({ company, hash, content }: Extract<BackupEntry, { is: 'file' }>): Promise<void> {
    const sum = createHash('sha256');
    for await (const bytes of content) {
      sum.update(bytes as Buffer); // tar gives bytes
      this.#files.bytes += (bytes as Buffer).length;
    }
    this.#files.count += 1;
    if (sum.digest('hex') !== hash) throw damaged(`a file of company ${company} is not what was written`);
  }
}

const columnsOf = (tables: readonly BackedTable[], name: string): readonly string[] =>
  tables.find((table) => table.name === name)?.columns ?? [];
