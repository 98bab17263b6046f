import type { ImportMapping } from '#model/areas/integrations/data-import/data-import.facts.ts';
import type { ImportTarget } from '#model/areas/integrations/data-import/import-target.ts';
import type { ImportWorld } from '#model/areas/integrations/data-import/import-world.ts';
import type { LineNote, LineRefusal } from '#model/areas/integrations/data-import/import-line.ts';
import { lineReader, type LineReading } from '#model/areas/integrations/data-import/read-line.ts';
import type { User } from '#server/accounts/identity/user-store.ts';
import { isStorable } from '#model/values/storable.ts';
import { sentenceOf } from '#server/platform/http/sentence.ts';
import type { CommandSink } from '../command-sink.ts';
import type { Line } from '../delimited.ts';
import type { TableKind } from '../import-options.ts';
import type { ImportDeps } from '#server/open-import.ts';
import type { Progress } from '../progress.ts';
import type { Rejection } from '../rejections.ts';

export interface TableTarget {
  readonly as: TableKind;
  readonly heads: readonly string[];
  readonly mapping: ImportMapping;
  readonly lines: readonly Line[];
  readonly company: number;
  readonly user: User;
  readonly dryRun: boolean;
}

/** Line counts by result; with the rejected ones they add up to all lines read. */
export interface TableResult {
  readonly taken: number;
  /** Lines imported by an earlier run. */
  readonly before: number;
  readonly rejections: readonly Rejection[];
  /** Cells of lines that were taken, that were left out or read otherwise than they are written. */
  readonly notes: readonly LineNote[];
  /** Lines that say that there is nothing to take. */
  readonly nothing?: number;
}

/** The input of a table import. */
export interface TableWork extends Omit<TableTarget, 'user' | 'dryRun'> {
  readonly deps: ImportDeps;
  readonly sink: CommandSink;
  readonly progress: Progress;
  readonly target: ImportTarget;
  readonly world: ImportWorld;
  /** When the import runs (UTC ISO). */
  readonly at: string;
}

/** Why a line is rejected: the field and the code, by which lines are counted, and a sentence. */
export function rejectionOf(line: number, { field, code, params }: LineRefusal): Rejection {
  const sentence = sentenceOf({ code, ...(params && { params }) }, 'en');
  return {
    line,
    reason: field === null ? code : `${field} ${code}`,
    explanation: field === null ? sentence : `${field}: ${sentence}`,
  };
}

/** Reads a line of a table, or says why it cannot be. */
export function tableReader({
  target,
  mapping,
  world,
  heads,
}: TableWork): (line: Line) => LineReading | Rejection {
  const read = lineReader(target, mapping, world);
  return ({ number, cells }) => {
    const reject = (reason: string, explanation: string): Rejection => ({
      line: number,
      reason,
      explanation,
    });
    if (cells.length !== heads.length)
      return reject('wrongColumns', `has ${cells.length} cells under ${heads.length} columns`);
    if (!isStorable(cells)) return reject('textUnreadable', 'has characters that are no text');
    const reading = read(number, cells);
    return reading.refusal ? rejectionOf(number, reading.refusal) : reading;
  };
}

/** Whether a line was rejected. */
export const isRejection = (line: LineReading | Rejection): line is Rejection => 'reason' in line;
