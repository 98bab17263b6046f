import { useLingui } from '@lingui/react';
import { documents } from '#machines/registry.ts';
import { workflowKinds } from '#machines/areas/integrations/workflow/workflow.check.ts';
import { conditionFields, type ConditionField } from '#model/areas/integrations/workflow/condition-fields.ts';
import type { SentenceNames } from '#words/workflow-sentence.words.ts';
import { useDocumentName } from '#views/kit/document/document-name.ts';
import { fieldDisplay } from '#views/kit/document/history-fields.ts';
import { useFullName } from '#views/kit/document/person-name.ts';
import { useTagName } from '#views/kit/document/tag-name.ts';
import { useCompany } from '#views/kit/document/use-company.ts';
import { useRoleOf } from '#views/areas/setup/role/role-name.ts';
import { useFormat } from '#views/ui/use-format.ts';
import { useTriggerNames } from '#views/kit/automation/use-trigger-names.ts';

const known = new Map<string, readonly ConditionField[]>();

/** What conditions on a kind can be of; empty for one that workflows are not about. */
export function fieldsOf(kind: string): readonly ConditionField[] {
  const found = known.get(kind);
  if (found) return found;
  const own = workflowKinds.find((one) => one.kind === kind);
  const fields = own ? conditionFields(documents[own.kind], own) : [];
  known.set(kind, fields);
  return fields;
}

/** Names and figures for the sentences of workflows, as this reader sees them. */
export function useSentenceNames(): SentenceNames {
  const roleOf = useRoleOf();
  const personName = useFullName();
  const tagName = useTagName();
  const value = useFieldValue();
  return {
    ...useTriggerNames(),
    type: (kind, field) => fieldsOf(kind).find((one) => one.field === field)?.type,
    value,
    name: (table, id) => (table === 'role' ? roleOf(id) : table === 'tag' ? tagName(id) : personName(id)),
  };
}

/** A value of a condition as people write it. */
function useFieldValue(): SentenceNames['value'] {
  const { i18n } = useLingui();
  const format = useFormat();
  const { currency } = useCompany();
  const documentName = useDocumentName();
  const tagName = useTagName();
  return (kind, field, value) => {
    const found = fieldsOf(kind).find((one) => one.field === field);
    if (found?.type === 'row' && found.table) return documentName(found.table, String(value));
    if (found?.type === 'tags') return tagName(String(value));
    if (found?.type === 'choice') {
      const word = choiceWords(kind, field)[String(value)];
      return word ? i18n._(word) : String(value);
    }
    if (typeof value !== 'number') return value;
    if (found?.type === 'money') return format.money(value, currency);
    if (found?.type === 'unitPrice') return format.unitPrice(value, currency);
    if (found?.type === 'quantity') return format.quantity(value);
    return found?.type === 'percent' ? format.percent(value) : format.count(value);
  };
}

/** The words for the values of a choice; none where the kind has none for it. */
export function choiceWords(kind: string, field: string) {
  const as = fieldDisplay(kind, [field])?.as;
  return typeof as === 'object' && 'words' in as ? as.words : {};
}
