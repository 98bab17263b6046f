import type { Rule } from '#model/engine/chart.ts';
import type { DataImportRow } from './data-import.facts.ts';

type ImportRule = Rule<DataImportRow>;

/** [DI1] The field that tells which record a line is of is read from a column, or is the same in every line. */
export const keyIsMapped: ImportRule = ({ row }) => {
  if (!row) return null;
  const { key, columns, fixed } = row.mapping;
  const isMapped = columns.some(({ field }) => field === key) || (fixed[key] ?? '').trim() !== '';
  return isMapped ? null : { code: 'importKeyUnmapped' };
};

/** [DI2] There are lines that would be taken. */
export const somethingToTake: ImportRule = ({ row }) =>
  row && row.counts.create + row.counts.update === 0 ? { code: 'importNothingToTake' } : null;

/** [DI3] There are lines that were taken, and not taken back. */
export const somethingTaken: ImportRule = ({ row }) =>
  row && row.counts.taken === 0 ? { code: 'importNothingTaken' } : null;
