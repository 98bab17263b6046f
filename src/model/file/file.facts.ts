import { fileTypes } from '../values/file-types.ts';
import { z } from 'zod';
import { about, type Commentable } from '../comment/comment.facts.ts';
import type { DocumentRow } from '../engine/rows.ts';
import * as v from '../values/schemas.ts';

/** Files attach to the same kinds of documents as comments. */
export type Attachable = Commentable;

/** Pixels of the longer side of a thumbnail, at most. */
export const thumbnailSizes = ['64', '320'] as const;
export type ThumbnailSize = (typeof thumbnailSizes)[number];

/** Bytes. */
export const LARGEST_FILE = 10 * 1024 * 1024;

const shape = {
  /** The file's id, made by the server. */
  id: v.id,
  name: z.string().min(1).max(200),
  type: z.enum(fileTypes),
  /** Bytes. */
  size: z.int().min(1).max(LARGEST_FILE),
  /** SHA-256 of the content, hexadecimal. */
  hash: z.string().regex(/^[0-9a-f]{64}$/),
};

export const newFile = z.strictObject({ about, ...shape });
export type NewFile = z.infer<typeof newFile>;
export const namedFile = z.strictObject({ id: v.id });
export type NamedFile = z.infer<typeof namedFile>;

export const fileFacts = {
  attached: newFile,
  removed: z.object({ about, id: v.id, name: z.string() }),
} as const;
export type Removed = z.infer<(typeof fileFacts)['removed']>;

/** One file; timestamps are UTC ISO. */
export interface FileEntry extends Omit<NewFile, 'about'> {
  /** The user who attached it. */
  readonly by: string;
  readonly at: string;
  readonly removedAt: string | null;
}

/** All files of one document, oldest first; the row's id is the document's. */
export interface FileRow extends DocumentRow {
  readonly about: Attachable;
  readonly entries: readonly FileEntry[];
}

declare module '../engine/rows.ts' {
  interface Rows {
    file: FileRow;
  }
}
