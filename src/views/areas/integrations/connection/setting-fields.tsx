import { useLingui } from '@lingui/react';
import type { FieldStep, SettingField } from '#model/areas/integrations/connector/connector-spec.ts';
import { connectorSpec } from '#model/areas/integrations/connector/connector-specs.ts';
import type { SettingValue } from '#model/areas/integrations/connector/connector.ts';
import { isArchived } from '#model/engine/archived.ts';
import type { DocumentRow } from '#model/engine/rows.ts';
import type { ConnectionForm } from '#model/areas/integrations/connection/connection.facts.ts';
import { useDocumentName } from '#views/kit/document/document-name.ts';
import { useRows } from '#views/kit/document/model-context.tsx';
import type { Form } from '#views/kit/document/use-form.ts';
import { Field } from '#views/ui/field.tsx';
import { WholeInput } from '#views/ui/scaled-input.tsx';
import { Select } from '#views/ui/select.tsx';
import { Switch } from '#views/ui/switch.tsx';
import { TextInput } from '#views/ui/text-input.tsx';
import { useConnectorWords } from '#views/kit/document/use-connector-words.ts';

interface SettingFieldsProps {
  readonly form: Form<ConnectionForm>;
  readonly step: FieldStep;
}

/** The fields of a connector's settings that a step asks for, generated from what it declares. [CNV2] */
export function SettingFields({ form, step }: SettingFieldsProps) {
  const { connector } = form.value;
  const fields = (connectorSpec(connector)?.settings ?? []).filter(
    (field) => field.is !== 'secret' && (field.step ?? 'credentials') === step,
  );
  return fields.map((field) => <OneSetting key={field.name} form={form} field={field} />);
}

interface OneSettingProps {
  readonly form: Form<ConnectionForm>;
  readonly field: SettingField;
}

function OneSetting({ form, field }: OneSettingProps) {
  const words = useConnectorWords();
  const { connector, settings } = form.value;
  const { name, optional } = field;
  const value = settings[name] ?? null;
  const label = words.label(connector, name);
  const set = (next: SettingValue): void =>
    form.edit((draft) => void (draft.settings[name] = next === '' ? null : next));
  if (field.is === 'yesNo')
    return (
      <Switch checked={value === true} label={label} hint={words.hint(connector, name)} onChange={set} />
    );
  return (
    <Field
      label={label}
      hint={words.hint(connector, name)}
      error={form.error(`settings.${name}`)}
      required={!optional}
      optional={optional === true}
    >
      <Control field={field} connector={connector} value={value} onChange={set} />
    </Field>
  );
}

interface ControlProps {
  readonly field: SettingField;
  readonly connector: string;
  readonly value: SettingValue;
  readonly onChange: (value: SettingValue) => void;
}

function Control({ field, connector, value, onChange }: ControlProps) {
  const words = useConnectorWords();
  const text = value === null ? '' : String(value);
  if (field.is === 'number' || field.is === 'port')
    return (
      <WholeInput
        value={typeof value === 'number' ? value : null}
        onChange={(next) => onChange(next ?? null)}
      />
    );
  if (field.is === 'choice') {
    const options = field.options.map((option) => ({
      value: option,
      label: words.option(connector, field.name, option),
    }));
    return <Select name={field.name} value={text || null} options={options} onChange={onChange} />;
  }
  if (field.is === 'record') return <RecordChoice table={field.table} value={text} onChange={onChange} />;
  return <TextInput name={field.name} value={text} onChange={onChange} />;
}

interface RecordChoiceProps {
  readonly table: Extract<SettingField, { is: 'record' }>['table'];
  readonly value: string;
  readonly onChange: (value: SettingValue) => void;
}

function RecordChoice({ table, value, onChange }: RecordChoiceProps) {
  const { i18n } = useLingui();
  const nameOf = useDocumentName();
  const rows = useRows(table) as readonly DocumentRow[]; // tables that settings name hold documents
  const options = rows
    .filter((row) => !isArchived(row) || row.id === value)
    .map(({ id }) => ({ value: id, label: nameOf(table, id) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, i18n.locale));
  return <Select value={value || null} options={options} onChange={onChange} />;
}
