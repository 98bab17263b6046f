import type { Readable } from 'node:stream';
import type { Transaction } from 'kysely';
import type { FileStore } from '#server/files/file-store.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import type { RowLayouts } from '#server/platform/model/row-layout.ts';
import {
  FORMAT,
  LOG,
  MANIFEST,
  PRODUCT,
  filePart,
  tablePart,
  type ArchiveStep,
  type Manifest,
} from './archive-format.ts';
import { attachedHashes, headOf, logPieces, peopleOf, tablePieces } from './archive-sources.ts';
import { createArchiveWriter, type ArchiveWriter } from './archive-writer.ts';
import { figuresOf } from './figures.ts';

interface Archiving {
  readonly company: number;
  readonly layouts: RowLayouts;
  readonly files: FileStore;
  /** Where the file is to be. */
  readonly path: string;
  /** Moment, UTC ISO, and the user. */
  readonly at: string;
  readonly by: string;
}

type Trx = Transaction<Schema>;

/**
 * [CX1] [CX2] Writes all that a company is into a file, piece by piece, and tells how far it is; whoever stops asking
 * ends it. The caller gives a snapshot of the company.
 */
export async function* writeArchive(trx: Trx, archiving: Archiving): AsyncGenerator<ArchiveStep, Manifest> {
  const writer = createArchiveWriter(archiving.path, archiving.at);
  let isWhole = false;
  try {
    const manifest = yield* writeParts(trx, archiving, writer);
    await writer.end(MANIFEST, `${JSON.stringify(manifest, null, 2)}\n`);
    isWhole = true;
    return manifest;
  } finally {
    if (!isWhole) writer.abort();
  }
}

async function* writeParts(
  trx: Trx,
  { company, layouts, files, at, by }: Archiving,
  writer: ArchiveWriter,
): AsyncGenerator<ArchiveStep, Manifest> {
  const { facts, end, name, currency } = await headOf(trx, company);
  const figures = await figuresOf(trx, company, layouts);
  for (const layout of layouts.values()) {
    const table = layout.table.name;
    const pieces = tablePieces(trx, company, layout);
    yield* counted(writer, { name: tablePart(table), of: figures.tables[table]?.rows ?? 0, pieces });
  }
  yield* counted(writer, { name: LOG, of: facts, pieces: logPieces(trx, company) });
  yield* writeFiles(await attachedHashes(trx, company), (hash) => files.open(company, hash), writer);
  return {
    product: PRODUCT,
    format: FORMAT,
    company: { number: company, name, currency },
    madeAt: at,
    madeBy: by,
    log: { facts, end },
    people: await peopleOf(trx, company),
    figures,
    parts: [...writer.parts],
  };
}

interface Counted {
  readonly name: string;
  readonly of: number;
  readonly pieces: ReturnType<typeof logPieces>;
}

async function* counted(writer: ArchiveWriter, { name, of, pieces }: Counted): AsyncGenerator<ArchiveStep> {
  let done = 0;
  for await (const { rows } of writer.part(name, pieces, ({ text }) => text))
    yield { part: name, done: (done += rows), of };
}

/** Content that was swept since is not there any more. */
async function* writeFiles(
  hashes: readonly string[],
  open: (hash: string) => Promise<{ readonly stream: Readable } | undefined>,
  writer: ArchiveWriter,
): AsyncGenerator<ArchiveStep> {
  for (const [index, hash] of hashes.entries()) {
    const found = await open(hash);
    if (found) for await (const _ of writer.part(filePart(hash), found.stream, (chunk: Buffer) => chunk));
    yield { part: 'files', done: index + 1, of: hashes.length };
  }
}
