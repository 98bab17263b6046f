import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { CommentEntry, Commentable, CommentRow, NewComment } from '#model/comment/comment.events.ts';
import type { Pending } from '#model/engine/replica.ts';
import { useModel, usePendingDocuments, useRow } from '../document/model-context.tsx';
import { usePropose } from '../document/use-propose.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Notice } from '../ui/notice.tsx';
import { useAsync } from '../ui/use-async.ts';
import { CommentComposer } from './comment-composer.tsx';
import { CommentItem } from './comment-item.tsx';
import { mentionedIn } from './mention-text.ts';
import { usePeople } from './use-people.ts';
import './comment.css';

interface CommentsPanelProps {
  readonly kind: Commentable;
  readonly document: string;
}

/** All that is said about a document, and where one says something oneself. */
export function CommentsPanel({ kind, document }: CommentsPanelProps) {
  const { t } = useLingui();
  const model = useModel();
  const propose = usePropose();
  const people = usePeople(kind);
  const { entries, waiting, isUnknown } = useConversation(document);
  const [removing, setRemoving] = useState<string | null>(null);
  const form = `comment.${document}`;
  const give = (type: string, data: object): boolean =>
    propose({ kind: 'comment', document, type, data }) === null;
  const spokenTo = (text: string): { text: string; mentions: string[] } => ({
    text,
    mentions: mentionedIn(text, people),
  });
  const write = (text: string): boolean =>
    give('write', { about: kind, id: model.newId(), ...spokenTo(text) });
  const kept = model.drafts.read(form)?.value;
  return (
    <div className="comments">
      {isUnknown && (
        <Notice tone="warning">
          <Trans>Earlier comments are on the server, and it cannot be reached now.</Trans>
        </Notice>
      )}
      {entries.length === 0 && !isUnknown && (
        <EmptyState icon="message" title={t`No comments yet`}>
          <Trans>Ask a colleague, or note what the next one should know. @ mentions somebody.</Trans>
        </EmptyState>
      )}
      <div role="log" aria-label={t`Comments`}>
        <ol className="comment-list">
          {entries.map((entry) => (
            <CommentItem
              key={entry.id}
              document={document}
              entry={entry}
              isWaiting={waiting.has(entry.id)}
              people={people}
              onEdit={(text) => give('edit', { id: entry.id, ...spokenTo(text) })}
              onRemove={() => setRemoving(entry.id)}
            />
          ))}
        </ol>
      </div>
      <CommentComposer
        key={document}
        label={t`Write a comment`}
        action={t`Comment`}
        people={people}
        initial={typeof kept === 'string' ? kept : ''}
        onSubmit={write}
        onWrite={(text) =>
          text === ''
            ? model.drafts.forget(form)
            : model.drafts.keep(form, { value: text, base: '', version: 0 })
        }
      />
      <ConfirmDialog
        open={removing !== null}
        title={t`Remove this comment?`}
        confirmLabel={t`Remove comment`}
        danger
        onConfirm={() => {
          if (removing !== null) give('remove', { id: removing });
          setRemoving(null);
        }}
        onClose={() => setRemoving(null)}
      >
        <Trans>That it was there, and who removed it, stays to be seen.</Trans>
      </ConfirmDialog>
    </div>
  );
}

interface Conversation {
  readonly entries: readonly CommentEntry[];
  /** Ids of comments that the server does not have as they are shown. */
  readonly waiting: ReadonlySet<string>;
  /** What was said before is not on this device, and cannot be asked for. */
  readonly isUnknown: boolean;
}

/** What is said about a document, with what this device still waits to send at the end. */
export function useConversation(document: string): Conversation {
  const model = useModel();
  const row = useRow('comment', document);
  usePendingDocuments(); // shown anew whenever something is given or settled
  const isMissing = row === undefined;
  const asked = useAsync(`comment/${document}/${String(isMissing)}`, () =>
    isMissing ? model.fetchDocument('comment', document) : Promise.resolve(true),
  );
  const pending = model
    .pending()
    .filter(({ command }) => command.kind === 'comment' && command.document === document);
  const unshown = pending.flatMap((one) => writtenBy(one, row, model.user));
  return {
    entries: [...(row?.entries ?? []), ...unshown],
    waiting: new Set(pending.map(({ command }) => (command.data as { id: string }).id)), // every command names its comment
    isUnknown: isMissing && asked.status === 'failed',
  };
}

/** A comment that waits without being shown: its conversation is not on this device, or members are not. */
function writtenBy({ command, env }: Pending, row: CommentRow | undefined, user: string): CommentEntry[] {
  if (command.type !== 'write') return [];
  const { id, text } = command.data as NewComment; // checked when it was given
  if (row?.entries.some((entry) => entry.id === id)) return [];
  return [{ id, by: user, at: env.now, text, mentions: [], editedAt: null, removedAt: null }];
}
