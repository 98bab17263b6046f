import type { InboxEntry, InboxPage, Marks } from '#model/inbox/inbox.entry.ts';

export const NO_MARKS: Marks = { ids: [], until: null };

const isMarked = ({ ids, until }: Marks, entry: InboxEntry): boolean =>
  ids.includes(entry.id) || (until !== null && entry.at <= until);

/** [IB2] A page as it will look once the server has the marks. */
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

/** Merges two sets of marks. */
export const added = (before: Marks, after: Marks): Marks => ({
  ids: [...new Set([...before.ids, ...after.ids])],
  until: [before.until, after.until].reduce((a, b) => (a !== null && (b === null || a > b) ? a : b)),
});

/** The marks left after these were sent. */
export const without = (marks: Marks, sent: Marks): Marks => ({
  ids: marks.ids.filter((id) => !sent.ids.includes(id)),
  until: marks.until === sent.until ? null : marks.until,
});

export const isNothing = ({ ids, until }: Marks): boolean => ids.length === 0 && until === null;

/** Merges a next page into the known entries without duplicates. */
export const followedBy = (page: InboxPage, next: InboxPage): InboxPage => {
  const known = new Set(page.entries.map(({ id }) => id));
  return { ...next, entries: [...page.entries, ...next.entries.filter(({ id }) => !known.has(id))] };
};
