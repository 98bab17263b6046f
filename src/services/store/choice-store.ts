import { openDB, type DBSchema } from 'idb';

interface Schema extends DBSchema {
  choices: { key: 'recent'; value: readonly string[] };
}

/** Where a device keeps what was chosen last. */
export interface ChoiceStore {
  read(): Promise<readonly string[]>;
  /** Changes what is kept in one step, so that two tabs lose nothing of each other's. */
  change(next: (before: readonly string[]) => readonly string[]): Promise<void>;
  close(): void;
}

/** The choices of one person in one company; its name begins like those that sign-out wipes. */
export async function openChoiceStore(user: string, company: number): Promise<ChoiceStore> {
  const db = await openDB<Schema>(`lagra-${user}-${company}-choices`, 1, {
    upgrade: (fresh) => void fresh.createObjectStore('choices'),
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase | null)?.close(), // idb types it loosely
  });
  return {
    read: async () => (await db.get('choices', 'recent')) ?? [],
    change: async (next) => {
      const { store, done } = db.transaction('choices', 'readwrite');
      await store.put(next((await store.get('recent')) ?? []), 'recent');
      await done;
    },
    close: () => db.close(),
  };
}
