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

/** An address that a paper is mailed to. */
const mailTo = z.string().trim().max(254);
export const LONGEST_SUBJECT = 200;

/** How a letter of a paper came off: `delayed` is tried again. */
export const mailOutcomes = ['sent', 'delayed', 'failed'] as const;
export type MailOutcome = (typeof mailOutcomes)[number];

export const newFile = z.strictObject({
  about,
  ...shape,
  /** The permission to see what is in it, besides the document itself; absent: the document is enough. */
  needs: z.string().max(80).optional(),
});
/** A paper that was mailed, kept as it was sent. */
export const mailedFile = newFile.extend({
  /** A letter each. */
  to: z.array(mailTo.min(1)).min(1).max(20),
  subject: z.string().min(1).max(LONGEST_SUBJECT),
});
export type MailedFile = z.infer<typeof mailedFile>;
export const settledMail = z.strictObject({
  id: v.id,
  to: mailTo,
  outcome: z.enum(mailOutcomes),
  /** What the mail server answered; empty if nothing. */
  why: z.string().max(300),
});
export type SettledMail = z.infer<typeof settledMail>;
export type NewFile = z.infer<typeof newFile>;
export const namedFile = z.strictObject({ id: v.id });
export type NamedFile = z.infer<typeof namedFile>;

export const fileFacts = {
  attached: newFile,
  removed: z.object({ about, id: v.id, name: z.string() }),
  mailed: mailedFile,
  mailSettled: settledMail.extend({ about, name: z.string() }),
} as const;
export type Removed = z.infer<(typeof fileFacts)['removed']>;
export type MailSettled = z.infer<(typeof fileFacts)['mailSettled']>;

/** A letter with a paper, to each of its recipients. */
export interface SentMail {
  readonly subject: string;
  readonly to: readonly {
    readonly address: string;
    /** Null: it is on its way. */
    readonly outcome: MailOutcome | null;
    readonly why: string;
  }[];
}

/** One file; timestamps are UTC ISO. */
export interface FileEntry extends Omit<NewFile, 'about'> {
  /** The user who attached it. */
  readonly by: string;
  readonly at: string;
  readonly removedAt: string | null;
  /** Of a paper that was mailed: it cannot be removed. */
  readonly mail?: SentMail;
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
