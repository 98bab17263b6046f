import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { InvoiceRow } from '#model/areas/sales/invoice/invoice.facts.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { useAnnouncer } from '#views/navigation/announcer.ts';
import { useVerdict } from '#views/kit/document/use-verdict.ts';
import { ReasonDialog } from '#views/kit/document/reason-dialog.tsx';
import { useRefusalSentence } from '#views/kit/document/refusal-sentence.ts';
import { SelfSaved, useSelfSaving } from '#views/kit/document/self-saving.tsx';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { useRefused } from '#views/kit/document/use-refused.ts';
import { Button } from '#views/ui/button.tsx';
import { InvoiceFrame } from './invoice-frame.tsx';
import { InvoiceHead } from './invoice-head.tsx';
import { InvoiceSheet } from './invoice-sheet.tsx';
import { invoiceWords } from './invoice.look.ts';
import { Outdated } from './outdated.tsx';
import { EInvoicePreflight, Preflight } from './preflight.tsx';
import { useInvoiceEditor, type InvoiceEditor as Editor } from './use-invoice-editor.ts';
import { usePreflight } from './use-preflight.ts';

interface EditorProps {
  readonly row: InvoiceRow;
}

/** An invoice that is being written: it saves itself, and is issued in one press once it says all that it must. */
export function InvoiceEditor({ row }: EditorProps) {
  const { t } = useLingui();
  const editor = useInvoiceEditor(row);
  const missing = usePreflight(editor.settled);
  const { saving, ask, saveAnew, dialog } = useIssuing(row, editor);
  return (
    <>
      <InvoiceFrame
        row={row}
        written={editor.settled}
        actions={saving.state}
        primary={<IssueButton row={row} missing={missing} onIssue={ask} />}
        overrides={{ issue: ask }}
      >
        <SelfSaved
          draft={editor}
          save={saving.save}
          behind={t`Someone else has changed this in the meantime. What you wrote is not saved.`}
        >
          <Outdated row={row} onSave={saveAnew} />
          <Preflight row={row} missing={missing} />
          <EInvoicePreflight row={editor.settled} missing={missing} />
          <InvoiceSheet row={row} editor={editor} />
          <InvoiceHead row={row} editor={editor} />
        </SelfSaved>
      </InvoiceFrame>
      {saving.dialog}
      {dialog}
    </>
  );
}

/** Saves the draft, asks, then issues it; what is wrong with a line is said there. */
function useIssuing(row: InvoiceRow, editor: Editor) {
  const propose = usePropose();
  const announcer = useAnnouncer();
  const sentence = useRefusalSentence();
  const [asking, setAsking] = useState(false);
  const { form, show } = editor;
  const command = { kind: 'invoice', document: row.id };
  const saving = useSelfSaving({ draft: editor, ...command, type: 'update', data: form, show });
  const issue = (): void => {
    setAsking(false);
    const refusal = propose({ ...command, type: 'issue', data: {} }, { quiet: true });
    if (!refusal) return;
    show(refusal);
    announcer.error(sentence(refusal), { kind: 'invoice', code: refusal.code });
  };
  const said = invoiceWords.commands['issue'];
  const dialog = asking && said && (
    <ReasonDialog words={said} document={row.id} onClose={() => setAsking(false)} onGiven={issue} />
  );
  return {
    saving,
    dialog,
    ask: (): void => void (saving.save() && setAsking(true)),
    saveAnew: (): void => void saving.save({ always: true }),
  };
}

interface IssueProps extends EditorProps {
  readonly missing: readonly Refusal[];
  readonly onIssue: () => void;
}

/** Issues the draft, or says what it waits for: what it must say, and what its chart refuses. */
function IssueButton({ row, missing, onIssue }: IssueProps) {
  const { i18n } = useLingui();
  const verdict = useVerdict('invoice', row.id, 'issue', ['salesOrder', 'customer', 'company']);
  const refused = useRefused('invoice');
  const words = invoiceWords.commands['issue'];
  return (
    <Button
      variant="primary"
      icon={words?.icon ?? 'receipt'}
      data-testid="command-issue"
      {...refused(missing[0] ?? verdict)}
      onClick={onIssue}
    >
      {words ? i18n._(words.label) : ''}
    </Button>
  );
}
