import { useLingui } from '@lingui/react/macro';
import type { CustomerReturnRow } from '#model/areas/sales/customer-return/customer-return.facts.ts';
import { useAnnouncer } from '#views/navigation/announcer.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useRefusalSentence } from '#views/kit/document/refusal-sentence.ts';
import { SelfSaved, useSelfSaving } from '#views/kit/document/self-saving.tsx';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { Button } from '#views/ui/button.tsx';
import { Field } from '#views/ui/field.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { Select } from '#views/ui/select.tsx';
import { TextArea } from '#views/ui/text-area.tsx';
import { TextInput } from '#views/ui/text-input.tsx';
import { useWarehouseOptions } from '#views/kit/document/use-warehouse-options.ts';
import { customerReturnWords } from './customer-return.look.ts';
import { ReturnFrame } from './return-frame.tsx';
import { ExchangeLines } from './exchange-lines.tsx';
import { FreightField } from './freight-field.tsx';
import { ReturnSheet } from './return-sheet.tsx';
import { useReturnEditor, type ReturnEditor as Editor } from './use-return-editor.ts';

interface EditorProps {
  readonly row: CustomerReturnRow;
}

type Given = 'request' | 'approve';

/** A return that is being written: it saves itself, and is approved in one press, or somebody is asked to. */
export function ReturnEditor({ row }: EditorProps) {
  const { t } = useLingui();
  const editor = useReturnEditor(row);
  const { saving, give } = useGiving(row, editor);
  return (
    <>
      <ReturnFrame
        row={row}
        actions={saving.state}
        primary={<GiveButton row={row} onGive={give} />}
        overrides={{ request: () => give('request'), approve: () => give('approve') }}
      >
        <SelfSaved
          draft={editor}
          save={saving.save}
          behind={t`Someone else has changed this in the meantime. What you wrote is not saved.`}
        >
          <ReturnSheet row={row} editor={editor} />
          {row.order !== null && <ExchangeLines row={row} editor={editor} />}
          <Head row={row} editor={editor} />
        </SelfSaved>
      </ReturnFrame>
      {saving.dialog}
    </>
  );
}

/** Saves the draft, then hands it in or approves it; what is wrong with a line is said there. */
function useGiving(row: CustomerReturnRow, editor: Editor) {
  const propose = usePropose();
  const announcer = useAnnouncer();
  const sentence = useRefusalSentence();
  const { form, show } = editor;
  const command = { kind: 'customerReturn', document: row.id };
  const saving = useSelfSaving({ draft: editor, ...command, type: 'update', data: form, show });
  const give = (type: Given): void => {
    if (!saving.save()) return;
    const refusal = propose({ ...command, type, data: {} }, { quiet: true });
    if (!refusal) return;
    show(refusal);
    announcer.error(sentence(refusal), { kind: 'customerReturn', code: refusal.code });
  };
  return { saving, give };
}

/** Approves it, for who may; others ask for approval. */
function GiveButton({ row, onGive }: EditorProps & { readonly onGive: (type: Given) => void }) {
  const { i18n } = useLingui();
  const model = useModel();
  const type = model.may('customerReturn.approve') ? 'approve' : 'request';
  const words = customerReturnWords.commands[type];
  // Once it has a number, somebody was asked.
  if (type === 'request' && row.number !== null) return null;
  return (
    <Button
      variant="primary"
      icon={words?.icon ?? 'check'}
      data-testid={`command-${type}`}
      onClick={() => onGive(type)}
    >
      {words ? i18n._(words.label) : ''}
    </Button>
  );
}

/** Where the goods are to come, and what there is to say about them. */
function Head({ row, editor }: EditorProps & { readonly editor: Editor }) {
  const { t } = useLingui();
  const warehouses = useWarehouseOptions();
  const { value, change, error } = editor;
  return (
    <Panel title={t`Return`}>
      <div className="ui-fields">
        <Field label={t`Comes to`} required error={error('warehouse')}>
          <Select
            value={value.warehouse}
            options={warehouses}
            onChange={(warehouse) => change({ warehouse }, 'warehouse')}
          />
        </Field>
        <Field label={t`Customer's reference`} optional error={error('theirReference')}>
          <TextInput
            value={value.theirReference}
            onChange={(theirReference) => change({ theirReference }, 'theirReference')}
          />
        </Field>
        {row.order !== null && <FreightField row={row} editor={editor} />}
        <Field label={t`Notes`} optional error={error('notes')}>
          <TextArea value={value.notes} maxLength={4000} onChange={(notes) => change({ notes }, 'notes')} />
        </Field>
      </div>
    </Panel>
  );
}
