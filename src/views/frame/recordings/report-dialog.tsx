import { useState } from 'react';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { EndedRecording } from '#model/recordings/recording-desk.ts';
import type { ReportPlace } from '#model/recordings/report.ts';
import { useApp } from '#views/navigation/app-context.tsx';
import { Button } from '#views/ui/button.tsx';
import { Checkbox } from '#views/ui/checkbox.tsx';
import { ConfirmDialog } from '#views/ui/confirm-dialog.tsx';
import { Dialog } from '#views/ui/dialog.tsx';
import { Field } from '#views/ui/field.tsx';
import { KeyValues } from '#views/ui/key-values.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { TextArea } from '#views/ui/text-area.tsx';
import { EntryList } from './entry-list.tsx';
import { KeptText, type WrittenText } from './kept-text.tsx';
import { ReportStatus } from './report-status.tsx';
import { useSaveRecording } from './use-save-recording.ts';
import { useReporting, type Reporting } from './use-reporting.ts';

interface ReportDialogProps {
  readonly place: ReportPlace;
  /** The recording of the problem; null for a report without one. */
  readonly ended: EndedRecording | null;
}

/** A problem in the person's words, showing everything that is sent with it. */
export function ReportDialog(props: ReportDialogProps) {
  return <KeptText>{(text) => <Report {...props} text={text} />}</KeptText>;
}

function Report({ place, ended, text }: ReportDialogProps & { readonly text: WrittenText }) {
  const { t } = useLingui();
  const { recording: desk } = useApp();
  const [isAttached, setAttached] = useState(true);
  const attached = ended && isAttached && !ended.isElsewhere ? ended.recording : null;
  const reporting = useReporting({ place, recording: attached, onSent: text.forget });
  const { status } = reporting;
  const isDone = status === 'sent' || status === 'waits';
  const [isAsked, setAsked] = useState(false);
  const drop = (): void => {
    text.forget();
    desk.drop();
  };
  const leave = (): void => (ended && !isDone ? setAsked(true) : drop());
  if (isAsked) return <DiscardQuestion onKeep={() => setAsked(false)} onDiscard={drop} />;
  return (
    <Dialog
      open
      title={t`Report a problem`}
      onClose={leave}
      width="44rem"
      dismissable={isDone || (ended === null && text.value.trim() === '')}
      actions={<ReportActions {...{ ended, reporting, text: text.value, isDone, onLeave: leave }} />}
    >
      <div className="flow-record">
        <ReportStatus status={status} hasRecording={ended !== null} />
        {!isDone && (
          <Field label={t`What went wrong?`}>
            <TextArea value={text.value} onChange={text.write} rows={3} />
          </Field>
        )}
        <ReportedPlace place={place} />
        {ended && <Recorded ended={ended} isAttached={attached !== null} onAttached={setAttached} />}
      </div>
    </Dialog>
  );
}

interface ReportActionsProps {
  readonly ended: EndedRecording | null;
  readonly reporting: Reporting;
  readonly text: string;
  readonly isDone: boolean;
  readonly onLeave: () => void;
}

function ReportActions({ ended, reporting: { status, send }, text, isDone, onLeave }: ReportActionsProps) {
  const { t } = useLingui();
  const save = useSaveRecording();
  const leave = ended ? t`Discard` : t`Cancel`;
  return (
    <>
      <Button onClick={onLeave}>{isDone ? t`Close` : leave}</Button>
      {ended && <Button icon="download" onClick={() => save(ended.recording)}>{t`Download`}</Button>}
      {!isDone && (
        <Button
          variant="primary"
          icon="send"
          loading={status === 'sending'}
          disabledReason={text.trim() === '' ? t`First describe what went wrong.` : undefined}
          onClick={() => send(text)}
        >
          {t`Send report`}
        </Button>
      )}
    </>
  );
}

/** A recording cannot be repeated: a stray key must not discard it. */
function DiscardQuestion({
  onKeep,
  onDiscard,
}: {
  readonly onKeep: () => void;
  readonly onDiscard: () => void;
}) {
  const { t } = useLingui();
  return (
    <ConfirmDialog
      open
      danger
      title={t`Discard the recording?`}
      confirmLabel={t`Discard`}
      onConfirm={onDiscard}
      onClose={onKeep}
    >
      <Trans>The recording has not been sent or saved. If you discard it, it is gone.</Trans>
    </ConfirmDialog>
  );
}

/** What a report includes automatically. */
function ReportedPlace({ place: { page, browser, build } }: Pick<ReportDialogProps, 'place'>) {
  const { t } = useLingui();
  return (
    <KeyValues
      items={[
        { id: 'page', label: t`Page`, value: <code>{page}</code> },
        { id: 'browser', label: t`Browser`, value: <code>{browser}</code> },
        { id: 'build', label: t`Build`, value: <code>{build}</code> },
      ]}
    />
  );
}

interface RecordedProps {
  readonly ended: EndedRecording;
  readonly isAttached: boolean;
  readonly onAttached: (isAttached: boolean) => void;
}

function Recorded({ ended: { recording, isFull, isElsewhere }, isAttached, onAttached }: RecordedProps) {
  const { t } = useLingui();
  const count = recording.entries.length;
  return (
    <>
      {isFull && (
        <Notice tone="info">
          <Trans>The recording was full and has stopped automatically.</Trans>
        </Notice>
      )}
      {isElsewhere ? (
        <Notice tone="warning">
          <Trans>
            This was recorded in another company: you can download it, but not send it to this one.
          </Trans>
        </Notice>
      ) : (
        <Checkbox label={t`Send the recording with it`} checked={isAttached} onChange={onAttached} />
      )}
      <h3>{t`${plural(count, { one: '# entry was recorded', other: '# entries were recorded' })}`}</h3>
      <EntryList recording={recording} />
    </>
  );
}
