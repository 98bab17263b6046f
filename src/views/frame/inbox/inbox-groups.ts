import type { InboxEntry } from '#model/inbox/inbox.entry.ts';
import { dayIn } from '#model/values/moments.ts';

export const inboxFilters = ['all', 'unread', 'mentions'] as const;
export type InboxFilter = (typeof inboxFilters)[number];

/** The entries of one day, newest first. */
export interface InboxDay {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly entries: readonly InboxEntry[];
}

export function filtered(entries: readonly InboxEntry[], filter: InboxFilter): readonly InboxEntry[] {
  switch (filter) {
    case 'all':
      return entries;
    case 'unread':
      return entries.filter(({ read }) => !read);
    case 'mentions':
      return entries.filter(({ reason }) => reason === 'mentioned');
    default:
      return filter satisfies never;
  }
}

/** Grouped by day in a time zone, in the order of the entries. */
export function byDay(entries: readonly InboxEntry[], timeZone: string): readonly InboxDay[] {
  const days = new Map<string, InboxEntry[]>();
  for (const entry of entries) {
    const day = dayIn(entry.at, timeZone);
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return [...days].map(([day, own]) => ({ day, entries: own }));
}
