import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NotFound,
  paginateListObjectsV2,
  type S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { StorePlace } from '#server/platform/objects/store-place.ts';
import { clientOf, type S3Settings } from '#server/platform/objects/s3-client.ts';
import type { BackupSource } from './backup-source.ts';
import { momentOf, type BackupStore } from './backup-store.ts';
import { UnfitBackup } from './unfit-backup.ts';

/** Bytes of one part of an upload, of which there are at most ten thousand: 320 GB. Two are held at a time. */
const PART = 32 * 2 ** 20;

type S3Place = Extract<StorePlace, { kind: 's3' }>;

/** Backups in a bucket of Amazon S3, or of a store that speaks as it does. */
export function s3Store({ bucket: Bucket, prefix }: S3Place, settings: S3Settings): BackupStore {
  const client = clientOf(settings);
  const folder = prefix === '' ? '' : `${prefix}/`;
  const keyOf = (name: string): string => `${folder}${name}`;
  return {
    put: async (name, Body) => {
      const params = { Bucket, Key: keyOf(name), Body };
      await new Upload({ client, params, partSize: PART, queueSize: 2 }).done();
    },
    list: async () => {
      const names: string[] = [];
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix: folder }))
        for (const { Key = '' } of Contents) names.push(Key.slice(folder.length));
      return names.filter((name) => momentOf(name) !== null).sort();
    },
    source: (name) => objectSource(client, Bucket, keyOf(name)),
    remove: async (name) => void (await client.send(new DeleteObjectCommand({ Bucket, Key: keyOf(name) }))),
  };
}

/** A backup by its address, `s3://bucket/key`; throws UnfitBackup where there is none. */
export function addressSource(address: string, settings: S3Settings): Promise<BackupSource> {
  const [, bucket, key] = /^s3:\/\/([^/]+)\/(.+)$/.exec(address) ?? [];
  if (bucket === undefined || key === undefined)
    throw new UnfitBackup(`${address} names no backup: it is s3://bucket/name.`);
  return objectSource(clientOf(settings), bucket, key);
}

async function objectSource(client: S3Client, Bucket: string, Key: string): Promise<BackupSource> {
  const { ContentLength } = await client
    .send(new HeadObjectCommand({ Bucket, Key }))
    .catch((error: unknown) => {
      throw error instanceof NotFound ? new UnfitBackup(`There is no backup s3://${Bucket}/${Key}.`) : error;
    });
  return {
    size: ContentLength ?? 0,
    open: async () => {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
      return Body as Readable; // in Node
    },
  };
}
