import { z } from 'zod';
import { languages } from '#model/values/languages.ts';
import * as v from '#model/values/schemas.ts';

const cell = z.union([
  z.string(),
  z.object({ strong: z.string() }),
  z.object({ lines: z.array(z.string()).readonly() }),
  z.object({ code: z.string() }),
  z.object({ room: z.enum(['figure', 'line']) }),
]);
const cells = z.array(cell).readonly();
const listed = z.object({ id: z.string(), label: z.string(), value: z.string() });

/**
 * What a link shows of a document: the texts of its paper (`model/papers/paper.ts`), and nothing else. Whatever has no field here
 * never leaves through a link.
 */
export const sharedPaper = z.object({
  language: z.enum(languages),
  title: z.string(),
  number: z.string().nullable(),
  company: z.object({ name: z.string(), address: z.array(z.string()).readonly() }),
  addresses: z
    .array(z.object({ label: z.string(), name: z.string(), lines: z.array(z.string()).readonly() }))
    .readonly(),
  facts: z.array(z.object({ label: z.string(), value: cell })).readonly(),
  tables: z
    .array(
      z.object({
        id: z.string(),
        label: z.string(),
        heading: z.string().nullable(),
        columns: z
          .array(z.object({ id: z.string(), header: z.string(), align: z.literal('end').optional() }))
          .readonly(),
        rows: z.array(z.object({ id: z.string(), cells })).readonly(),
        totals: z.array(listed).readonly(),
      }),
    )
    .readonly(),
  texts: z.array(z.string()).readonly(),
  foot: z.object({ notes: z.string(), text: z.string(), details: z.string() }).nullable(),
});
export type SharedPaper = z.infer<typeof sharedPaper>;

/** A line that the reader may answer for: thousandths of the stock unit, and what they were ordered in. */
export const sharedLine = z.object({
  id: z.string(),
  name: z.string(),
  sku: z.string(),
  quantity: z.int(),
  orderedIn: v.orderedUnit.nullable(),
  /** `YYYY-MM-DD`; null: no day was asked for. */
  promisedOn: z.string().nullable(),
  /** Of a quote: the reader may leave it out, or has taken it; absent: it is a part of the whole. [SO78] */
  choice: z.enum(['optional', 'chosen']).optional(),
  /** The stock unit, where the reader answers in packs of their own. */
  unit: z.string().optional(),
  /** Its quantity is not the reader's to change. [SO79] */
  isFixed: z.literal(true).optional(),
});
export type SharedLine = z.infer<typeof sharedLine>;
