import type { StorePlace } from '#server/platform/objects/store-place.ts';
import type { S3Settings } from '#server/platform/objects/s3-client.ts';
import type { BackupStore } from './backup-store.ts';
import { folderStore } from './folder-store.ts';

/** Amazon's client is loaded where there is something for it to do. */
export async function openStore(place: StorePlace, s3: S3Settings): Promise<BackupStore> {
  if (place.kind === 'folder') return folderStore(place.folder);
  const { s3Store } = await import('./s3-store.ts');
  return s3Store(place, s3);
}
