import { useLingui } from '@lingui/react/macro';
import type { SupplierReturnRow } from '#model/areas/purchasing/supplier-return/supplier-return.facts.ts';
import { useAnnouncer } from '#views/navigation/announcer.ts';
import { useRefusalSentence } from '#views/kit/document/refusal-sentence.ts';
import { SelfSaved, useSelfSaving } from '#views/kit/document/self-saving.tsx';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { useFetchedRow } from '#views/kit/document/use-fetched-row.ts';
import { Button } from '#views/ui/button.tsx';
import { Field } from '#views/ui/field.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { TextArea } from '#views/ui/text-area.tsx';
import { SendBackFrame } from './send-back-frame.tsx';
import { SendBackSheet } from './send-back-sheet.tsx';
import { supplierReturnWords } from './supplier-return.look.ts';
import { useSendBackEditor, type SendBackEditor as Editor } from './use-send-back-editor.ts';

interface EditorProps {
  readonly row: SupplierReturnRow;
  readonly overrides: Readonly<Record<string, () => void>>;
  /** Shows the return as it is written; absent for a draft, of which the supplier is asked instead. */
  readonly onDone: (() => void) | undefined;
}

/** A return that is being written: it saves itself. */
export function SendBackEditor({ row, overrides, onDone }: EditorProps) {
  const { t, i18n } = useLingui();
  const editor = useSendBackEditor(row);
  // What can go back is known from the receipt.
  useFetchedRow('goodsReceipt', row.receipt);
  const { saving, request } = useAsking(row, editor);
  const words = supplierReturnWords.commands['request'];
  const done = (): void => {
    if (saving.save()) onDone?.();
  };
  const primary = onDone ? (
    <Button variant="primary" icon="check" data-testid="done" onClick={done}>{t`Done`}</Button>
  ) : (
    <Button variant="primary" icon="send" data-testid="command-request" onClick={request}>
      {words ? i18n._(words.label) : ''}
    </Button>
  );
  return (
    <>
      <SendBackFrame row={row} actions={saving.state} primary={primary} overrides={{ ...overrides, request }}>
        <SelfSaved
          draft={editor}
          save={saving.save}
          behind={t`Someone else has changed this in the meantime. What you wrote is not saved.`}
        >
          <SendBackSheet row={row} editor={editor} />
          <Head editor={editor} />
        </SelfSaved>
      </SendBackFrame>
      {saving.dialog}
    </>
  );
}

/** Saves the draft, then asks the supplier; what is wrong with a line is said there. */
function useAsking(row: SupplierReturnRow, editor: Editor) {
  const propose = usePropose();
  const announcer = useAnnouncer();
  const sentence = useRefusalSentence();
  const { form, show } = editor;
  const command = { kind: 'supplierReturn', document: row.id };
  const saving = useSelfSaving({ draft: editor, ...command, type: 'update', data: form, show });
  const request = (): void => {
    if (!saving.save()) return;
    const refusal = propose({ ...command, type: 'request', data: {} }, { quiet: true });
    if (!refusal) return;
    show(refusal);
    announcer.error(sentence(refusal), { kind: 'supplierReturn', code: refusal.code });
  };
  return { saving, request };
}

function Head({ editor }: { readonly editor: Editor }) {
  const { t } = useLingui();
  const { value, change, error } = editor;
  return (
    <Panel title={t`Return`}>
      <Field label={t`Notes`} optional error={error('notes')}>
        <TextArea value={value.notes} maxLength={4000} onChange={(notes) => change({ notes }, 'notes')} />
      </Field>
    </Panel>
  );
}
