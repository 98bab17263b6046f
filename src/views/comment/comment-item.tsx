import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { CommentEntry, Mention } from '#model/comment/comment.events.ts';
import { useModel } from '../document/model-context.tsx';
import { usePersonName } from '../document/person-name.ts';
import { Button } from '../ui/button.tsx';
import { useFormat } from '../ui/use-format.ts';
import { useNow } from '../ui/use-now.ts';
import { CommentComposer } from './comment-composer.tsx';
import { EarlierWordings } from './earlier-wordings.tsx';
import { partsOf } from './mention-text.ts';

interface CommentItemProps {
  /** The document that it is about. */
  readonly document: string;
  readonly entry: CommentEntry;
  /** The server does not have it yet. */
  readonly isWaiting: boolean;
  readonly people: readonly Mention[];
  readonly onEdit: (text: string) => boolean;
  readonly onRemove: () => void;
}

/** One comment: who, when, what; its author may change it. */
export function CommentItem({ document, entry, isWaiting, people, onEdit, onRemove }: CommentItemProps) {
  const { t } = useLingui();
  const { user } = useModel();
  const nameOf = usePersonName();
  const [editing, setEditing] = useState(false);
  const { id, by, text, mentions, removedAt } = entry;
  const isOwn = by === user && removedAt === null;
  const edit = (next: string): boolean => {
    const taken = onEdit(next);
    if (taken) setEditing(false);
    return taken;
  };
  return (
    <li className="comment" id={`comment-${id}`} data-comment={id} data-waiting={isWaiting}>
      <div className="comment-head">
        <strong>{nameOf(by)}</strong>
        <Moments entry={entry} />
        {isWaiting && (
          <span className="ui-faint">
            <Trans>Waits for the server</Trans>
          </span>
        )}
        {isOwn && !editing && (
          <span className="comment-actions">
            <Button
              variant="quiet"
              size="sm"
              icon="edit"
              label={t`Edit comment`}
              onClick={() => setEditing(true)}
            />
            <Button variant="quiet" size="sm" icon="trash" label={t`Remove comment`} onClick={onRemove} />
          </span>
        )}
      </div>
      {removedAt !== null ? (
        <p className="ui-faint">
          <Trans>This comment was removed by its author.</Trans>
        </p>
      ) : editing ? (
        <CommentComposer
          label={t`Edit comment`}
          action={t`Save`}
          people={people}
          initial={text}
          onSubmit={edit}
          onCancel={() => setEditing(false)}
        />
      ) : (
        <CommentText text={text} mentions={mentions} />
      )}
      {entry.editedAt !== null && removedAt === null && <EarlierWordings document={document} id={id} />}
    </li>
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
  return (
    <span className="ui-faint">
      {shown(at)}
      {removedAt !== null ? (
        <>
          {' · '}
          <Trans>removed {shown(removedAt)}</Trans>
        </>
      ) : (
        editedAt !== null && (
          <>
            {' · '}
            <Trans>edited {shown(editedAt)}</Trans>
          </>
        )
      )}
    </span>
  );
}

/** A text with those who are mentioned in it marked. */
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
