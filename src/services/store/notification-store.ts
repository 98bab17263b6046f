import type { DBSchema } from 'idb';
import type { NotificationChange, NotificationSettings } from '#model/notifications/notification-settings.ts';
import { openDisk } from './disk.ts';

/** What a device keeps of notification settings: the server's, and what it does not have yet. */
export interface KeptSettings {
  readonly settings: NotificationSettings;
  readonly unsent: NotificationChange | null;
}

interface Schema extends DBSchema {
  kept: { key: 'all'; value: KeptSettings };
}

export interface NotificationStore {
  read(): Promise<KeptSettings | null>;
  write(kept: KeptSettings): Promise<void>;
}

const KEY = 'all';

/** One person's settings in one company; the name has the prefix that sign-out wipes. */
export async function openNotificationStore(user: string, company: number): Promise<NotificationStore> {
  const db = await openDisk<Schema>(`lagra-${user}-${company}-notifications`, 1, (fresh) => {
    fresh.createObjectStore('kept');
  });
  return {
    read: async () => (await db.get('kept', KEY)) ?? null,
    write: async (kept) => void (await db.put('kept', kept, KEY)),
  };
}
