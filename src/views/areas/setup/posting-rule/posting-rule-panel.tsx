import {
  postingRuleForm,
  type PostingRuleForm,
  type PostingRuleRow,
} from '#model/areas/setup/posting-rule/posting-rule.facts.ts';
import { partsOf, postingParts } from '#model/areas/setup/posting-rule/posting-purposes.ts';
import { isArchived } from '#model/engine/archived.ts';
import { useRows } from '#views/kit/document/model-context.tsx';
import { RecordFields } from '#views/kit/records/record-fields.tsx';
import { RecordPanel, type RecordFormProps } from '#views/kit/records/record-panel.tsx';
import { useOnChange } from '#views/ui/use-on-change.ts';
import { postingRuleFields } from './posting-rule.fields.ts';
import { postingRuleWords } from './posting-rule.look.ts';
import { useAccountName } from './use-account-name.ts';

interface PostingRulePanelProps {
  /** Undefined for a new rule. */
  readonly row?: PostingRuleRow | undefined;
  readonly onClose: () => void;
}

/** Adds a posting rule, or changes one. */
export function PostingRulePanel({ row, onClose }: PostingRulePanelProps) {
  const accountName = useAccountName();
  return (
    <RecordPanel
      kind="postingRule"
      words={postingRuleWords}
      schema={postingRuleForm}
      fields={postingRuleFields}
      form={Fields}
      row={row}
      title={row && accountName(row.account)}
      watches={['postingRule', 'account', 'category']}
      onClose={onClose}
    />
  );
}

/** Only what the accounts of the purpose may differ by is asked; another purpose forgets the rest. [PRU2] */
function Fields({ form, fields, row, focus }: RecordFormProps<PostingRuleForm, PostingRuleRow>) {
  const accountName = useAccountName();
  const { purpose, account } = form.value;
  const parts = partsOf(purpose);
  useOnChange(purpose, () =>
    form.edit((draft) => {
      for (const part of postingParts) if (!partsOf(draft.purpose).includes(part)) draft[part] = null;
    }),
  );
  const accounts = useRows('account')
    .filter((one) => !isArchived(one) || one.id === account)
    .map(({ id }) => ({ value: id, label: accountName(id) }))
    .sort((a, b) => a.label.localeCompare(b.label));
  return (
    <RecordFields
      {...{ form, fields, focus, isNew: !row }}
      only={['purpose', ...parts, 'account']}
      options={{ account: accounts }}
    />
  );
}
