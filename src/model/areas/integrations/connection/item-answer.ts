import { z } from 'zod';

/** How far something that came in or is to go out is. `passed`: it is no concern of the company. `dropped`: by a person. */
export const itemStates = ['waiting', 'done', 'refused', 'passed', 'dropped'] as const;
export type ItemState = (typeof itemStates)[number];

/** A code with its data, as refusals have. */
export const itemRefusal = z.object({
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).exactOptional(),
  fields: z.record(z.string(), z.string()).exactOptional(),
});

/** Something that came in, or went out. */
export const listedItem = z.object({
  id: z.string(),
  direction: z.enum(['in', 'out']),
  flow: z.string(),
  entity: z.string(),
  externalId: z.string().nullable(),
  name: z.string(),
  url: z.string(),
  /** The record of Lagra that it became, or is of. */
  kind: z.string().nullable(),
  document: z.string().nullable(),
  state: z.enum(itemStates),
  refusal: itemRefusal.nullable(),
  /** Texts of it that can be put right; none of what went out. */
  texts: z.record(z.string(), z.string()),
  attempts: z.int(),
  at: z.string(),
});
export type ListedItem = z.infer<typeof listedItem>;

/** A record of Lagra and what it is at the other side. */
const listedLink = z.object({
  entity: z.string(),
  externalId: z.string(),
  kind: z.string(),
  document: z.string(),
  name: z.string(),
  url: z.string(),
});

/** What is known of a connection besides its document. */
export const connectionNews = z.object({
  /** Of the last 24 hours. */
  in: z.int(),
  out: z.int(),
  /** All that wait to be put right, and all that wait for their turn. */
  refused: z.int(),
  waiting: z.int(),
  /** Since when the oldest of those that could go waits; null: none does. */
  waitingSince: z.string().nullable(),
  ranAt: z.string().nullable(),
  /** When it looks again, by the clock; null: it does not. */
  nextAt: z.string().nullable(),
  /** The newest hundred that wait to be put right, and the newest fifty of all others. */
  refusals: z.array(listedItem),
  recent: z.array(listedItem),
  links: z.array(listedLink),
  linked: z.int(),
});
export type ConnectionNews = z.infer<typeof connectionNews>;
