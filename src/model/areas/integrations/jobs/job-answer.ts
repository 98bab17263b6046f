import { z } from 'zod';

/** What a job does: mail, what the clock does, a delivery of a webhook, or work on imports. */
export const jobKinds = ['mail', 'routine', 'webhook', 'import'] as const;
/** How jobs stand: `waits` also for the first time, `retries` after a failure. */
export const jobStates = ['waits', 'runs', 'retries', 'failed', 'givenUp', 'done'] as const;
export type JobState = (typeof jobStates)[number];

export const shownJob = z.object({
  id: z.uuid(),
  queue: z.enum(jobKinds),
  state: z.enum(jobStates),
  /** The template of a mail, the routine's name, the event of a webhook. */
  what: z.string(),
  /** The address of a mail, the name of an endpoint. */
  to: z.string(),
  /** 1 at the first attempt, 0 before it. */
  attempts: z.int(),
  /** How often it is tried at most. */
  most: z.int(),
  created_at: z.string(),
  /** When it is run, or run again. */
  due_at: z.string(),
  /** When it was done, or given up. */
  ended_at: z.string().nullable(),
  /** Why the last attempt failed. */
  error: z.string(),
});
export type ShownJob = z.infer<typeof shownJob>;

export const jobPage = z.object({
  jobs: z.array(shownJob),
  /** How many there are in each state. */
  counts: z.record(z.enum(jobStates), z.int()),
});
export type JobPage = z.infer<typeof jobPage>;
