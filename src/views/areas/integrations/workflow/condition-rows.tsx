import { Trans, useLingui } from '@lingui/react/macro';
import { operatorsOf, withoutValue } from '#model/areas/integrations/workflow/condition-fields.ts';
import type { WorkflowCondition, WorkflowForm } from '#model/areas/integrations/workflow/workflow.facts.ts';
import type { Form } from '#views/kit/document/use-form.ts';
import { Button } from '#views/ui/button.tsx';
import { Field } from '#views/ui/field.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { Select } from '#views/ui/select.tsx';
import { ConditionValue } from './condition-value.tsx';
import { fieldsOf } from './use-sentence-names.ts';
import { operatorNames } from './operator-names.ts';
import { useFieldOptions } from './use-workflow-options.ts';

interface PartProps {
  readonly form: Form<WorkflowForm>;
}

const MOST = 10;

/** What has to be true of the document; all conditions have to hold. [WKF5] */
export function ConditionRows({ form }: PartProps) {
  const { t } = useLingui();
  const { kind, conditions } = form.value;
  const fields = useFieldOptions(kind);
  const add = (): void =>
    form.edit((draft) => void draft.conditions.push(freshCondition(kind, fields[0]?.value ?? '')));
  return (
    <Panel title={t`Only if`} subtitle={t`All of these have to be true. Without any, it always starts.`}>
      <ul className="workflow-rows">
        {conditions.map((condition, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- conditions have no other identity
          <li key={index} className="workflow-part">
            <ConditionRow form={form} condition={condition} index={index} />
          </li>
        ))}
      </ul>
      {conditions.length < MOST && (
        <Button icon="plus" data-testid="add-condition" onClick={add}>
          <Trans>Add a condition</Trans>
        </Button>
      )}
    </Panel>
  );
}

/** A condition on a field, asking what is usual of it. */
function freshCondition(kind: string, field: string): WorkflowCondition {
  const type = fieldsOf(kind).find((one) => one.field === field)?.type ?? 'text';
  return { field, is: operatorsOf[type][0] ?? 'is', value: null };
}

const asking = (condition: WorkflowCondition, is: WorkflowCondition['is']): WorkflowCondition => ({
  ...condition,
  is,
  value: withoutValue.has(is) ? null : condition.value,
});

interface ConditionRowProps extends PartProps {
  readonly condition: WorkflowCondition;
  readonly index: number;
}

function ConditionRow({ form, condition, index }: ConditionRowProps) {
  return (
    <>
      <ConditionFields form={form} condition={condition} index={index} />
      <div>
        <Button
          variant="quiet"
          size="sm"
          icon="x"
          onClick={() => form.edit((draft) => void draft.conditions.splice(index, 1))}
        >
          <Trans>Remove the condition</Trans>
        </Button>
      </div>
    </>
  );
}

function ConditionFields({ form, condition, index }: ConditionRowProps) {
  const { t, i18n } = useLingui();
  const { kind } = form.value;
  const fields = useFieldOptions(kind);
  const found = fieldsOf(kind).find(({ field }) => field === condition.field);
  const change = (next: WorkflowCondition): void =>
    form.edit((draft) => void (draft.conditions[index] = next));
  const asked = operatorsOf[found?.type ?? 'text'].map((value) => ({
    value,
    label: i18n._(operatorNames[value]),
  }));
  const path = `conditions.${index}`;
  const error = form.error(path) ?? form.error(`${path}.value`);
  const isAlone = withoutValue.has(condition.is);
  return (
    <div className="ui-fields">
      <Field label={t`Field`} required error={isAlone ? error : undefined}>
        <Select
          value={condition.field}
          options={fields}
          onChange={(field) => change(freshCondition(kind, field))}
        />
      </Field>
      <Field label={t`Comparison`}>
        <Select value={condition.is} options={asked} onChange={(is) => change(asking(condition, is))} />
      </Field>
      {!isAlone && found && (
        <Field label={t`Value`} required error={error}>
          <ConditionValue
            kind={kind}
            field={found}
            value={condition.value}
            onChange={(value) => change({ ...condition, value })}
            onMistyped={(isWrong) => form.mistyped(`${path}.value`, isWrong)}
          />
        </Field>
      )}
    </div>
  );
}
