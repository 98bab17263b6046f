import { z } from 'zod';
import { seriesNames, type SeriesSet } from './number-series.ts';

const MOST_DIGITS = 10;
/** Nine digits: a counter never outgrows an integer of the database. */
const LARGEST_START = 999_999_999;

const form = z.strictObject({
  series: z.enum(seriesNames),
  prefix: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z][A-Z0-9]{0,7}$/),
  digits: z.int().min(1).max(MOST_DIGITS),
  year: z.boolean(),
});

/** How a series writes its numbers from now on; `next`: the number drawn next, null: as it comes. */
export const seriesForm = form.extend({ next: z.int().min(1).max(LARGEST_START).nullable() });
export type SeriesForm = z.infer<typeof seriesForm>;

/** Numbers of a counter that are left out on purpose, both ends included. */
const skipped = z.strictObject({ counter: z.string(), from: z.int().min(1), to: z.int().min(1) });

export const seriesSet: z.ZodType<SeriesSet> = form.extend({ skipped: skipped.nullable() });
