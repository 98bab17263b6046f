import type { Readable } from 'node:stream';
import type { BackupSource } from './backup-source.ts';

/** Backups in one place, by name. */
export interface BackupStore {
  /** Takes a backup, which is there under its name once all of it is, or not at all. */
  put(name: string, bytes: Readable): Promise<void>;
  /** Names of backups; what else is there is none of ours. */
  list(): Promise<string[]>;
  /** Throws UnfitBackup where there is none. */
  source(name: string): Promise<BackupSource>;
  remove(name: string): Promise<void>;
}

const NAME = /^lagra-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.backup$/;

/** The name of a backup by its moment (UTC ISO), to the second. */
export const nameAt = (moment: string): string => `lagra-${moment.slice(0, 19).replaceAll(':', '-')}Z.backup`;

/** The moment in a name, UTC ISO; null for what is no backup of ours. */
export function momentOf(name: string): string | null {
  const [, day, hour, minute, second] = NAME.exec(name) ?? [];
  return day === undefined ? null : `${day}T${hour}:${minute}:${second}.000Z`;
}
