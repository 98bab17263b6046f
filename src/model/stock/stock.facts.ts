import { z } from 'zod';
import * as v from '../values/schemas.ts';

const place = z.string();
/** The lot or serial number, of products that have them. */
const lot = z.string().optional();
/** The document whose line wants goods. */
const demander = { kind: z.string(), document: z.string() };

/**
 * Promises that the rest of the stock could not keep, by the document's line, in a document's own fact; thousandths.
 * Absent in facts of the time before they were named.
 */
export const releasedPromises = z
  .array(z.object({ ...demander, line: z.string(), quantity: z.int().positive() }))
  .optional();

/** Goods moved from one place to another; quantities in thousandths. */
export const movedSchema = z.object({
  effectiveAt: v.moment,
  source: z.object({ kind: z.string(), document: z.string() }),
  moves: z.array(
    z.object({
      product: z.string(),
      lot,
      quantity: z.int().positive(),
      from: place,
      to: place,
      fromWarehouse: z.string().nullable(),
      toWarehouse: z.string().nullable(),
      fromAvailable: z.boolean(),
      toAvailable: z.boolean(),
      line: z.string().nullable(),
    }),
  ),
});
export type Moved = z.infer<typeof movedSchema>;
export type StockMove = Moved['moves'][number];

/** Stock was reserved for demand lines, or released (negative); with a location, in that bin. */
export const reservedSchema = z.object({
  entries: z.array(
    z.object({
      ...demander,
      line: z.string(),
      product: z.string(),
      warehouse: z.string(),
      quantity: z.int(),
      location: z.string().nullable(),
      lot,
    }),
  ),
});
export type Reserved = z.infer<typeof reservedSchema>;

/** What of a demand the system leaves to people; all absent in facts of before. [ST28] */
const keptForPeople = {
  /** The first day (`YYYY-MM-DD`) on which it may be reserved by itself; absent: any. */
  from: z.string().optional(),
  /** Somebody reserves all of it by hand. */
  byHand: z.literal(true).optional(),
  /** Thousandths that somebody freed: they are reserved by hand alone. */
  freed: z.int().positive().optional(),
  /** What is reserved for it stays so until somebody unlocks it. */
  locked: z.literal(true).optional(),
};

/** Total demand of demand lines; zero ends a line. */
export const demandedSchema = z.object({
  entries: z.array(
    z.object({
      ...demander,
      line: z.string(),
      product: z.string(),
      warehouse: z.string(),
      open: z.int().min(0),
      priority: z.int(),
      on: z.string(),
      ...keptForPeople,
    }),
  ),
});
export type Demanded = z.infer<typeof demandedSchema>;

/** What lines of orders and of transfers still bring; zero ends a line. */
export const expectedSchema = z.object({
  entries: z.array(
    z.object({
      /** The kind of the document named by `order`; absent: a purchase order. */
      kind: z.string().optional(),
      order: z.string(),
      line: z.string(),
      product: z.string(),
      warehouse: z.string(),
      open: z.int().min(0),
      on: z.string(),
    }),
  ),
});
export type Expected = z.infer<typeof expectedSchema>;

/**
 * Goods entered or left the company's ownership, or changed in value without moving (quantity zero): thousandths, and
 * minor units of its currency. Of a difference, `value` went into stock and `expensed` did not, as its goods are gone.
 * `receipt`: the goods receipt that goods returned to their supplier, or not returned after all, came in with; `back`:
 * they came back to where they had left from. Both are absent in facts of before [ST27].
 */
export const valuedSchema = z.object({
  effectiveAt: v.moment,
  source: z.object({ kind: z.string(), document: z.string() }),
  entries: z.array(
    z.object({
      product: z.string(),
      type: z.enum(['in', 'out', 'revaluation', 'landed', 'correction']),
      quantity: z.int(),
      value: z.int(),
      expensed: z.int().optional(),
      receipt: z.string().optional(),
      back: z.literal(true).optional(),
    }),
  ),
});
export type Valued = z.infer<typeof valuedSchema>;

/** Stock in a location, or of a lot, was withheld from new promises, or made available again. */
export const withheldSchema = z.object({
  entries: z.array(z.object({ product: z.string(), location: z.string(), lot, withheld: z.boolean() })),
});
export type Withheld = z.infer<typeof withheldSchema>;

/** Stock of a product in a location is doubted since a pick missed some there; without a pick, somebody has looked. */
export const doubtedSchema = z.object({
  entries: z.array(z.object({ product: z.string(), location: z.string(), lot, pick: z.string().nullable() })),
});
export type Doubted = z.infer<typeof doubtedSchema>;

/** A quantity in a location was put on hold, or (with a minus) freed; thousandths. */
export const heldSchema = z.object({
  entries: z.array(z.object({ product: z.string(), location: z.string(), lot, quantity: z.int() })),
});
export type Held = z.infer<typeof heldSchema>;

/** A count has a bin from now on, with what open picks have in hand from there (thousandths), or (null) no longer. */
export const countingSchema = z.object({
  entries: z.array(
    z.object({
      location: z.string(),
      warehouse: z.string(),
      count: z.string().nullable(),
      taken: z.array(z.object({ product: z.string(), lot, quantity: z.int() })).optional(),
    }),
  ),
});
export type Counting = z.infer<typeof countingSchema>;

/** Picks took goods (thousandths) from bins that are being counted, or (with a minus) put them back, at that moment. */
export const takenSchema = z.object({
  at: v.moment,
  entries: z.array(z.object({ product: z.string(), location: z.string(), lot, quantity: z.int() })),
});
export type Taken = z.infer<typeof takenSchema>;

/** Whole bins, or goods in them, were counted at that moment, and the count is posted. */
export const countedSchema = z.object({
  entries: z.array(
    z.object({
      location: z.string(),
      warehouse: z.string(),
      product: z.string().optional(),
      lot,
      count: z.string(),
      at: v.moment,
    }),
  ),
});
export type Counted = z.infer<typeof countedSchema>;

/** Something from before these counts became known after they were posted. */
export const countDisturbedSchema = z.object({
  entries: z.array(z.object({ product: z.string(), location: z.string(), lot, count: z.string() })),
});
export type CountDisturbed = z.infer<typeof countDisturbedSchema>;
/** A quantity in a location is about to move within its warehouse, or (with a minus) is not after all; thousandths. */
const boundSchema = z.object({
  entries: z.array(z.object({ product: z.string(), location: z.string(), lot, quantity: z.int() })),
});
export type Bound = z.infer<typeof boundSchema>;

/** Every ledger fact by name. */
export const stockFacts = {
  moved: movedSchema,
  reserved: reservedSchema,
  demanded: demandedSchema,
  expected: expectedSchema,
  valued: valuedSchema,
  withheld: withheldSchema,
  doubted: doubtedSchema,
  held: heldSchema,
  counting: countingSchema,
  taken: takenSchema,
  counted: countedSchema,
  countDisturbed: countDisturbedSchema,
  bound: boundSchema,
} as const;
