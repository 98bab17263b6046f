import { join } from 'node:path';
import S3rver from 's3rver';
import type { S3Settings } from './s3-client.ts';

/** A store that speaks S3, with one empty bucket, in a folder. */
export interface Bucket {
  readonly name: string;
  readonly s3: S3Settings;
  close(): Promise<void>;
}

export async function openBucket(folder: string, name: string): Promise<Bucket> {
  const store = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name }],
  });
  const { port } = await store.run();
  const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
  const s3 = { endpoint: `http://127.0.0.1:${port}`, region: 'us-east-1', credentials };
  return { name, s3, close: () => store.close() };
}
