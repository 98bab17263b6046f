import type { KeptInbox } from '#model/inbox/inbox.entry.ts';
import type { InboxWorld } from './inbox-actions.ts';
import type { Words } from './words.ts';

/** Entries by number, read ones in brackets. */
type Shown = readonly string[];

/** What is seen of an inbox: at the bell, in its panel, and on the disk. */
export interface InboxObservation {
  readonly bell: number;
  readonly shown: Shown;
  /** What is shown in place of entries. */
  readonly instead: 'skeleton' | 'nothing' | null;
  readonly notice: string | null;
  readonly older: 'ready' | 'busy' | null;
  readonly canReadAll: boolean;
  readonly disk: { readonly shown: Shown; readonly unread: number; readonly marks: string } | null;
}

const unreachable = "The server can't be reached. This is what is known here; there may be more.";

const shownOf = (entries: readonly { readonly id: string; readonly read: boolean }[]): Shown =>
  entries.map(({ id, read }) => (read ? `(${id})` : id));

/** What the chart says, as it would be seen. */
export function inboxObservation({ chart, disk }: InboxWorld, words: Words): InboxObservation {
  const { page } = chart.context as KeptInbox; // everything an inbox knows
  const { list } = chart.value as Record<string, string>; // the chart is parallel, its regions flat
  const isBusy = list === 'asking' || list === 'askingMore';
  const isEmpty = page.entries.length === 0;
  return {
    bell: page.unread,
    shown: shownOf(page.entries),
    instead: isEmpty ? (list === 'asking' ? 'skeleton' : 'nothing') : null,
    notice: list === 'behind' ? words(unreachable) : null,
    older: page.next === null || list === 'behind' ? null : isBusy ? 'busy' : 'ready',
    canReadAll: page.unread > 0,
    disk: disk ? keptOf(disk, numbered) : null,
  };
}

/** The chart's entries are named by number, which is also in their moment. */
export const numbered = (text: string): string => /(\d)\.000Z$/.exec(text)?.[1] ?? text;

/** `named` gives an entry's number by id or moment. */
export const keptOf = (
  { page, marks }: KeptInbox,
  named: (text: string) => string,
): InboxObservation['disk'] => ({
  shown: shownOf(page.entries.map(({ id, read }) => ({ id: named(id), read }))),
  unread: page.unread,
  marks: `${marks.ids.map(named).join()} up to ${marks.until === null ? 'none' : named(marks.until)}`,
});

/** Runs in the page: what is seen there, and the disk as kept. Ids are the server's. */
export async function lookAtInbox(
  database: string,
): Promise<Omit<InboxObservation, 'disk'> & { readonly disk: KeptInbox | null }> {
  const panel = document.querySelector('.ui-side .inbox');
  const bell = document.querySelector<HTMLElement>('.inbox-bell');
  const older = [...(panel?.children ?? [])].find((part) => part.matches('button'));
  const items = [...(panel?.querySelectorAll<HTMLElement>('.inbox-item') ?? [])];
  const kept = async (): Promise<KeptInbox | null> => {
    if (!(await indexedDB.databases()).some(({ name }) => name === database)) return null;
    const db = await new Promise<IDBDatabase>((done, fail) => {
      const opening = indexedDB.open(database);
      opening.addEventListener('success', () => done(opening.result));
      opening.addEventListener('error', () => fail(new Error('no database')));
    });
    const found = await new Promise<KeptInbox | undefined>((done) => {
      const reading = db.transaction('inbox').objectStore('inbox').get('kept');
      reading.addEventListener('success', () => done(reading.result as KeptInbox | undefined)); // as the app keeps it
    });
    db.close();
    return found ?? null;
  };
  return {
    bell: Number(bell?.dataset['unread']),
    shown: items.map(({ dataset: { entry = '', read } }) => (read === 'true' ? `(${entry})` : entry)),
    instead: panel?.querySelector('.ui-skeleton')
      ? 'skeleton'
      : panel?.querySelector('.ui-empty')
        ? 'nothing'
        : null,
    notice: panel?.querySelector('.ui-notice')?.textContent ?? null,
    older: older ? (older.getAttribute('aria-busy') === 'true' ? 'busy' : 'ready') : null,
    canReadAll:
      panel?.querySelector('[data-testid=inbox-read-all]')?.getAttribute('aria-disabled') === 'false',
    disk: await kept(),
  };
}
