import { z } from 'zod';
import * as v from '#model/values/schemas.ts';

const word = z.string().regex(/^[A-Za-z]{1,40}$/);
/** A state by its path: `posted`, `commercial.confirmed`. */
const statePath = z.string().regex(/^[A-Za-z]{1,40}(?:\.[A-Za-z]{1,40}){0,2}$/);
const hourOfDay = z.int().min(0).max(23);
const hours = z
  .int()
  .min(1)
  .max(365 * 24);
const said = z.string().trim().min(1).max(500);

/** What starts a workflow, for a document of its kind. [WKF4] */
export const workflowTrigger = z.discriminatedUnion('on', [
  z.strictObject({ on: z.literal('fact'), fact: word }),
  z.strictObject({ on: z.literal('state'), state: statePath }),
  z.strictObject({ on: z.literal('stay'), state: statePath, hours }),
  z.strictObject({
    on: z.literal('time'),
    every: z.enum(['day', 'week', 'month']),
    /** The weekday (1: Monday) or the day of the month; in a shorter month its last. Of no meaning every day. */
    day: z.int().min(1).max(31),
    /** In the company's zone. */
    hour: hourOfDay,
    /** Each time anew; otherwise once for a document, until its conditions no longer hold. */
    again: z.boolean(),
  }),
  z.strictObject({ on: z.literal('button'), label: v.name.max(40) }),
]);
export type WorkflowTrigger = z.infer<typeof workflowTrigger>;

export const operators = [
  'is',
  'isNot',
  'contains',
  'over',
  'under',
  'yes',
  'no',
  'has',
  'hasNot',
  'moreDaysAgo',
  'withinDays',
  'filled',
  'empty',
] as const;
export type Operator = (typeof operators)[number];

/** A field of the document, and what has to be true of it; null where the operator says it all. */
export const workflowCondition = z.strictObject({
  field: word,
  is: z.enum(operators),
  value: z.union([z.string().trim().min(1).max(200), z.int().min(-1e12).max(1e12)]).nullable(),
});
export type WorkflowCondition = z.infer<typeof workflowCondition>;

/** Whom somebody is told or asked by. `author`: who made the document. */
export const recipient = z.discriminatedUnion('who', [
  z.strictObject({ who: z.literal('role'), role: v.id }),
  z.strictObject({ who: z.literal('person'), user: v.id }),
  z.strictObject({ who: z.literal('author') }),
  z.strictObject({ who: z.literal('enabler') }),
]);
export type Recipient = z.infer<typeof recipient>;

/** Documents that can be drafted of another one. */
const draftKinds = ['reorder'] as const;

export const workflowAction = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('command'),
    command: word,
    data: z.record(word, z.union([z.string().max(2000), v.thousandths, z.boolean(), z.null()])),
  }),
  z.strictObject({ do: z.literal('draft'), draft: z.enum(draftKinds) }),
  z.strictObject({ do: z.literal('notify'), to: recipient, text: said }),
  /** The document's paper as a letter: to its customer or supplier, or to an address. */
  z.strictObject({ do: z.literal('mail'), to: z.union([z.literal('party'), z.email()]) }),
  z.strictObject({ do: z.literal('comment'), text: said }),
  z.strictObject({ do: z.literal('tag'), tag: v.id }),
  z.strictObject({ do: z.literal('wait'), hours }),
  z.strictObject({ do: z.literal('waitUntil'), hour: hourOfDay }),
  z.strictObject({ do: z.literal('ask'), command: word, to: recipient, text: z.string().trim().max(500) }),
]);
export type WorkflowAction = z.infer<typeof workflowAction>;

export const workflowForm = z.strictObject({
  name: v.name.max(80),
  kind: word,
  trigger: workflowTrigger,
  conditions: z.array(workflowCondition).max(10),
  actions: z.array(workflowAction).min(1).max(10),
});
export type WorkflowForm = z.infer<typeof workflowForm>;

export const workflowFacts = {
  created: workflowForm,
  updated: workflowForm,
  /** Whose rights it has from now on. */
  enabled: z.object({ owner: z.string() }),
  disabled: v.empty,
  archived: v.empty,
} as const;
