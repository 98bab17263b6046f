import { z } from 'zod';
import { actorTypes } from '#model/engine/actor.ts';
import * as v from '#model/values/schemas.ts';
import { STOCK, type Engine } from '#model/engine/engine.ts';
import { CHAIN_START, chainHash } from '#server/platform/db/log-chain.ts';
import { LOG } from './archive-format.ts';
import { linesOf, type ArchiveReader } from './archive-reader.ts';
import type { LoggedFact } from './archive-sources.ts';
import { UnfitArchive } from './unfit-archive.ts';

const fact = z.strictObject({
  seq: z.int().min(1),
  kind: z.string(),
  document: z.string().min(1),
  version: z.int().min(0),
  type: z.string(),
  state: z.unknown(),
  data: z.unknown(),
  drawn: z.record(z.string(), z.int()).nullable(),
  at: v.moment,
  by: z.string(),
  /** Exports of before actors were told apart have none. */
  byType: z.enum(actorTypes).nullish(),
  command: z.string(),
  index: z.int().min(0),
  device: z.string().nullable(),
  hash: z.string(),
});

/**
 * [CX6] The facts of an export in order, each checked: it follows the one before, is what was written (the chain), of a
 * kind and a type that there are, with data of its schema. Throws UnfitArchive at the first that is not.
 */
export async function* readLog(archive: ArchiveReader, engine: Engine): AsyncGenerator<LoggedFact> {
  const { company, log } = archive.manifest;
  let [last, seq] = [CHAIN_START, 0];
  for await (const line of linesOf(archive, LOG)) {
    seq += 1;
    const read = readFact(line, seq);
    if (read.seq !== seq || chainHash(last, company.number, read) !== read.hash)
      throw new UnfitArchive(`The log is not what was written: fact ${seq} differs.`);
    checkData(engine, read);
    last = read.hash;
    yield read;
  }
  if (seq !== log.facts || last !== log.end)
    throw new UnfitArchive(`The log is not whole: it ends at fact ${seq} of ${log.facts}.`);
}

function readFact(line: string, seq: number): LoggedFact {
  try {
    return fact.parse(JSON.parse(line)) as LoggedFact; // its state and data are checked apart
  } catch (cause) {
    throw new UnfitArchive(`The log cannot be read: fact ${seq} is malformed.`, { cause });
  }
}

function checkData(engine: Engine, { seq, kind, type, data }: LoggedFact): void {
  const facts = kind === STOCK ? engine.ledger.facts : engine.types.get(kind)?.facts;
  const schema = facts && Object.hasOwn(facts, type) ? facts[type] : undefined;
  if (!schema)
    throw new UnfitArchive(`This version of Lagra knows no ${kind}.${type}, which is fact ${seq}.`);
  if (!schema.safeParse(data).success)
    throw new UnfitArchive(
      `Fact ${seq}, ${kind}.${type}, has data that this version of Lagra does not know.`,
    );
}
