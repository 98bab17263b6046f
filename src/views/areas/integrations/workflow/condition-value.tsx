import { useLingui } from '@lingui/react';
import type { TableName } from '#model/engine/rows.ts';
import type { ConditionField } from '#model/areas/integrations/workflow/condition-fields.ts';
import { useDocumentName } from '#views/kit/document/document-name.ts';
import { useRows } from '#views/kit/document/model-context.tsx';
import { useCompany } from '#views/kit/document/use-company.ts';
import { MoneyInput, PercentInput, PriceInput, QuantityInput, WholeInput } from '#views/ui/scaled-input.tsx';
import type { Option } from '#views/ui/option.ts';
import { Select } from '#views/ui/select.tsx';
import { TextInput } from '#views/ui/text-input.tsx';
import { choiceWords } from './use-sentence-names.ts';
import { useWorkflowOptions } from './use-workflow-options.ts';

type Value = string | number | null;

interface ConditionValueProps {
  readonly kind: string;
  readonly field: ConditionField;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly onMistyped: (isWrong: boolean) => void;
}

/** What a field is compared with, typed or chosen as the field itself is. */
export function ConditionValue(props: ConditionValueProps) {
  const { kind, field, value, onChange } = props;
  const { i18n } = useLingui();
  const { states } = useWorkflowOptions();
  const chosen = value === null ? null : String(value);
  if (field.type === 'text')
    return <TextInput value={chosen ?? ''} onChange={(text) => onChange(text || null)} />;
  if (field.type === 'state') return <Select value={chosen} options={states(kind)} onChange={onChange} />;
  if (field.type === 'row' && field.table)
    return <RowSelect table={field.table} value={chosen} onChange={onChange} />;
  if (field.type === 'tags') return <RowSelect table="tag" value={chosen} onChange={onChange} />;
  if (field.type === 'choice') {
    const words = choiceWords(kind, field.field);
    const options = (field.values ?? []).map((one) => {
      const word = words[one];
      return { value: one, label: word ? i18n._(word) : one };
    });
    return <Select value={chosen} options={options} onChange={onChange} />;
  }
  return <FigureInput {...props} />;
}

function FigureInput({ field, value, onChange, onMistyped }: ConditionValueProps) {
  const { currency } = useCompany();
  const typed = {
    value: typeof value === 'number' ? value : null,
    onChange: (next: number | null | undefined): void => {
      onMistyped(next === undefined);
      if (next !== undefined) onChange(next);
    },
  };
  if (field.type === 'money') return <MoneyInput {...typed} currency={currency} />;
  if (field.type === 'unitPrice') return <PriceInput {...typed} currency={currency} />;
  if (field.type === 'quantity') return <QuantityInput {...typed} />;
  return field.type === 'percent' ? <PercentInput {...typed} /> : <WholeInput {...typed} />;
}

interface RowSelectProps {
  readonly table: TableName;
  readonly value: string | null;
  readonly onChange: (value: string) => void;
}

/** A document of a table by its name. */
export function RowSelect({ table, value, onChange }: RowSelectProps) {
  const { i18n } = useLingui();
  const nameOf = useDocumentName();
  const options: readonly Option[] = useRows(table)
    .map(({ id }) => ({ value: id, label: nameOf(table, id) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, i18n.locale));
  return <Select value={value} options={options} onChange={onChange} />;
}
