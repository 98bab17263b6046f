import type { CommentEntry } from '#model/comment/comment.facts.ts';
import { useModel } from '../document/model-context.tsx';
import { partsOf } from './mention-text.ts';

/** A text with its mentions highlighted. */
export function CommentText({ text, mentions }: Pick<CommentEntry, 'text' | 'mentions'>) {
  const { user: reader } = useModel();
  return (
    <p className="comment-text">
      {partsOf(text, mentions).map(({ text: part, user }, index) =>
        user === null ? (
          part
        ) : (
          <mark key={`${index}-${user}`} className="comment-mention" data-self={user === reader}>
            {part}
          </mark>
        ),
      )}
    </p>
  );
}
