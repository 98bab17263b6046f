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
export const isCommentable = (kind: string): kind is Commentable => Object.hasOwn(commentable, kind);

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

/** What somebody asks others to do with a document, which they may not do themselves. */
const wanted = {
  /** The command of the document, and the permission that it needs. */
  command: z.string().regex(/^[A-Za-z]{1,40}$/),
  permission: z.string().regex(/^[A-Za-z]{1,40}\.[A-Za-z]{1,40}$/),
};
const note = z.string().trim().max(LONGEST_COMMENT);

/** The people asked are its mentions; the text may be empty. */
export const newRequest = newComment.extend({ ...wanted, text: note, mentions: said.mentions.min(1) });
export type NewRequest = z.infer<typeof newRequest>;
/** `version` is the document's after the command that was asked for. */
export const doneRequest = namedComment.extend({ version: v.counted.min(1) });
export type DoneRequest = z.infer<typeof doneRequest>;
export const declinedRequest = namedComment.extend({ text: note });
export type DeclinedRequest = z.infer<typeof declinedRequest>;

/** A mentioned user, with the name used in the text. */
const mention = z.object({ user: v.id, name: z.string() });
export type Mention = z.infer<typeof mention>;

/** What wrote it, where that is no person: who reads it may not see the agent itself. */
const agent = z.object({ kind: z.string(), name: z.string() });

const written = z.object({ about, ...said, mentions: z.array(mention), agent: agent.optional() });
export const commentFacts = {
  written,
  edited: written.extend({
    /** Users who were not mentioned before the edit. */
    mentionedAnew: z.array(v.id),
  }),
  removed: z.object({ about, id: v.id }),
  asked: written.extend({ ...wanted, text: note, version: z.int() }),
  carriedOut: z.object({ about, id: v.id }),
  declined: z.object({ about, id: v.id, text: note }),
} as const;
export type Written = z.infer<typeof written>;
export type Edited = z.infer<(typeof commentFacts)['edited']>;
export type Removed = z.infer<(typeof commentFacts)['removed']>;
export type Asked = z.infer<(typeof commentFacts)['asked']>;
export type CarriedOut = z.infer<(typeof commentFacts)['carriedOut']>;
export type Declined = z.infer<(typeof commentFacts)['declined']>;

/** What was asked for, on the version of the document that it was asked on. */
export interface CommentRequest extends Pick<Asked, 'command' | 'permission' | 'version'> {
  /** Null until one of those who may has answered. */
  readonly answer: RequestAnswer | null;
}

/** Who answered a request, when (UTC ISO), how, and what they said. */
export interface RequestAnswer {
  readonly type: 'carriedOut' | 'declined';
  readonly by: string;
  readonly at: string;
  readonly text: string;
}

/** One comment; timestamps are UTC ISO. A removed comment has neither text nor mentions. */
export interface CommentEntry {
  readonly id: string;
  /** The user, or the agent, that wrote it. */
  readonly by: string;
  /** The agent with its name then; absent for people, and in facts of before. */
  readonly agent?: NonNullable<Written['agent']>;
  readonly at: string;
  readonly text: string;
  readonly mentions: readonly Mention[];
  readonly editedAt: string | null;
  readonly removedAt: string | null;
  /** Only on comments that ask for something to be done. */
  readonly request?: CommentRequest;
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
