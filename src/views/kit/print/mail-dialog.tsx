import './mail-dialog.css';
import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ProposedLetter } from '#model/papers/letter.ts';
import { useApp } from '#views/navigation/app-context.tsx';
import { Button } from '#views/ui/button.tsx';
import { Checkbox } from '#views/ui/checkbox.tsx';
import { Dialog } from '#views/ui/dialog.tsx';
import { Field } from '#views/ui/field.tsx';
import { Icon } from '#views/ui/icon.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { TextArea } from '#views/ui/text-area.tsx';
import { TextInput } from '#views/ui/text-input.tsx';
import { useModel } from '../document/model-context.tsx';
import { Recipients } from './recipients.tsx';
import { useMailing, type MailedPaper, type MailPlace } from './use-mailing.ts';

interface MailDialogProps {
  readonly place: MailPlace;
  readonly which: MailedPaper;
  /** Of the file that goes along. */
  readonly file: string;
  readonly proposed: ProposedLetter;
  readonly onClose: () => void;
}

const LONGEST_SUBJECT = 200;
const LONGEST_TEXT = 5000;

/** Asks whom a paper is mailed to, and what the letter says: proposed in the language of who it is for. [PAP37] */
export function MailDialog({ place, which, file, proposed, onClose }: MailDialogProps) {
  const { t } = useLingui();
  const [first] = proposed.contacts;
  const [written, setWritten] = useState<Written>({
    to: first ? [first.email] : [],
    subject: proposed.subject,
    text: proposed.text,
    link: useMayLink(proposed) ? true : undefined,
  });
  const { send, isSending, failure } = useMailing(place, which, onClose);
  const lacking = useLacking(written);
  const { to, subject, text, link } = written;
  const sendNow = (): void => {
    if (lacking === undefined && !isSending)
      void send({ to: [...to], subject: subject.trim(), text: text.trim(), ...(link && { link }) });
  };
  return (
    <Dialog
      open
      title={t`Send by mail`}
      width="40rem"
      dismissable={false}
      onClose={onClose}
      onSave={sendNow}
      actions={<Actions {...{ lacking, isSending, onClose }} onSend={sendNow} />}
    >
      <LetterForm {...{ written, file, failure, onChange: setWritten }} contacts={proposed.contacts} />
    </Dialog>
  );
}

interface ActionsProps extends Pick<MailDialogProps, 'onClose'> {
  /** What the letter lacks, in words. */
  readonly lacking: string | undefined;
  readonly isSending: boolean;
  readonly onSend: () => void;
}

function Actions({ lacking, isSending, onClose, onSend }: ActionsProps) {
  const { t } = useLingui();
  return (
    <>
      <Button onClick={onClose}>{t`Cancel`}</Button>
      <Button
        variant="primary"
        icon="send"
        loading={isSending}
        disabledReason={lacking}
        data-testid="send-mail"
        onClick={onSend}
      >
        {t`Send`}
      </Button>
    </>
  );
}

interface LetterFormProps extends Pick<MailDialogProps, 'file'>, Pick<ProposedLetter, 'contacts'> {
  readonly written: Written;
  readonly failure: string | null;
  readonly onChange: (written: Written) => void;
}

function LetterForm({ written, contacts, file, failure, onChange }: LetterFormProps) {
  const { t } = useLingui();
  const { isDemo } = useApp();
  const change = (part: Partial<Written>): void => onChange({ ...written, ...part });
  return (
    <div className="ui-stack">
      {isDemo && (
        <Notice tone="info">
          <Trans>This is a demonstration: the letter is written, kept and shown, and goes to nobody.</Trans>
        </Notice>
      )}
      {failure !== null && <Notice tone="danger">{failure}</Notice>}
      <Recipients contacts={contacts} chosen={written.to} onChange={(to) => change({ to })} />
      <Field label={t`Subject`} required>
        <TextInput
          value={written.subject}
          maxLength={LONGEST_SUBJECT}
          onChange={(subject) => change({ subject })}
        />
      </Field>
      <Field label={t`Text`} required>
        <TextArea
          rows={8}
          value={written.text}
          maxLength={LONGEST_TEXT}
          onChange={(text) => change({ text })}
        />
      </Field>
      {written.link !== undefined && (
        <WithLinks wanted={written.link} onChange={(link) => change({ link })} />
      )}
      <p className="mail-file">
        <Icon name="file" /> {file}
      </p>
    </div>
  );
}

interface WithLinksProps {
  readonly wanted: boolean;
  readonly onChange: (wanted: boolean) => void;
}

function WithLinks({ wanted, onChange }: WithLinksProps) {
  const { t } = useLingui();
  return (
    <Checkbox
      label={t`With a link for each recipient`}
      hint={t`They see the document without signing in, and answer it there in their own name. Every link stands under Shared links, where it is ended.`}
      checked={wanted}
      onChange={onChange}
    />
  );
}

interface Written {
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  /** Undefined: no link can go with it. */
  readonly link: boolean | undefined;
}

/** Whether links may go with a letter: its document is shown outside as it stands, by links that the reader may make. [LNK12] */
function useMayLink({ link }: ProposedLetter): boolean {
  const model = useModel();
  return link !== null && model.may('sharedLink.manage');
}

/** What a letter lacks first, in words; undefined: nothing. */
function useLacking({ to, subject, text }: Written): string | undefined {
  const { t } = useLingui();
  if (to.length === 0) return t`Choose who it is for.`;
  if (subject.trim() === '') return t`Write a subject.`;
  return text.trim() === '' ? t`Write a text.` : undefined;
}
