import type { InboxEntry } from '#model/inbox/inbox.entry.ts';

/** The nth entry of an inbox: an unread mention. */
export const inboxEntry = (n: number, over: Partial<InboxEntry> = {}): InboxEntry => ({
  id: String(n),
  at: `2026-05-04T08:00:0${n}.000Z`,
  reason: 'mentioned',
  kind: 'product',
  document: 'p',
  name: 'BOLT',
  by: 'u2',
  byName: 'Olle',
  type: 'written',
  text: '',
  refusal: null,
  missing: null,
  read: false,
  ...over,
});
