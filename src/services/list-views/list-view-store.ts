import type { ListViewAnswer } from './list-view-calls.ts';
import { openDisk, type DiskSchema } from '../store/disk.ts';

interface Schema extends DiskSchema {
  kept: { key: 'all'; value: ListViewAnswer };
}

/** Where a device stores list views, so that a list is drawn as its reader wants it before the server answers. */
export interface ListViewStore {
  read(): Promise<ListViewAnswer | null>;
  write(kept: ListViewAnswer): Promise<void>;
}

const KEY = 'all';

/** One person's views in one company; the name has the prefix that sign-out wipes. */
export async function openListViewStore(user: string, company: number): Promise<ListViewStore> {
  const db = await openDisk<Schema>(`lagra-${user}-${company}-lists`, 1, (fresh) => {
    fresh.createObjectStore('kept');
  });
  return {
    read: async () => (await db.get('kept', KEY)) ?? null,
    write: async (kept) => void (await db.put('kept', kept, KEY)),
  };
}
