import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { openRequests } from '#model/comment/open-requests.ts';
import { LONGEST_COMMENT, type CommentEntry } from '#model/comment/comment.facts.ts';
import type { DocumentRow } from '#model/engine/rows.ts';
import type { DocumentWords } from '../document/document-words.ts';
import { useModel, useRow } from '../document/model-context.tsx';
import { usePropose } from '../document/use-propose.ts';
import { Button } from '#views/ui/button.tsx';
import { Field } from '#views/ui/field.tsx';
import { GiveDialog } from '#views/ui/give-dialog.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { TextArea } from '#views/ui/text-area.tsx';
import { useCommentAuthor } from './comment-author.ts';

interface RequestNoticesProps {
  readonly words: DocumentWords;
  readonly row: DocumentRow;
  /** Triggers a command of the document as its button would. */
  readonly press: (type: string) => void;
  /** Commands that can be given in its state, by whomever. */
  readonly isInPlace: (type: string) => boolean;
}

type Request = CommentEntry & Required<Pick<CommentEntry, 'request'>>;

/** What somebody has asked for on this document and nobody has answered, as long as it can still be done. [CM6] */
export function RequestNotices({ words, row, press, isInPlace }: RequestNoticesProps) {
  const comments = useRow('comment', row.id);
  return openRequests(comments)
    .filter(({ request }) => isInPlace(request.command))
    .map((entry) => (
      <RequestNotice key={entry.id} words={words} document={row.id} entry={entry} press={press} />
    ));
}

interface RequestNoticeProps extends Pick<RequestNoticesProps, 'words' | 'press'> {
  readonly document: string;
  readonly entry: Request;
}

function RequestNotice({ words, document, entry, press }: RequestNoticeProps) {
  const { i18n } = useLingui();
  const { user } = useModel();
  const authorOf = useCommentAuthor();
  const { request, by, mentions, text } = entry;
  const said = words.commands[request.command];
  const wanted = said ? i18n._(said.label) : request.command;
  const who = authorOf(entry);
  const asked = mentions.map(({ name }) => name).join(', ');
  return (
    <Notice
      tone="warning"
      actions={
        by === user ? (
          <Withdraw document={document} id={entry.id} />
        ) : (
          <Answers label={wanted} {...{ document, entry, press }} />
        )
      }
    >
      {by === user ? (
        <Trans>
          You asked {asked}: <strong>{wanted}</strong>
        </Trans>
      ) : (
        <Trans>
          {who} asks {asked}: <strong>{wanted}</strong>
        </Trans>
      )}
      {text !== '' && <p className="ui-soft">{text}</p>}
    </Notice>
  );
}

/** The way back for who asked. */
function Withdraw({ document, id }: { readonly document: string; readonly id: string }) {
  const { t } = useLingui();
  const propose = usePropose();
  const withdraw = (): void => void propose({ kind: 'comment', document, type: 'remove', data: { id } });
  return <Button size="sm" onClick={withdraw}>{t`Withdraw`}</Button>;
}

interface AnswersProps extends Omit<RequestNoticeProps, 'words'> {
  readonly label: string;
}

/** What was asked for, for those who may do it, and a no. */
function Answers({ document, entry, label, press }: AnswersProps) {
  const { t } = useLingui();
  const model = useModel();
  const [isDeclining, setDeclining] = useState(false);
  const { request, id, mentions } = entry;
  const isAsked = mentions.some(({ user }) => user === model.user);
  if (!isAsked && !model.may(request.permission)) return null;
  return (
    <span className="ui-row">
      <Button size="sm" data-testid="decline-request" onClick={() => setDeclining(true)}>
        {t`Decline`}
      </Button>
      <Button
        size="sm"
        variant="primary"
        data-testid="carry-out-request"
        onClick={() => press(request.command)}
      >
        {label}
      </Button>
      {isDeclining && <DeclineDialog document={document} id={id} onClose={() => setDeclining(false)} />}
    </span>
  );
}

interface DeclineDialogProps {
  readonly document: string;
  readonly id: string;
  readonly onClose: () => void;
}

function DeclineDialog({ document, id, onClose }: DeclineDialogProps) {
  const { t } = useLingui();
  const propose = usePropose();
  const [text, setText] = useState('');
  const give = (): void => {
    if (propose({ kind: 'comment', document, type: 'decline', data: { id, text } }) === null) onClose();
  };
  return (
    <GiveDialog
      title={t`Decline the request`}
      label={t`Decline`}
      testId="give-decline"
      onClose={onClose}
      onGive={give}
    >
      <Field label={t`Note`} optional>
        <TextArea rows={2} maxLength={LONGEST_COMMENT} value={text} onChange={setText} />
      </Field>
    </GiveDialog>
  );
}
