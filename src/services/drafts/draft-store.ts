import type { KeptDraft } from '#model/engine/draft-box.ts';
import { draftToday } from './draft-today.ts';
import { openDisk, type DiskSchema } from '../store/disk.ts';

/** A draft on this device, and whether the server has its current state. */
export interface StoredDraft extends KeptDraft {
  readonly form: string;
  readonly isSent: boolean;
  /** It was saved or discarded; kept until the server knows, so that the server's copy does not come back. */
  readonly isGone?: boolean;
}

interface Schema extends DiskSchema {
  draft: { key: string; value: StoredDraft };
}

/** Where a device stores drafts. */
export interface DraftStore {
  all(): Promise<readonly StoredDraft[]>;
  put(draft: StoredDraft): Promise<void>;
  remove(form: string): Promise<void>;
  close(): void;
}

/** One person's drafts in one company; the name has the prefix that sign-out wipes. */
export async function openDraftStore(user: string, company: number): Promise<DraftStore> {
  const db = await openDisk<Schema>(`lagra-${user}-${company}-drafts`, 1, (fresh) => {
    fresh.createObjectStore('draft', { keyPath: 'form' });
  });
  return {
    all: async () => (await db.getAll('draft')).map(draftToday),
    put: async (draft) => void (await db.put('draft', draft)),
    remove: (form) => db.delete('draft', form),
    close: () => db.close(),
  };
}
