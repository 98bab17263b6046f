import './workflow.css';
import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { workflowCheck } from '#machines/areas/integrations/workflow/workflow.check.ts';
import { typed } from '#model/engine/reader.ts';
import { Store } from '#model/engine/store.ts';
import { workflowForm, type WorkflowForm } from '#model/areas/integrations/workflow/workflow.facts.ts';
import type { WorkflowRow } from '#model/areas/integrations/workflow/workflow.kind.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { FormPage } from '#views/kit/document/form-page.tsx';
import { useForm, type Form } from '#views/kit/document/use-form.ts';
import { useSaveRecord } from '#views/kit/records/use-save-record.ts';
import { Field } from '#views/ui/field.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { TextInput } from '#views/ui/text-input.tsx';
import { ActionRows } from './action-rows.tsx';
import { ConditionRows } from './condition-rows.tsx';
import { TemplateChoice } from './template-choice.tsx';
import { TriggerFields } from './trigger-fields.tsx';
import { WorkflowSentence } from './workflow-drawing.tsx';
import { WorkflowDryRun } from './workflow-dry-run.tsx';
import { WORKFLOWS } from '#views/kit/automation/workflow-paths.ts';
import { workflowWords } from './workflow.look.ts';

/** Nothing of the company is asked for: what a workflow names is of the charts. */
const nothing = typed(new Store([]));

/** [WKF3] What is wrong with a workflow beyond its schema, by its place in the form. */
const faultsOf = (data: WorkflowForm) =>
  workflowCheck({ kind: 'workflow', document: '', type: 'create', data }, undefined, nothing)?.fields ?? {};

const blank: WorkflowForm = {
  name: '',
  kind: 'salesOrder',
  trigger: { on: 'fact', fact: 'confirmed' },
  conditions: [],
  actions: [{ do: 'notify', to: { who: 'enabler' }, text: '' }],
};

/** Creates a workflow, from a template or from nothing, or edits the one in `row`; what it says is read back as it is written. */
export function WorkflowFormPage({ row }: { readonly row?: WorkflowRow }) {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const [initial] = useState(() => (row ? formOf(row) : blank));
  const form = useForm<WorkflowForm>(
    workflowForm,
    row ? formOf(row) : initial,
    { kind: 'workflow', row },
    faultsOf,
  );
  const save = useSaveRecord(
    form,
    { kind: 'workflow', row },
    { onSaved: (id) => paths.go(`${WORKFLOWS}/${id}`) },
  );
  const back = row ? `${WORKFLOWS}/${row.id}` : WORKFLOWS;
  return (
    <FormPage
      title={row ? t`Edit ${row.name}` : t`New workflow`}
      back={{ label: i18n._(workflowWords.many), to: paths.to(back) }}
      draft={form.draft}
      creates={row ? undefined : 'workflow'}
      onSave={save}
      onCancel={() => paths.go(back)}
    >
      {!row && <TemplateChoice form={form} blank={blank} />}
      <When form={form} />
      <ConditionRows form={form} />
      <ActionRows form={form} />
      <Panel title={t`Read back`}>
        <WorkflowSentence form={form.value} />
      </Panel>
      <WorkflowDryRun form={form.value} />
    </FormPage>
  );
}

/** Its name, and what starts it. */
function When({ form }: { readonly form: Form<WorkflowForm> }) {
  const { t } = useLingui();
  return (
    <Panel title={t`When`}>
      <div className="ui-fields">
        <Field label={t`Name`} required wide error={form.error('name')}>
          <TextInput
            value={form.value.name}
            onChange={(name) => form.edit((draft) => void (draft.name = name))}
            maxLength={80}
          />
        </Field>
        <TriggerFields form={form} />
      </div>
    </Panel>
  );
}

const formOf = (row: WorkflowRow): WorkflowForm => workflowForm.strip().parse(row);
