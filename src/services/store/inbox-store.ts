import type { DBSchema } from 'idb';
import type { KeptInbox } from '#model/inbox/inbox.entry.ts';
import { openDisk } from './disk.ts';

interface Schema extends DBSchema {
  inbox: { key: 'kept'; value: KeptInbox };
}

/** Where a device stores its copy of an inbox, so that it is available offline. */
export interface InboxStore {
  read(): Promise<KeptInbox | null>;
  keep(inbox: KeptInbox): Promise<void>;
  close(): void;
}

/** One person's inbox in one company; the name has the prefix that sign-out wipes. */
export async function openInboxStore(user: string, company: number): Promise<InboxStore> {
  const db = await openDisk<Schema>(`lagra-${user}-${company}-inbox`, 1, (fresh) => {
    fresh.createObjectStore('inbox');
  });
  return {
    read: async () => (await db.get('inbox', 'kept')) ?? null,
    keep: async (inbox) => void (await db.put('inbox', inbox, 'kept')),
    close: () => db.close(),
  };
}
