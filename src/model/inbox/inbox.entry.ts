import { z } from 'zod';

/**
 * Why somebody is notified: they were mentioned, somebody replied to their comment, one of their documents or one that
 * they follow changed, the server refused a command of theirs after they had moved on, something needs attention,
 * somebody asks them to do what they may, what they asked for was carried out or declined, or a workflow tells them.
 */
export const inboxReasons = [
  'mentioned',
  'replied',
  'changed',
  'followed',
  'refused',
  'warned',
  'asked',
  'carriedOut',
  'declined',
  'told',
] as const;
export type InboxReason = (typeof inboxReasons)[number];

/** What a pick did not find: thousandths of a product, and the reason code. */
const missing = z.object({ sku: z.string(), quantity: z.int(), reason: z.string() });
export type Missing = z.infer<typeof missing>;

const refusal = z.looseObject({ code: z.string() });

/** One notification for one person in one company. */
export const inboxEntry = z.object({
  id: z.string(),
  /** Timestamp, UTC ISO. */
  at: z.string(),
  reason: z.enum(inboxReasons),
  /** The document it is about. */
  kind: z.string(),
  document: z.string(),
  /** The document's name at the time; empty if it had none. */
  name: z.string(),
  /** The user who did it, and their name in this company. */
  by: z.string(),
  byName: z.string(),
  /** The fact, or the command that was refused or asked for. */
  type: z.string(),
  /** The beginning of the comment, of what was asked or answered. */
  text: z.string(),
  refusal: refusal.nullable(),
  missing: missing.nullable(),
  /** The name of who is away, where it comes to their deputy. */
  deputyFor: z.string().optional(),
  /** The name of the deputy, where its reader is away. */
  passedTo: z.string().optional(),
  read: z.boolean(),
});
export type InboxEntry = z.infer<typeof inboxEntry>;

export const inboxPage = z.object({
  /** Newest first. */
  entries: z.array(inboxEntry),
  /** Total number of unread entries. */
  unread: z.int(),
  /** Cursor of the next page; null at the end. */
  next: z.string().nullable(),
});
export type InboxPage = z.infer<typeof inboxPage>;

/** Entries read on this device that the server does not know of yet. */
export interface Marks {
  readonly ids: readonly string[];
  /** Everything up to this timestamp (UTC ISO); null if no such mark was made. */
  readonly until: string | null;
}

/** What a device stores of an inbox. */
export interface KeptInbox {
  readonly page: InboxPage;
  readonly marks: Marks;
}
