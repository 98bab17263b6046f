import { z } from 'zod';
import type { DocumentRow } from '../engine/rows.ts';
import { kinds, type OpenedKind } from '../kinds.ts';
import * as v from '../values/schemas.ts';

/** A kind of document that can be commented on. */
export type Commentable = Extract<OpenedKind, { isDiscussed: true }>['kind'];
const names = kinds.filter(({ isDiscussed }) => isDiscussed).map(({ kind }) => kind) as Commentable[]; // by the filter

/** The kinds of documents that can be commented on, each with its view permission. */
export const commentable = Object.fromEntries(names.map((kind) => [kind, `${kind}.view`])) as {
  readonly [K in Commentable]: `${K}.view`;
}; // by the names above
export const about = z.enum(names);

export const LONGEST_COMMENT = 2000;
const said = {
  /** The comment's id, made by its author. */
  id: v.id,
  text: z.string().trim().min(1).max(LONGEST_COMMENT),
  /** Users to notify. */
  mentions: z.array(v.id).max(50),
};

export const newComment = z.strictObject({ about, ...said });
export type NewComment = z.infer<typeof newComment>;
export const editedComment = z.strictObject(said);
export type EditedComment = z.infer<typeof editedComment>;
export const namedComment = z.strictObject({ id: v.id });
export type NamedComment = z.infer<typeof namedComment>;

/** A mentioned user, with the name used in the text. */
const mention = z.object({ user: v.id, name: z.string() });
export type Mention = z.infer<typeof mention>;

const written = z.object({ about, ...said, mentions: z.array(mention) });
export const commentFacts = {
  written,
  edited: written.extend({
    /** Users who were not mentioned before the edit. */
    mentionedAnew: z.array(v.id),
  }),
  removed: z.object({ about, id: v.id }),
} as const;
export type Written = z.infer<typeof written>;
export type Edited = z.infer<(typeof commentFacts)['edited']>;
export type Removed = z.infer<(typeof commentFacts)['removed']>;

/** One comment; timestamps are UTC ISO. A removed comment has neither text nor mentions. */
export interface CommentEntry {
  readonly id: string;
  /** The user who wrote it. */
  readonly by: string;
  readonly at: string;
  readonly text: string;
  readonly mentions: readonly Mention[];
  readonly editedAt: string | null;
  readonly removedAt: string | null;
}

/** All comments on one document, oldest first; the row's id is the document's. */
export interface CommentRow extends DocumentRow {
  readonly about: Commentable;
  readonly entries: readonly CommentEntry[];
}

declare module '../engine/rows.ts' {
  interface Rows {
    comment: CommentRow;
  }
}
