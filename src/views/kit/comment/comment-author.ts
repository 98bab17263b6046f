import type { CommentEntry } from '#model/comment/comment.facts.ts';
import { usePersonName } from '../document/person-name.ts';
import { useAuthorName } from '../document/use-author-name.ts';

/** [CO29] Who wrote a comment: a person, or what did in its own name. */
export function useCommentAuthor(): (entry: Pick<CommentEntry, 'by' | 'agent'>) => string {
  const personName = usePersonName();
  const authorName = useAuthorName();
  return ({ by, agent }) =>
    agent ? authorName({ by, byType: 'agent', byName: agent.name, byKind: agent.kind }) : personName(by);
}
