import { join } from 'node:path';
import { createArchiveStore, type ArchiveStore } from '#server/files/archive-store.ts';
import type { Config } from '#server/config.ts';
import { clamavScanner } from './clamav.ts';
import { bucketArchives } from '#server/files/bucket-archives.ts';
import { bucketFiles } from './bucket-files.ts';
import { createFileStore, type FileStore } from './file-store.ts';
import { noScanner, type Scanner } from './scanner.ts';
import { createThumbnails, type Thumbnails } from './thumbnails.ts';

/** Where uploads go, and what they must pass. */
export interface Uploads {
  readonly files: FileStore;
  readonly thumbnails: Thumbnails;
  readonly scanner: Scanner;
  /** Bytes that a company's files may take. */
  readonly quota: number;
  /** Where exports of whole companies wait to be fetched. */
  readonly archives: ArchiveStore;
}

type Kept = Pick<Config, 'dataDir' | 'filesTo' | 's3'>;

export async function openUploads({
  clamavUrl,
  fileQuota,
  ...config
}: Kept & Pick<Config, 'clamavUrl' | 'fileQuota'>): Promise<Uploads> {
  const { files, archives } = await openFiles(config);
  return {
    files,
    archives,
    thumbnails: createThumbnails(join(config.dataDir, 'thumbnails'), files),
    scanner: clamavUrl === undefined ? noScanner : clamavScanner({ url: clamavUrl }),
    quota: fileQuota,
  };
}

/** [FS13] Where content is: in a folder, or in a bucket, for which Amazon's client is loaded. */
export async function openFiles({
  dataDir,
  filesTo,
  s3,
}: Kept): Promise<Pick<Uploads, 'files' | 'archives'>> {
  if (filesTo.kind === 'folder')
    return {
      files: createFileStore(join(filesTo.folder, 'files')),
      archives: createArchiveStore(join(filesTo.folder, 'exports')),
    };
  const { s3Objects } = await import('#server/platform/objects/s3-objects.ts');
  const objects = s3Objects(filesTo, s3);
  return {
    files: bucketFiles(objects, join(dataDir, 'files')),
    archives: bucketArchives(objects, join(dataDir, 'exports')),
  };
}
