import { z } from 'zod';

/**
 * Why somebody is told: they were mentioned, somebody answered where they had written, something happened to a document
 * of theirs, or the server refused a command of theirs after they had moved on.
 */
export const inboxReasons = ['mentioned', 'replied', 'changed', 'refused'] as const;
export type InboxReason = (typeof inboxReasons)[number];

const refusal = z.looseObject({ code: z.string() });

/** What one person is told of in one company. */
export const inboxEntry = z.object({
  id: z.string(),
  /** Moment, UTC ISO. */
  at: z.string(),
  reason: z.enum(inboxReasons),
  /** The document that it is about. */
  kind: z.string(),
  document: z.string(),
  /** What the document was called then; empty where it had no name. */
  name: z.string(),
  /** The user who did it, and their name in this company. */
  by: z.string(),
  byName: z.string(),
  /** The fact, or the command that was refused. */
  type: z.string(),
  /** How a comment begins. */
  text: z.string(),
  refusal: refusal.nullable(),
  read: z.boolean(),
});
export type InboxEntry = z.infer<typeof inboxEntry>;

export const inboxPage = z.object({
  /** Newest first. */
  entries: z.array(inboxEntry),
  /** How many are unread in all. */
  unread: z.int(),
  /** Where the next page begins; null at the end. */
  next: z.string().nullable(),
});
export type InboxPage = z.infer<typeof inboxPage>;

/** What was read on a device and the server has not heard of. */
export interface Marks {
  readonly ids: readonly string[];
  /** Everything up to this moment (UTC ISO); null where no such thing was said. */
  readonly until: string | null;
}

/** What a device keeps of an inbox. */
export interface KeptInbox {
  readonly page: InboxPage;
  readonly marks: Marks;
}
