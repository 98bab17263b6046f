import type { InboxEntry } from '#model/inbox/inbox.entry.ts';

/** A notification as a line, for comparisons. */
export const brief = ({ reason, kind, name, byName, text, read }: InboxEntry) =>
  [reason, kind, name, byName, text, read ? 'read' : 'unread'].join(' | ');
