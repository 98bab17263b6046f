import { useLingui } from '@lingui/react/macro';
import type { WorkflowAction } from '#model/areas/integrations/workflow/workflow.facts.ts';
import { Field } from '#views/ui/field.tsx';
import { WholeInput } from '#views/ui/scaled-input.tsx';
import { Select } from '#views/ui/select.tsx';
import { TextArea } from '#views/ui/text-area.tsx';
import { TextInput } from '#views/ui/text-input.tsx';
import type { ActionFieldsProps } from './action-fields-props.ts';
import { CommandFields } from './command-fields.tsx';
import { RowSelect } from './condition-value.tsx';
import { RecipientFields } from './recipient-fields.tsx';
import { hours, useWorkflowOptions } from './use-workflow-options.ts';

/** The fields of one action. */
export function ActionFields(props: ActionFieldsProps) {
  const { action } = props;
  switch (action.do) {
    case 'command':
      return <CommandFields {...props} action={action} />;
    case 'draft':
      return null;
    case 'notify':
      return <NotifyFields {...props} action={action} />;
    case 'mail':
      return <MailFields {...props} action={action} />;
    case 'comment':
      return <Said {...props} action={action} isRequired />;
    case 'tag':
      return <TagFields {...props} action={action} />;
    case 'wait':
      return <WaitFields {...props} action={action} />;
    case 'waitUntil':
      return <HourField {...props} action={action} />;
    case 'ask':
      return <AskFields {...props} action={action} />;
    default:
      return action satisfies never;
  }
}

type Props<D extends WorkflowAction['do']> = ActionFieldsProps<Extract<WorkflowAction, { do: D }>>;

interface SaidProps extends Props<'notify' | 'comment' | 'ask'> {
  readonly isRequired: boolean;
}

function Said({ form, action, path, onChange, isRequired }: SaidProps) {
  const { t } = useLingui();
  return (
    <Field label={t`Text`} wide required={isRequired} error={form.error(`${path}.text`)}>
      <TextArea
        rows={2}
        value={action.text}
        maxLength={500}
        onChange={(text) => onChange({ ...action, text })}
      />
    </Field>
  );
}

const NotifyFields = (props: Props<'notify'>) => (
  <>
    <RecipientFields
      to={props.action.to}
      error={props.form.error(`${props.path}.to`)}
      onChange={(to) => props.onChange({ ...props.action, to })}
    />
    <Said {...props} isRequired />
  </>
);

function AskFields(props: Props<'ask'>) {
  const { t } = useLingui();
  const { commands } = useWorkflowOptions();
  const { form, kind, action, path, onChange } = props;
  return (
    <>
      <Field label={t`For what`} required error={form.error(`${path}.command`)}>
        <Select
          value={action.command || null}
          options={commands(kind, () => true)}
          onChange={(command) => onChange({ ...action, command })}
        />
      </Field>
      <RecipientFields
        to={action.to}
        error={form.error(`${path}.to`)}
        onChange={(to) => onChange({ ...action, to })}
      />
      <Said {...props} isRequired={false} />
    </>
  );
}

function MailFields({ form, action, path, onChange }: Props<'mail'>) {
  const { t } = useLingui();
  const isParty = action.to === 'party';
  const options = [
    { value: 'party', label: t`Its customer or supplier` },
    { value: 'address', label: t`An address` },
  ];
  return (
    <>
      <Field label={t`To`} required>
        <Select
          value={isParty ? 'party' : 'address'}
          options={options}
          onChange={(to) => onChange({ ...action, to: to === 'party' ? 'party' : '' })}
        />
      </Field>
      {!isParty && (
        <Field label={t`E-mail address`} required error={form.error(`${path}.to`)}>
          <TextInput type="email" value={action.to} onChange={(to) => onChange({ ...action, to })} />
        </Field>
      )}
    </>
  );
}

function TagFields({ form, action, path, onChange }: Props<'tag'>) {
  const { t } = useLingui();
  return (
    <Field label={t`Tag`} required error={form.error(`${path}.tag`)}>
      <RowSelect table="tag" value={action.tag || null} onChange={(tag) => onChange({ ...action, tag })} />
    </Field>
  );
}

function WaitFields({ form, action, path, onChange }: Props<'wait'>) {
  const { t } = useLingui();
  return (
    <Field label={t`Hours`} required error={form.error(`${path}.hours`)}>
      <WholeInput
        value={action.hours}
        onChange={(hours) => {
          form.mistyped(`${path}.hours`, hours === undefined);
          if (hours !== undefined) onChange({ ...action, hours: hours ?? 0 });
        }}
      />
    </Field>
  );
}

function HourField({ action, onChange }: Props<'waitUntil'>) {
  const { t } = useLingui();
  return (
    <Field label={t`At`} hint={t`In the company’s time zone.`} required>
      <Select
        value={String(action.hour)}
        options={hours}
        onChange={(hour) => onChange({ ...action, hour: Number(hour) })}
      />
    </Field>
  );
}
