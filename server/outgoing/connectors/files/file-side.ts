import { LARGEST_IMPORT } from '#model/areas/integrations/data-import/import-size.ts';
import type { ConnectorContext } from '#model/areas/integrations/connector/connector.ts';

/** A file that waits in the folder. */
export interface WaitingFile {
  readonly name: string;
  readonly size: number;
  /** When it was last written, milliseconds of the epoch. */
  readonly modified: number;
}

/** Folders below it: what was taken, what could not be, and what is written. */
export const ownFolders = ['done', 'failed', 'out'] as const;
export type OwnFolder = (typeof ownFolders)[number];

/** A folder with files, here or elsewhere. Each call throws `ConnectorFault` where the folder cannot be worked with. */
export interface FileSide {
  /** Who answered, for a person. */
  readonly name: string;
  /** Plain files of the folder itself. */
  list(): Promise<readonly WaitingFile[]>;
  read(name: string): Promise<Buffer>;
  /** Moves a file to one of its own folders under a name; nothing where it is gone. */
  move(name: string, to: OwnFolder, as: string): Promise<void>;
  /** A file of one of its own folders; null: there is none. */
  readIn(folder: OwnFolder, name: string): Promise<Buffer | null>;
  /** Writes a file whole, or not at all. */
  write(folder: OwnFolder, name: string, content: Buffer): Promise<void>;
  close(): Promise<void>;
}

export type OpenFiles = (given: ConnectorContext) => Promise<FileSide>;

/** Opens the folder for some work, and closes it whatever becomes of that. */
export async function withFiles<T>(
  open: OpenFiles,
  given: ConnectorContext,
  work: (side: FileSide) => Promise<T>,
): Promise<T> {
  const side = await open(given);
  try {
    return await work(side);
  } finally {
    await side.close();
  }
}

export const LARGEST = LARGEST_IMPORT;

/** Whether a name is that of a file in a folder, and of no other place. */
export const isPlainName = (name: string): boolean =>
  name !== '' && name !== '.' && name !== '..' && !/[/\\\0]/.test(name) && name.length <= 200;

/** The parts of a folder below another one; null where it would lead out of it. */
export function partsOf(folder: string): readonly string[] | null {
  const parts = folder.split('/').filter((part) => part !== '');
  return folder.startsWith('/') || !parts.every(isPlainName) ? null : parts;
}
