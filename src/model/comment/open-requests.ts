import type { CommentEntry, CommentRow } from './comment.facts.ts';

/** The requests on a document that nobody has answered or taken back, oldest first. */
export const openRequests = (row: CommentRow | undefined): readonly (CommentEntry & Asking)[] =>
  row?.entries.filter(isOpenRequest) ?? [];
type Asking = Required<Pick<CommentEntry, 'request'>>;
const isOpenRequest = (entry: CommentEntry): entry is CommentEntry & Asking =>
  entry.request?.answer === null && entry.removedAt === null;
