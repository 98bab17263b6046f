import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { CommentEntry, Mention } from '#model/comment/comment.facts.ts';
import { useModel } from '../document/model-context.tsx';
import { useCommentAuthor } from './comment-author.ts';
import { Button } from '#views/ui/button.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { useNow } from '#views/ui/use-now.ts';
import { CommentComposer } from './comment-composer.tsx';
import { CommentText } from './comment-text.tsx';
import { RequestSummary } from './request-summary.tsx';
import { EarlierWordings } from './earlier-wordings.tsx';

interface CommentItemProps {
  /** The document that the comment is about. */
  readonly document: string;
  readonly about: string;
  readonly entry: CommentEntry;
  /** Not on the server yet. */
  readonly isWaiting: boolean;
  readonly people: readonly Mention[];
  readonly onEdit: (text: string) => boolean;
  readonly onRemove: () => void;
}

/** One comment: author, time, text; its author may edit it. */
export function CommentItem(props: CommentItemProps) {
  const { entry, isWaiting } = props;
  const [editing, setEditing] = useState(false);
  return (
    <li className="comment" id={`comment-${entry.id}`} data-comment={entry.id} data-waiting={isWaiting}>
      <CommentHead {...props} isEditing={editing} onStart={() => setEditing(true)} />
      {editing ? (
        <Editing {...props} onDone={() => setEditing(false)} />
      ) : entry.removedAt !== null ? (
        <p className="ui-faint">
          <Trans>This comment was removed by its author.</Trans>
        </p>
      ) : (
        <>
          <RequestSummary about={props.about} entry={entry} />
          {entry.text !== '' && <CommentText text={entry.text} mentions={entry.mentions} />}
        </>
      )}
      {entry.editedAt !== null && entry.removedAt === null && (
        <EarlierWordings document={props.document} id={entry.id} />
      )}
    </li>
  );
}

interface CommentHeadProps extends CommentItemProps {
  readonly isEditing: boolean;
  readonly onStart: () => void;
}

function CommentHead({ entry, isWaiting, isEditing, onStart, onRemove }: CommentHeadProps) {
  const { t } = useLingui();
  const { user } = useModel();
  const authorOf = useCommentAuthor();
  const isOwn = entry.by === user && entry.removedAt === null;
  return (
    <div className="comment-head">
      <strong>{authorOf(entry)}</strong>
      <Moments entry={entry} />
      {isWaiting && (
        <span className="ui-faint">
          <Trans>Waits for the server</Trans>
        </span>
      )}
      {isOwn && !isEditing && (
        <span className="comment-actions">
          {!entry.request && (
            <Button variant="quiet" size="sm" icon="edit" label={t`Edit comment`} onClick={onStart} />
          )}
          <Button variant="quiet" size="sm" icon="trash" label={t`Remove comment`} onClick={onRemove} />
        </span>
      )}
    </div>
  );
}

function Editing({ entry, people, onEdit, onDone }: CommentItemProps & { readonly onDone: () => void }) {
  const { t } = useLingui();
  const save = (text: string): boolean => {
    const taken = onEdit(text);
    if (taken) onDone();
    return taken;
  };
  return (
    <CommentComposer
      label={t`Edit comment`}
      action={t`Save`}
      people={people}
      initial={entry.text}
      onSubmit={save}
      onCancel={onDone}
    />
  );
}

function Moments({ entry: { at, editedAt, removedAt } }: Pick<CommentItemProps, 'entry'>) {
  const format = useFormat();
  const now = useNow();
  const shown = (moment: string) => (
    <time dateTime={moment} title={format.relative(moment, Math.max(now, Date.parse(moment)))}>
      {format.dateTime(moment)}
    </time>
  );
  const then = shown(removedAt ?? editedAt ?? at);
  return (
    <span className="ui-faint">
      {shown(at)}
      {removedAt !== null ? (
        <>
          {' · '}
          <Trans>removed {then}</Trans>
        </>
      ) : (
        editedAt !== null && (
          <>
            {' · '}
            <Trans>edited {then}</Trans>
          </>
        )
      )}
    </span>
  );
}
