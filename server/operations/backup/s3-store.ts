import type { Objects } from '#server/platform/objects/objects.ts';
import type { S3Settings } from '#server/platform/objects/s3-client.ts';
import { s3Objects } from '#server/platform/objects/s3-objects.ts';
import type { StorePlace } from '#server/platform/objects/store-place.ts';
import type { BackupSource } from './backup-source.ts';
import { momentOf, type BackupStore } from './backup-store.ts';
import { UnfitBackup } from './unfit-backup.ts';

/** Bytes of one part of an upload, of which there are at most ten thousand: 320 GB. Two are held at a time. */
const PARTS = { partSize: 32 * 2 ** 20, queueSize: 2 };

type S3Place = Omit<Extract<StorePlace, { kind: 's3' }>, 'kind'>;

/** Backups in a bucket of Amazon S3, or of a store that speaks as it does. */
export function s3Store(place: S3Place, settings: S3Settings): BackupStore {
  const objects = s3Objects(place, settings, PARTS);
  return {
    put: (name, bytes) => objects.put(name, bytes),
    list: async () => {
      const entries = await objects.list('');
      return entries
        .map(({ key }) => key)
        .filter((name) => momentOf(name) !== null)
        .sort();
    },
    source: (name) => sourceIn(objects, name, place),
    remove: (name) => objects.remove(name),
  };
}

/** A backup by its address, `s3://bucket/key`; throws UnfitBackup where there is none. */
export function addressSource(address: string, settings: S3Settings): Promise<BackupSource> {
  const [, bucket, key] = /^s3:\/\/([^/]+)\/(.+)$/.exec(address) ?? [];
  if (bucket === undefined || key === undefined)
    throw new UnfitBackup(`${address} names no backup: it is s3://bucket/name.`);
  const place = { bucket, prefix: '' };
  return sourceIn(s3Objects(place, settings), key, place);
}

async function sourceIn(objects: Objects, key: string, { bucket, prefix }: S3Place): Promise<BackupSource> {
  const address = ['s3:/', bucket, prefix, key].filter(Boolean).join('/');
  const absent = (): UnfitBackup => new UnfitBackup(`There is no backup ${address}.`);
  const entry = await objects.entry(key);
  if (!entry) throw absent();
  return {
    size: entry.size,
    open: async () => {
      const found = await objects.open(key);
      if (!found) throw absent();
      return found.stream;
    },
  };
}
