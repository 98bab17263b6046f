import { z } from 'zod';
import { fieldChange, lineTakes } from '../data-import/import-line.ts';
import { itemRefusal } from './item-answer.ts';

/** What would become of something that is there to pull. */
const triedRecord = z.object({
  flow: z.string(),
  name: z.string(),
  becomes: z.enum(['create', 'update', 'same', 'refused', 'passed']),
  /** The kind of document that it would create or change. */
  kind: z.string().nullable(),
  refusal: itemRefusal.nullable(),
});

/** What would become of a file. */
const triedTable = z.object({
  name: z.string(),
  /** Why nothing of it would be taken; null: it would. */
  refusal: itemRefusal.nullable(),
  counts: z.object({ create: z.int(), update: z.int(), same: z.int(), rejected: z.int() }),
  /** Its first lines. */
  lines: z.array(
    z.object({
      line: z.int(),
      about: z.string(),
      takes: z.enum(lineTakes),
      refusal: itemRefusal.nullable(),
      changes: z.array(fieldChange),
    }),
  ),
});

/** What a connection would do, while nothing is written anywhere. */
export const dryRun = z.object({
  records: z.array(triedRecord),
  tables: z.array(triedTable),
  /** There is more to pull than was tried. */
  more: z.boolean(),
  /** What it would have told of what happened here lately. */
  out: z.array(z.object({ flow: z.string(), name: z.string(), data: z.record(z.string(), z.unknown()) })),
});
export type DryRun = z.infer<typeof dryRun>;
