import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  paginateListObjectsV2,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { ObjectEntry, Objects } from './objects.ts';
import { clientOf, type S3Settings } from './s3-client.ts';

interface Place {
  readonly bucket: string;
  /** Without slashes at its ends; may be empty. */
  readonly prefix: string;
}

/** In how many bytes an upload is cut, and how many such are held at a time; as Amazon's client does it by default. */
interface Parts {
  readonly partSize?: number;
  readonly queueSize?: number;
}

interface Told {
  readonly ContentLength?: number | undefined;
  readonly LastModified?: Date | undefined;
}

/** Objects in a bucket of Amazon S3, or of a store that speaks as it does. */
export function s3Objects(
  { bucket: Bucket, prefix }: Place,
  settings: S3Settings,
  parts: Parts = {},
): Objects {
  const client = clientOf(settings);
  const above = prefix === '' ? '' : `${prefix}/`;
  const named = (key: string) => ({ Bucket, Key: `${above}${key}` });
  return {
    put: async (key, Body) => {
      await new Upload({ client, params: { ...named(key), Body }, ...parts }).done();
    },
    open: async (key) => {
      const found = await client.send(new GetObjectCommand(named(key))).catch(unlessAway);
      return found && { ...entryOf(key, found), stream: found.Body as Readable }; // in Node
    },
    entry: async (key) => {
      const found = await client.send(new HeadObjectCommand(named(key))).catch(unlessAway);
      return found && entryOf(key, found);
    },
    list: async (beginning) => {
      const entries: ObjectEntry[] = [];
      const asked = { Bucket, Prefix: `${above}${beginning}` };
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, asked))
        for (const { Key = '', Size, LastModified } of Contents)
          entries.push(entryOf(Key.slice(above.length), { ContentLength: Size, LastModified }));
      return entries;
    },
    remove: async (key) => void (await client.send(new DeleteObjectCommand(named(key)))),
  };
}

const entryOf = (key: string, { ContentLength, LastModified }: Told): ObjectEntry => ({
  key,
  size: ContentLength ?? 0,
  changedAt: LastModified?.getTime() ?? 0,
});

function unlessAway(error: unknown): undefined {
  if (error instanceof NotFound || error instanceof NoSuchKey) return undefined;
  throw error;
}
