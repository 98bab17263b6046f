import type { InboxEntry, InboxPage, Marks } from '#model/inbox/inbox.entry.ts';

export const NO_MARKS: Marks = { ids: [], until: null };

const isMarked = ({ ids, until }: Marks, entry: InboxEntry): boolean =>
  ids.includes(entry.id) || (until !== null && entry.at <= until);

/** [IB2] A page as it looks once the server has heard of the marks. */
export function withMarks(page: InboxPage, marks: Marks): InboxPage {
  const fresh = page.entries.filter((entry) => !entry.read && isMarked(marks, entry));
  if (fresh.length === 0 && marks.until === null) return page;
  const entries = page.entries.map((entry) => (fresh.includes(entry) ? { ...entry, read: true } : entry));
  const { until } = marks;
  const left =
    until === null
      ? page.unread - fresh.length
      : entries.filter((entry) => !entry.read && entry.at > until).length;
  return { ...page, entries, unread: Math.max(0, left) };
}

/** Marks of before and after together. */
export const added = (before: Marks, after: Marks): Marks => ({
  ids: [...new Set([...before.ids, ...after.ids])],
  until: [before.until, after.until].reduce((a, b) => (a !== null && (b === null || a > b) ? a : b)),
});

/** What is left of marks once these were sent. */
export const without = (marks: Marks, sent: Marks): Marks => ({
  ids: marks.ids.filter((id) => !sent.ids.includes(id)),
  until: marks.until === sent.until ? null : marks.until,
});

export const isNothing = ({ ids, until }: Marks): boolean => ids.length === 0 && until === null;

/** A first page over what is known: what the server no longer shows on it is forgotten, what lies below stays. */
export const followedBy = (page: InboxPage, next: InboxPage): InboxPage => {
  const known = new Set(page.entries.map(({ id }) => id));
  return { ...next, entries: [...page.entries, ...next.entries.filter(({ id }) => !known.has(id))] };
};
