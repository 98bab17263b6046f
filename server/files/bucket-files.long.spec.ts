import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { epoch, fromNow, now } from '#model/values/clock.fixtures.ts';
import { openBucket, type Bucket } from '#server/platform/objects/bucket.fixtures.ts';
import { openFiles } from './open-uploads.ts';

let folder: string;
let bucket: Bucket;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lagra-bucket-'));
  bucket = await openBucket(folder, 'files');
});
afterAll(async () => {
  await bucket.close();
  await rm(folder, { recursive: true, force: true });
});

/** What a server on a machine of its own keeps in the bucket. */
const server = (name: string) =>
  openFiles({
    dataDir: join(folder, name),
    filesTo: { kind: 's3', bucket: bucket.name, prefix: 'of/lagra' },
    s3: bucket.s3,
  });
type Kept = Awaited<ReturnType<typeof openFiles>>;

async function take({ files }: Kept, company: number, text: string): Promise<string> {
  const incoming = await files.receive(company, Readable.from([Buffer.from(text)]));
  await incoming.keep();
  await incoming.discard();
  return incoming.hash;
}

const text = async (found: { readonly stream: Readable } | undefined): Promise<string | undefined> =>
  found && (await buffer(found.stream)).toString();

describe('a bucket', () => {
  it('[FS13] has the files of all servers, each in its company, and nothing stays on a server', async () => {
    const [one, other] = [await server('one'), await server('other')];
    const hash = await take(one, 1, 'Hello');
    expect(await text(await other.files.open(1, hash))).toBe('Hello');
    expect(await other.files.has(1, hash)).toBe(true);
    expect(await other.files.hashes(1)).toEqual([hash]);
    expect([await other.files.open(2, hash), await other.files.has(2, hash)]).toEqual([undefined, false]);
    expect([await other.files.used(1), await other.files.used(2)]).toEqual([5, 0]);
    expect(await readdir(join(folder, 'one', 'files', '1'))).toEqual([]);
  });

  it('[FS13] is swept of what no document refers to, unless it was put there again', async () => {
    const { files } = await server('one');
    const [kept, gone] = [await take({ files } as Kept, 3, 'kept'), await take({ files } as Kept, 3, 'gone')];
    expect(await files.sweep(3, new Set([kept]), epoch() - 60_000)).toBe(0);
    expect(await files.sweep(3, new Set([kept]), epoch() + 60_000)).toBe(1);
    expect([await files.has(3, kept), await files.has(3, gone)]).toEqual([true, false]);
  });

  it('[FS13] has the exports that wait, the last one of each company, for a day', async () => {
    const [one, other] = [await server('one'), await server('other')];
    const write = async (content: string) => {
      const archive = await one.archives.begin(1);
      await writeFile(archive.path, content);
      const written = await archive.keep();
      await archive.discard();
      return written;
    };
    const first = await write('first');
    const second = await write('second one');
    const late = fromNow(25 * 3_600_000);
    expect(second.size).toBe(10);
    expect(await other.archives.open(1, first.id, now())).toBeUndefined();
    expect(await text(await other.archives.open(1, second.id, now()))).toBe('second one');
    expect(await other.archives.open(1, second.id, late)).toBeUndefined();
    expect([await other.archives.sweep(1, now()), await other.archives.sweep(1, late)]).toEqual([0, 1]);
  });
});
