import { useLingui } from '@lingui/react/macro';
import { isCommentable } from '#model/comment/comment.facts.ts';
import type { DocumentTab } from '../document/document-tab.ts';
import { CommentsPanel } from './comments-panel.tsx';
import { useConversation } from './use-conversation.ts';

/** The comments tab of a document page; none for kinds without comments. */
export function useCommentsTab(kind: string, document: string): readonly DocumentTab[] {
  const { t } = useLingui();
  const { entries } = useConversation(document);
  const count = entries.filter(({ removedAt }) => removedAt === null).length;
  if (!isCommentable(kind)) return [];
  const content = <CommentsPanel kind={kind} document={document} />;
  return [{ id: 'comments', label: t`Comments`, ...(count > 0 && { count }), content }];
}
