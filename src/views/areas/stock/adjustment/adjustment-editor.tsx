import { useLingui } from '@lingui/react/macro';
import type { AdjustmentRow } from '#model/areas/stock/adjustment/adjustment.facts.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useAnnouncer } from '#views/navigation/announcer.ts';
import { useRefusalSentence } from '#views/kit/document/refusal-sentence.ts';
import { SelfSaved, useSelfSaving } from '#views/kit/document/self-saving.tsx';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { useRefused } from '#views/kit/document/use-refused.ts';
import { useToday } from '#views/kit/document/use-today.ts';
import { useVerdict, useVerdictAfter } from '#views/kit/document/use-verdict.ts';
import { Button } from '#views/ui/button.tsx';
import { DateInput } from '#views/ui/date-input.tsx';
import { Field } from '#views/ui/field.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { TextArea } from '#views/ui/text-area.tsx';
import { AdjustSheet } from './adjust-sheet.tsx';
import { AdjustmentFrame, adjustmentWatches } from './adjustment-frame.tsx';
import { adjustmentWords } from './adjustment.look.ts';
import { PhotoNotice } from './photo-notice.tsx';
import { useAdjustEditor, type AdjustEditor } from './use-adjust-editor.ts';

interface EditorProps {
  readonly row: AdjustmentRow;
}

/** A draft: it saves itself, and is posted in one press, or submitted where somebody has to approve it. */
export function AdjustmentEditor({ row }: EditorProps) {
  const { t } = useLingui();
  const editor = useAdjustEditor(row);
  const { saving, give } = useGiving(row, editor);
  return (
    <>
      <AdjustmentFrame
        row={row}
        actions={
          <>
            {row.mode === 'quantity' && <ScanButton row={row} />}
            {saving.state}
          </>
        }
        primary={<GiveButton row={row} editor={editor} onGive={give} />}
        overrides={{ post: () => give('post'), submit: () => give('submit') }}
      >
        <SelfSaved
          draft={editor}
          save={saving.save}
          behind={t`Someone else has changed this in the meantime. What you wrote is not saved.`}
        >
          <PhotoNotice row={row} lines={editor.value.lines} />
          <AdjustSheet row={row} editor={editor} />
          <Head editor={editor} />
        </SelfSaved>
      </AdjustmentFrame>
      {saving.dialog}
    </>
  );
}

/** Goes on in full screen, for phones and scanners. */
function ScanButton({ row }: EditorProps) {
  const { t } = useLingui();
  const paths = usePaths();
  return (
    <Button icon="scan" data-testid="scan-mode" to={paths.to(`/apps/inventory/adjustments/${row.id}/scan`)}>
      {t`Scan mode`}
    </Button>
  );
}

type Given = 'post' | 'submit';

/** Saves the draft, then posts or submits it; what is wrong with a line is said there. */
function useGiving(row: AdjustmentRow, editor: AdjustEditor) {
  const propose = usePropose();
  const announcer = useAnnouncer();
  const sentence = useRefusalSentence();
  const { form, show } = editor;
  const command = { kind: 'adjustment', document: row.id };
  const saving = useSelfSaving({ draft: editor, ...command, type: 'update', data: form, show });
  const give = (type: Given): void => {
    if (!saving.save()) return;
    const refusal = propose({ ...command, type, data: {} }, { quiet: true });
    if (!refusal) return;
    show(refusal);
    announcer.error(sentence(refusal), { kind: 'adjustment', code: refusal.code });
  };
  return { saving, give };
}

interface GiveButtonProps extends EditorProps {
  readonly editor: AdjustEditor;
  readonly onGive: (type: Given) => void;
}

/** Posts; where that is beyond one's limit, submits. */
function GiveButton({ row, editor, onGive }: GiveButtonProps) {
  const { i18n } = useLingui();
  const refused = useRefused('adjustment');
  const data = editor.form();
  const update = { kind: 'adjustment', document: row.id, type: 'update', data };
  const watches = ['adjustment', ...adjustmentWatches] as const;
  const saved = useVerdict('adjustment', row.id, 'post', adjustmentWatches);
  const written = useVerdictAfter(update, 'post', watches);
  const refusal = editor.isDirty ? written : saved;
  const type = mayOnlySubmit(refusal) ? 'submit' : 'post';
  const words = adjustmentWords.commands[type];
  const off = type === 'post' && refusal && !isOfALine(refusal) ? refused(refusal) : undefined;
  return (
    <Button
      variant="primary"
      icon={words?.icon ?? 'check'}
      data-testid={`command-${type}`}
      {...off}
      onClick={() => onGive(type)}
    >
      {words ? i18n._(words.label) : ''}
    </Button>
  );
}

const awaiting = new Set(['adjustsOverYourLimit', 'reasonNeedsApproval']);

/** Somebody who may not post, or not alone, still hands it in to somebody who may. */
const mayOnlySubmit = (refusal: Refusal | null): boolean =>
  awaiting.has(refusal?.code ?? '') ||
  (refusal?.code === 'notPermitted' && refusal.params?.['permission'] === 'adjustment.post');

const isOfALine = ({ fields = {} }: Refusal): boolean =>
  Object.keys(fields).some((path) => path.startsWith('lines'));

/** The day it is of, and what there is to say about it as a whole. */
function Head({ editor }: { readonly editor: AdjustEditor }) {
  const { t } = useLingui();
  const today = useToday();
  const { value, change, error } = editor;
  return (
    <Panel title={t`Adjustment`}>
      <div className="ui-fields">
        <Field
          label={t`Day`}
          optional
          hint={t`Leave empty for the day on which it is posted.`}
          error={error('adjustedOn')}
        >
          <DateInput
            value={value.adjustedOn}
            max={today}
            onChange={(adjustedOn) => change({ adjustedOn }, 'adjustedOn')}
          />
        </Field>
        <Field label={t`Notes`} optional error={error('notes')}>
          <TextArea value={value.notes} maxLength={4000} onChange={(notes) => change({ notes }, 'notes')} />
        </Field>
      </div>
    </Panel>
  );
}
