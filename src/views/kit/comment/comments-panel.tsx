import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Commentable, Mention } from '#model/comment/comment.facts.ts';
import { useModel } from '../document/model-context.tsx';
import { ConfirmDialog } from '#views/ui/confirm-dialog.tsx';
import { EmptyState } from '#views/ui/empty-state.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { CommentComposer } from './comment-composer.tsx';
import { CommentItem } from './comment-item.tsx';
import { useCommenting, useConversation } from './use-conversation.ts';
import './comment.css';

interface CommentsPanelProps {
  readonly kind: Commentable;
  readonly document: string;
}

/** All comments on a document, and the input for a new one. */
export function CommentsPanel({ kind, document }: CommentsPanelProps) {
  const { t } = useLingui();
  const { entries, waiting, isUnknown } = useConversation(document);
  const { people, write, edit, remove } = useCommenting(kind, document);
  const [removing, setRemoving] = useState<string | null>(null);
  return (
    <div className="comments">
      <Nothing isUnknown={isUnknown} isEmpty={entries.length === 0} />
      <div role="log" aria-label={t`Comments`}>
        <ol className="comment-list">
          {entries.map((entry) => (
            <CommentItem
              key={entry.id}
              document={document}
              about={kind}
              entry={entry}
              isWaiting={waiting.has(entry.id)}
              people={people}
              onEdit={(text) => edit(entry.id, text)}
              onRemove={() => setRemoving(entry.id)}
            />
          ))}
        </ol>
      </div>
      <NewComment key={document} document={document} people={people} onWrite={write} />
      <Removal
        open={removing !== null}
        onConfirm={() => {
          if (removing !== null) remove(removing);
          setRemoving(null);
        }}
        onClose={() => setRemoving(null)}
      />
    </div>
  );
}

function Nothing({ isUnknown, isEmpty }: { readonly isUnknown: boolean; readonly isEmpty: boolean }) {
  const { t } = useLingui();
  if (isUnknown)
    return (
      <Notice tone="warning">
        <Trans>Earlier comments are on the server, which can't be reached right now.</Trans>
      </Notice>
    );
  return isEmpty ? (
    <EmptyState icon="message" title={t`No comments yet`}>
      <Trans>Ask a colleague, or note what the next person should know. Use @ to mention someone.</Trans>
    </EmptyState>
  ) : null;
}

interface NewCommentProps {
  readonly document: string;
  readonly people: readonly Mention[];
  readonly onWrite: (text: string) => boolean;
}

/** An unfinished comment is stored like any other draft. */
function NewComment({ document, people, onWrite }: NewCommentProps) {
  const { t } = useLingui();
  const { drafts } = useModel();
  const form = `comment.${document}`;
  const kept = drafts.read(form)?.value;
  const keep = (text: string): void =>
    text === '' ? drafts.forget(form) : drafts.keep(form, { value: text, base: '', version: 0 });
  return (
    <CommentComposer
      label={t`Write a comment`}
      action={t`Comment`}
      people={people}
      initial={typeof kept === 'string' ? kept : ''}
      onSubmit={onWrite}
      onWrite={keep}
    />
  );
}

interface RemovalProps {
  readonly open: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

function Removal(props: RemovalProps) {
  const { t } = useLingui();
  return (
    <ConfirmDialog {...props} title={t`Remove this comment?`} confirmLabel={t`Remove comment`} danger>
      <Trans>It remains visible that it was there and who removed it.</Trans>
    </ConfirmDialog>
  );
}
