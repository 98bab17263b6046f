import { useLingui } from '@lingui/react/macro';
import type { CommandField } from '#model/areas/integrations/workflow/workflow-commands.ts';
import type { WorkflowAction } from '#model/areas/integrations/workflow/workflow.facts.ts';
import type { ReasonList } from '#model/values/reasons.ts';
import { commandFieldTexts } from '#words/workflow-fields.words.ts';
import { useReasonChoices } from '#views/kit/document/use-reasons.ts';
import { DateInput } from '#views/ui/date-input.tsx';
import { Field } from '#views/ui/field.tsx';
import { WholeInput } from '#views/ui/scaled-input.tsx';
import { Select } from '#views/ui/select.tsx';
import { Switch } from '#views/ui/switch.tsx';
import { TextInput } from '#views/ui/text-input.tsx';
import { wordsOf } from '#views/words-of-kinds.ts';
import type { ActionFieldsProps } from './action-fields-props.ts';
import { commandsOf, useWorkflowOptions } from './use-workflow-options.ts';

type Given = Extract<WorkflowAction, { do: 'command' }>;
type Value = Given['data'][string];

/** A command of the document's own chart, with what it asks for. */
export function CommandFields({ form, kind, action, path, onChange }: ActionFieldsProps<Given>) {
  const { t, i18n } = useLingui();
  const { commands } = useWorkflowOptions();
  const fields = commandsOf(kind).find(({ command }) => command === action.command)?.fields ?? [];
  const language = i18n.locale === 'sv' ? 'sv' : 'en';
  const set = (field: string) => (value: Value) =>
    onChange({ ...action, data: { ...action.data, [field]: value } });
  const isSayable = ({ field, type }: CommandField): boolean =>
    type === 'reason' || commandFieldTexts[field] !== undefined;
  return (
    <>
      <Field label={t`Command`} required error={form.error(`${path}.command`)}>
        <Select
          value={action.command || null}
          options={commands(kind, (one) => one.fields?.every(isSayable) ?? false)}
          onChange={(command) => onChange({ ...action, command, data: {} })}
        />
      </Field>
      {fields.map((field) => (
        <CommandField
          key={field.field}
          kind={kind}
          command={action.command}
          label={commandFieldTexts[field.field]?.[language] ?? field.field}
          field={field}
          value={action.data[field.field] ?? null}
          onChange={set(field.field)}
        />
      ))}
    </>
  );
}

interface CommandFieldProps {
  readonly kind: string;
  readonly command: string;
  readonly label: string;
  readonly field: CommandField;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

function CommandField({ kind, command, label, field, value, onChange }: CommandFieldProps) {
  const list = wordsOf(kind)?.commands[command]?.reason;
  if (field.type === 'flag') return <Switch label={label} checked={value === true} onChange={onChange} />;
  return (
    <Field label={label} required={field.type === 'reason'}>
      {field.type === 'reason' && list ? (
        <ReasonSelect list={list} value={value} onChange={onChange} />
      ) : field.type === 'whole' ? (
        <WholeInput
          value={typeof value === 'number' ? value : null}
          onChange={(next) => onChange(next ?? null)}
        />
      ) : field.type === 'day' ? (
        <DateInput value={typeof value === 'string' ? value : null} onChange={onChange} />
      ) : (
        <TextInput value={typeof value === 'string' ? value : ''} onChange={onChange} />
      )}
    </Field>
  );
}

interface ReasonSelectProps {
  readonly list: ReasonList;
  readonly value: Value;
  readonly onChange: (value: string) => void;
}

function ReasonSelect({ list, value, onChange }: ReasonSelectProps) {
  const options = useReasonChoices(list);
  return <Select value={typeof value === 'string' ? value : null} options={options} onChange={onChange} />;
}
