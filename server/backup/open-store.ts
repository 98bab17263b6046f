import type { BackupPlace, S3Settings } from './backup-place.ts';
import type { BackupStore } from './backup-store.ts';
import { folderStore } from './folder-store.ts';

/** Amazon's client is loaded where there is something for it to do. */
export async function openStore(place: BackupPlace, s3: S3Settings): Promise<BackupStore> {
  if (place.kind === 'folder') return folderStore(place.folder);
  const { s3Store } = await import('./s3-store.ts');
  return s3Store(place, s3);
}
