import { useLingui } from '@lingui/react/macro';
import type { WorkflowForm, WorkflowTrigger } from '#model/areas/integrations/workflow/workflow.facts.ts';
import type { Form } from '#views/kit/document/use-form.ts';
import { Field } from '#views/ui/field.tsx';
import { WholeInput } from '#views/ui/scaled-input.tsx';
import { Select } from '#views/ui/select.tsx';
import { Switch } from '#views/ui/switch.tsx';
import { TextInput } from '#views/ui/text-input.tsx';
import { hours, numberOptions, useWeekdays, useWorkflowOptions } from './use-workflow-options.ts';

interface PartProps {
  readonly form: Form<WorkflowForm>;
}

/** What it is about, and what starts it. [WKF4] */
export function TriggerFields({ form }: PartProps) {
  const { t } = useLingui();
  const { kinds, freshTrigger } = useWorkflowOptions();
  const { kind, trigger } = form.value;
  const triggers: readonly { readonly value: WorkflowTrigger['on']; readonly label: string }[] = [
    { value: 'fact', label: t`Something happens` },
    { value: 'state', label: t`A state is entered` },
    { value: 'stay', label: t`Hours in a state` },
    { value: 'time', label: t`A time` },
    { value: 'button', label: t`A button is pressed` },
  ];
  return (
    <>
      <Field label={t`Kind of document`} required error={form.error('kind')}>
        <Select
          name="kind"
          value={kind}
          options={kinds}
          onChange={(next) =>
            form.edit((draft) => {
              draft.kind = next;
              draft.trigger = freshTrigger(next, trigger.on);
              draft.conditions = [];
            })
          }
        />
      </Field>
      <Field label={t`Starts when`} required error={form.error('trigger')}>
        <Select
          name="on"
          value={trigger.on}
          options={triggers}
          onChange={(on) => form.edit((draft) => void (draft.trigger = freshTrigger(kind, on)))}
        />
      </Field>
      <OwnFields form={form} />
    </>
  );
}

/** The fields of the chosen trigger. */
function OwnFields({ form }: PartProps) {
  const { t } = useLingui();
  const { facts } = useWorkflowOptions();
  const { kind, trigger } = form.value;
  const change = (next: WorkflowTrigger): void => form.edit((draft) => void (draft.trigger = next));
  if (trigger.on === 'fact')
    return (
      <Field label={t`What happens`} required error={form.error('trigger.fact')}>
        <Select
          value={trigger.fact}
          options={facts(kind)}
          onChange={(fact) => change({ ...trigger, fact })}
        />
      </Field>
    );
  if (trigger.on === 'time') return <TimeFields trigger={trigger} form={form} onChange={change} />;
  if (trigger.on === 'button')
    return (
      <Field
        label={t`Text of the button`}
        hint={t`It stands in the menu of the document.`}
        required
        error={form.error('trigger.label')}
      >
        <TextInput value={trigger.label} maxLength={40} onChange={(label) => change({ ...trigger, label })} />
      </Field>
    );
  return <StateFields trigger={trigger} form={form} onChange={change} />;
}

interface StateFieldsProps extends PartProps {
  readonly trigger: Extract<WorkflowTrigger, { on: 'state' | 'stay' }>;
  readonly onChange: (trigger: WorkflowTrigger) => void;
}

function StateFields({ trigger, form, onChange: change }: StateFieldsProps) {
  const { t } = useLingui();
  const { states } = useWorkflowOptions();
  const { kind } = form.value;
  return (
    <>
      <Field label={t`State`} required error={form.error('trigger.state')}>
        <Select
          value={trigger.state}
          options={states(kind)}
          onChange={(state) => change({ ...trigger, state })}
        />
      </Field>
      {trigger.on === 'stay' && (
        <Field label={t`Hours in it`} required error={form.error('trigger.hours')}>
          <WholeInput
            value={trigger.hours}
            onChange={(hours) => {
              form.mistyped('trigger.hours', hours === undefined);
              if (hours !== undefined) change({ ...trigger, hours: hours ?? 0 });
            }}
          />
        </Field>
      )}
    </>
  );
}

interface TimeFieldsProps extends PartProps {
  readonly trigger: Extract<WorkflowTrigger, { on: 'time' }>;
  readonly onChange: (trigger: WorkflowTrigger) => void;
}

function TimeFields({ trigger, form, onChange }: TimeFieldsProps) {
  const { t } = useLingui();
  const { every, hour, again } = trigger;
  const often = [
    { value: 'day', label: t`Every day` },
    { value: 'week', label: t`Every week` },
    { value: 'month', label: t`Every month` },
  ] as const;
  return (
    <>
      <Field label={t`How often`} required>
        <Select
          value={every}
          options={often}
          onChange={(next) => onChange({ ...trigger, every: next, day: 1 })}
        />
      </Field>
      {every !== 'day' && <DayField trigger={trigger} form={form} onChange={onChange} />}
      <Field label={t`At`} hint={t`In the company’s time zone.`} required>
        <Select
          value={String(hour)}
          options={hours}
          onChange={(next) => onChange({ ...trigger, hour: Number(next) })}
        />
      </Field>
      <Switch
        checked={again}
        onChange={(next) => onChange({ ...trigger, again: next })}
        label={t`Each time anew`}
        hint={t`Otherwise once for a document, until its conditions no longer hold.`}
      />
    </>
  );
}

/** The weekday, or the day of the month. */
function DayField({ trigger, form, onChange }: TimeFieldsProps) {
  const { t } = useLingui();
  const weekdays = useWeekdays();
  const { every, day } = trigger;
  return (
    <Field
      label={every === 'week' ? t`Weekday` : t`Day of the month`}
      required
      error={form.error('trigger.day')}
    >
      <Select
        value={String(day)}
        options={every === 'week' ? weekdays : numberOptions(1, 31)}
        onChange={(next) => onChange({ ...trigger, day: Number(next) })}
      />
    </Field>
  );
}
