import { z } from 'zod';
import type { ActorType } from '#model/engine/actor.ts';
import type { DocumentRow } from '#model/engine/rows.ts';
import * as v from '#model/values/schemas.ts';
import { MOST_COLUMNS } from './import-size.ts';

/** Whether lines create records, change those that are there, or both. */
export const importModes = ['createAndUpdate', 'createOnly', 'updateOnly'] as const;
export type ImportMode = (typeof importModes)[number];

const fieldName = z
  .string()
  .min(1)
  .max(120)
  .regex(/^[\w.-]+$/);
const cell = z.string().max(4000);

/** How the days of a column are written, where their figures do not tell: which comes first. */
export const dayOrders = ['day', 'month', 'year'] as const;
export type DayOrder = (typeof dayOrders)[number];
/** What stands before the decimals of a column, where its figures do not tell: `1.234` or `1,234`. */
export const decimalMarks = ['comma', 'point'] as const;
export type DecimalMark = (typeof decimalMarks)[number];

/** What becomes of amounts in another currency than the company's: nobody has said, at its last rate, as if its own, or nothing. */
export const otherCurrencies = ['convert', 'asOwn', 'leaveOut'] as const;
export type OtherCurrencies = (typeof otherCurrencies)[number];
/** Whether prices are with VAT; `open`: the file does not tell, and somebody has to say. */
export const vatReadings = ['without', 'with', 'open'] as const;
export type VatReading = (typeof vatReadings)[number];

/** What a column of the file is read as. Several columns of one text field are joined. */
export const columnMapping = z.strictObject({
  /** From 0. */
  column: z.int().min(0).max(MOST_COLUMNS),
  field: fieldName,
  days: z.enum(dayOrders).optional(),
  decimals: z.enum(decimalMarks).optional(),
  /** Of amounts whose cells name none: a code of ISO 4217; absent: that of the company, or of the order. */
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional(),
  others: z.enum(otherCurrencies).optional(),
  /** Of prices without VAT; absent: they are without. */
  vat: z.enum(vatReadings).optional(),
});
export type ColumnMapping = z.infer<typeof columnMapping>;

/** How a table is read. */
export const importMapping = z.strictObject({
  /** One of `importTargets`. */
  target: z.string().min(1).max(40),
  mode: z.enum(importModes),
  /** The field that tells which record a line is of. */
  key: fieldName,
  /** Columns that nothing is read from are absent. */
  columns: z.array(columnMapping).max(MOST_COLUMNS),
  /** What every line says whose cell of a field is empty or missing, by field; as a cell would say it. */
  fixed: z.record(fieldName, cell),
});
export type ImportMapping = z.infer<typeof importMapping>;

/** Something that people are told of a table before they go on: what, of how many lines or columns, and the first lines. */
export const tableNote = z.strictObject({
  what: z.string().max(40),
  count: z.int().min(1),
  lines: z.array(z.int().min(1)).max(10),
});
export type TableNote = z.infer<typeof tableNote>;

/** The table that was found in a file. */
const importTable = z.strictObject({
  /** Of a workbook; null in a text. */
  sheet: z.string().nullable(),
  /** As the file writes them; empty for a column without one. */
  heads: z.array(z.string().max(200)).max(MOST_COLUMNS),
  /** Where its heads stand in the file, from 1. */
  headLine: z.int().min(1),
  lines: z.int().min(0),
  /** Lines that are none: titles, sums and what holds pictures alone. */
  skipped: z.int().min(0),
  /** What is odd about it; absent where nothing is. */
  notes: z.array(tableNote).max(10).optional(),
});
export type ImportTable = z.infer<typeof importTable>;

const importFile = z.strictObject({
  name: v.name,
  /** Bytes. */
  size: z.int().min(0),
  format: z.enum(['csv', 'xlsx']),
  /** The sheets of a workbook; none in a text. */
  sheets: z.array(z.string()),
});
export type ImportFile = z.infer<typeof importFile>;

/** Lines by what becomes of them. */
export const importCounts = z.strictObject({
  /** Not taken yet, by their verdict. */
  create: z.int().min(0),
  update: z.int().min(0),
  same: z.int().min(0),
  rejected: z.int().min(0),
  /** Taken, and not taken back. */
  taken: z.int().min(0),
  /** Taken back again. */
  undone: z.int().min(0),
});
export type ImportCounts = z.infer<typeof importCounts>;

export const importBeginning = z.strictObject({
  file: importFile,
  table: importTable,
  mapping: importMapping,
  /** The mapping is that of an earlier file with the same heads. */
  recalled: z.boolean(),
});
export type ImportBeginning = z.infer<typeof importBeginning>;

export const importMapped = z.strictObject({
  table: importTable,
  mapping: importMapping,
  recalled: z.boolean(),
});
export type ImportMapped = z.infer<typeof importMapped>;

export const importCounted = z.strictObject({ counts: importCounts });

export const dataImportFacts = {
  begun: importBeginning,
  mapped: importMapped,
  checkStarted: v.empty,
  checked: importCounted,
  counted: importCounted,
  runStarted: v.empty,
  finished: importCounted,
  stopped: v.empty,
  undoStarted: v.empty,
  undone: importCounted,
  discarded: v.empty,
} as const;

/** An import of a file. Its lines are the server's, beside the log: see `import-line.ts`. */
export interface DataImportRow extends DocumentRow, ImportBeginning {
  readonly counts: ImportCounts;
  /** Who began it, and who asked for what is going on, or went on last: ids of users or agents. */
  readonly begunBy: string;
  readonly askedBy: string;
  /** Absent where it was asked for before actors were told apart. */
  readonly askedByType?: ActorType;
}

declare module '#model/engine/rows.ts' {
  interface Rows {
    dataImport: DataImportRow;
  }
}
