import { z } from 'zod';

/** What becomes of a line: a new record, changes to one, nothing since all of it is there already, or nothing at all. */
export const lineTakes = ['create', 'update', 'same', 'rejected'] as const;

/** How far a line is: not taken, taken, taken back again, or taken and not to be taken back. */
export const lineStages = ['open', 'taken', 'undone', 'kept'] as const;
export type LineStage = (typeof lineStages)[number];

/** Why a line is rejected, or why it cannot be undone: a language-neutral code with its data, as refusals have. */
export const lineRefusal = z.strictObject({
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  /** The field of the target, and the column of the file (from 0) that it was read from; null where it is none. */
  field: z.string().nullable(),
  column: z.int().min(0).nullable(),
});
export type LineRefusal = z.infer<typeof lineRefusal>;

/**
 * A change that a line would make to a field: as a file would say it, numbers with a point, days as `2026-11-26`, records by
 * their code or name. `before` is empty in what is created.
 */
export const fieldChange = z.strictObject({ field: z.string(), before: z.string(), after: z.string() });
export type FieldChange = z.infer<typeof fieldChange>;

/**
 * A cell that a line is taken without, or with another value: it was left out, rounded, or unseen signs were taken out of it.
 * Its code says what is wrong with it.
 */
export const lineNote = lineRefusal.extend({ how: z.enum(['leftOut', 'rounded', 'cleaned', 'converted']) });
export type LineNote = z.infer<typeof lineNote>;

/** What was decided of a line. */
export const lineVerdict = z.strictObject({
  takes: z.enum(lineTakes),
  /** Where it is rejected. */
  refusal: lineRefusal.nullable(),
  /** Field by field; none where it is rejected or the same. */
  changes: z.array(fieldChange),
  /** What it is of, by the key of its target: `BOLT-M8`; empty where the line names none. */
  about: z.string(),
  /** The record that is there already. */
  document: z.string().nullable(),
  /** What is told of its cells, where it is taken; absent: nothing. */
  notes: z.array(lineNote).optional(),
});
export type LineVerdict = z.infer<typeof lineVerdict>;

/** A line of a file that is imported. */
export const importLine = z.strictObject({
  /** As the file counts: where its record begins, from 1. */
  line: z.int().min(1),
  cells: z.array(z.string()),
  /** Cells that were put right, by their column (from 0). */
  corrections: z.record(z.string().regex(/^\d{1,3}$/), z.string()),
  /** Null until the import was checked. */
  verdict: lineVerdict.nullable(),
  stage: z.enum(lineStages),
  /** Why it cannot be undone. */
  kept: lineRefusal.nullable(),
});
export type ImportLine = z.infer<typeof importLine>;

/** A page of lines, where the next one begins (`after` of the next call, or null at the end), and how many there are of them. */
export const importLinePage = z.strictObject({
  lines: z.array(importLine),
  next: z.int().nullable(),
  total: z.int().min(0),
});

/** Cells to put right, by their column; an empty text empties the cell, null takes the correction back. */
export const lineCorrection = z.strictObject({
  cells: z.record(z.string().regex(/^\d{1,3}$/), z.string().max(4000).nullable()),
});
export type LineCorrection = z.infer<typeof lineCorrection>;

/** Several lines put right together. */
export const lineCorrections = z.strictObject({
  lines: z
    .array(lineCorrection.extend({ line: z.int().min(1) }))
    .min(1)
    .max(500),
});

const column = z.int().min(0).max(200);
/**
 * Every line whose cell in a column says one thing (`is`), or about whose cell there something is said (`told`: the code of a
 * refusal or a note), says another from now on.
 */
export const likeCorrection = z.union([
  z.strictObject({ column, is: z.string().max(4000), becomes: z.string().max(4000) }),
  z.strictObject({ column, told: z.string().max(80), becomes: z.string().max(4000) }),
]);

/** What is told of the cells of a column: the lines are rejected for it, or taken without the cell or with another value. */
export const columnNote = z.strictObject({
  /** From 0; null: no cell is at fault. */
  column: z.int().min(0).nullable(),
  field: z.string().nullable(),
  how: z.enum(['rejected', ...lineNote.shape.how.options]),
  /** As that of the first line. */
  code: z.string(),
  params: lineRefusal.shape.params,
  lines: z.int().min(1),
  first: z.int().min(1),
});
export type ColumnNote = z.infer<typeof columnNote>;

/** How far the work on an import is: `done` of `of` lines. */
export const importProgress = z.strictObject({ done: z.int().min(0), of: z.int().min(0) });
export type ImportProgress = z.infer<typeof importProgress>;
