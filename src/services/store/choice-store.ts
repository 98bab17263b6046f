import type { DBSchema } from 'idb';
import { openDisk } from './disk.ts';

interface Schema extends DBSchema {
  choices: { key: 'recent'; value: readonly string[] };
}

/** Where a device stores recent choices. */
export interface ChoiceStore {
  read(): Promise<readonly string[]>;
  /** Updates the choices in one transaction, so that two tabs do not overwrite each other's. */
  change(next: (before: readonly string[]) => readonly string[]): Promise<void>;
  close(): void;
}

/** One person's choices in one company; the name has the prefix that sign-out wipes. */
export async function openChoiceStore(user: string, company: number): Promise<ChoiceStore> {
  const db = await openDisk<Schema>(`lagra-${user}-${company}-choices`, 1, (fresh) => {
    fresh.createObjectStore('choices');
  });
  return {
    read: async () => (await db.get('choices', 'recent')) ?? [],
    change: async (next) => {
      const tx = db.transaction('choices', 'readwrite');
      void tx.store.put(next((await tx.store.get('recent')) ?? []), 'recent');
      tx.commit();
      await tx.done;
    },
    close: () => db.close(),
  };
}
