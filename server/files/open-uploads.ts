import { join } from 'node:path';
import { createArchiveStore, type ArchiveStore } from '#server/archive/archive-store.ts';
import type { Config } from '#server/config.ts';
import { clamavScanner } from './clamav.ts';
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

export const openUploads = ({
  dataDir,
  filesTo,
  clamavUrl,
  fileQuota,
}: Pick<Config, 'dataDir' | 'filesTo' | 'clamavUrl' | 'fileQuota'>): Uploads => {
  const files = createFileStore(join(filesTo, 'files'));
  return {
    files,
    thumbnails: createThumbnails(join(dataDir, 'thumbnails'), files),
    scanner: clamavUrl === undefined ? noScanner : clamavScanner({ url: clamavUrl }),
    quota: fileQuota,
    archives: createArchiveStore(join(filesTo, 'exports')),
  };
};
