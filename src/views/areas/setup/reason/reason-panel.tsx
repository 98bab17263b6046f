import { reasonForm, type ReasonForm, type ReasonRow } from '#model/areas/setup/reason/reason.facts.ts';
import { approvedLists } from '#model/values/reasons.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useProductName } from '#views/kit/document/product-name.ts';
import { RecordFields } from '#views/kit/records/record-fields.tsx';
import { RecordPanel, type RecordFormProps } from '#views/kit/records/record-panel.tsx';
import { reasonFields } from './reason.fields.ts';
import { reasonWords } from './reason.look.ts';

interface ReasonPanelProps {
  /** Undefined for a new reason. */
  readonly row?: ReasonRow | undefined;
  readonly onClose: () => void;
}

/** What older reasons do not say. */
const unsaid = { approval: false, account: null };

/** Creates a reason, or edits one. */
export function ReasonPanel({ row, onClose }: ReasonPanelProps) {
  const nameOf = useProductName();
  const written = row && { ...unsaid, ...reasonForm.strip().parse(row) };
  return (
    <RecordPanel
      kind="reason"
      words={reasonWords}
      schema={reasonForm}
      fields={reasonFields}
      form={Fields}
      row={row}
      fresh={{ photo: false, ...unsaid }}
      {...(written && { written })}
      title={row && nameOf(row)}
      watches={['reason', 'account']}
      onClose={onClose}
    />
  );
}

/** The actions that heed whether a reason asks for a picture. [AD7] */
const pictured = new Set<string>([...approvedLists, 'return']);
const approved = new Set<string>(approvedLists);

/** What a reason asks for is asked only where its action heeds it. */
function Fields({ form, fields, row, focus }: RecordFormProps<ReasonForm, ReasonRow>) {
  const mayViewAccounts = useModel().may('account.view');
  const { action } = form.value;
  const isAsked: Readonly<Record<string, boolean>> = {
    account: mayViewAccounts,
    photo: pictured.has(action),
    approval: approved.has(action),
  };
  const only = Object.keys(fields).filter((path) => isAsked[path] ?? true);
  return <RecordFields {...{ form, fields, only, focus, isNew: !row }} />;
}
