import { z } from 'zod';

/** The answers are the server's own rows and facts, validated when written: only the frame is checked. */
export const outcomes = z.object({ outcomes: z.array(z.looseObject({ id: z.string() })) });
export const history = z.object({ events: z.array(z.looseObject({ seq: z.int() })) });
export const moves = z.object({
  moves: z.array(z.looseObject({ seq: z.int() })),
  next: z.string().nullable(),
});
export const ledger = moves.extend({ count: z.number().optional() });
export const rows = z.object({
  rows: z.array(z.looseObject({ id: z.string() })),
  next: z.string().nullable(),
});
export const list = rows.extend({
  ids: z.array(z.string()),
  counts: z.record(z.string(), z.number()).optional(),
  sums: z.record(z.string(), z.number()).optional(),
});
export const days = z.object({
  days: z.array(z.object({ day: z.string(), count: z.number(), sums: z.record(z.string(), z.number()) })),
});
export const turnover = z.object({
  days: z.array(z.object({ day: z.string(), sold: z.number(), bought: z.number() })),
});
export const stockValue = z.object({
  lines: z.array(
    z.object({
      product: z.string(),
      warehouse: z.string().nullable(),
      quantity: z.number(),
      value: z.number().nullable(),
    }),
  ),
});
export const numberSeries = z.object({
  series: z.array(
    z.object({
      name: z.string(),
      drawn: z.number(),
      last: z.number(),
      next: z.number(),
      missing: z.number().nullable(),
      twice: z.number().nullable(),
      skipped: z.array(z.object({ from: z.number(), to: z.number(), at: z.string(), by: z.string() })),
    }),
  ),
});
export const counting = z.object({
  classes: z.object({ A: z.array(z.string()), B: z.array(z.string()) }),
  emptied: z.array(z.string()),
  accuracy: z.array(z.object({ month: z.string(), lines: z.number(), exact: z.number() })).nullable(),
});
export const shrinkage = z.object({
  lines: z.array(
    z.object({
      month: z.string(),
      counted: z.boolean(),
      reason: z.string().nullable(),
      scrap: z.boolean(),
      product: z.string(),
      location: z.string(),
      quantity: z.number(),
      value: z.number().nullable(),
    }),
  ),
});
export const people = z.object({ people: z.array(z.object({ user: z.string(), name: z.string() })) });
export const authors = z.object({ authors: z.array(z.object({ id: z.string(), name: z.string() })) });
export const links = z.object({
  links: z.array(
    z.object({ connection: z.string().nullable(), connector: z.string(), name: z.string(), url: z.string() }),
  ),
});
export const row = z.object({ row: z.looseObject({ id: z.string() }) });
export const noted = z.null();
