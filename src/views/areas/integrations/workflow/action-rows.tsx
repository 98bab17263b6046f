import { Trans, useLingui } from '@lingui/react/macro';
import { draftSources, isMailed } from '#model/areas/integrations/workflow/made-of.ts';
import { taggedKinds } from '#model/areas/setup/tag/tag.facts.ts';
import type { WorkflowAction, WorkflowForm } from '#model/areas/integrations/workflow/workflow.facts.ts';
import type { Form } from '#views/kit/document/use-form.ts';
import { Button } from '#views/ui/button.tsx';
import { Field } from '#views/ui/field.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { Select } from '#views/ui/select.tsx';
import { ActionFields } from './action-fields.tsx';
import { commandsOf } from './use-workflow-options.ts';

interface PartProps {
  readonly form: Form<WorkflowForm>;
}

const MOST = 10;

const fresh: Readonly<Record<WorkflowAction['do'], WorkflowAction>> = {
  notify: { do: 'notify', to: { who: 'enabler' }, text: '' },
  comment: { do: 'comment', text: '' },
  ask: { do: 'ask', command: '', to: { who: 'enabler' }, text: '' },
  command: { do: 'command', command: '', data: {} },
  tag: { do: 'tag', tag: '' },
  mail: { do: 'mail', to: 'party' },
  draft: { do: 'draft', draft: 'reorder' },
  wait: { do: 'wait', hours: 1 },
  waitUntil: { do: 'waitUntil', hour: 8 },
};

/** What is done, in its order. */
export function ActionRows({ form }: PartProps) {
  const { t } = useLingui();
  const { actions } = form.value;
  const error = form.error('actions');
  return (
    <Panel title={t`Then`} subtitle={t`One after the other, from the top.`}>
      <ol className="workflow-rows">
        {actions.map((action, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- actions have no other identity
          <li key={index} className="workflow-part">
            <ActionRow form={form} action={action} index={index} />
          </li>
        ))}
      </ol>
      {error !== undefined && (
        <p className="ui-field-error" role="alert">
          {error}
        </p>
      )}
      {actions.length < MOST && (
        <Button
          icon="plus"
          data-testid="add-action"
          onClick={() => form.edit((draft) => void draft.actions.push({ ...fresh.comment }))}
        >
          <Trans>Add a step</Trans>
        </Button>
      )}
    </Panel>
  );
}

interface ActionRowProps extends PartProps {
  readonly action: WorkflowAction;
  readonly index: number;
}

function ActionRow({ form, action, index }: ActionRowProps) {
  const { t } = useLingui();
  const options = useActionOptions(form.value.kind, action.do);
  const change = (next: WorkflowAction): void => form.edit((draft) => void (draft.actions[index] = next));
  const number = index + 1;
  return (
    <>
      <div className="workflow-part-head">
        <strong>{t`Step ${number}`}</strong>
        <Moves form={form} index={index} />
      </div>
      <div className="ui-fields">
        <Field label={t`What to do`} required error={form.error(`actions.${index}`)}>
          <Select value={action.do} options={options} onChange={(next) => change(fresh[next])} />
        </Field>
        <ActionFields
          form={form}
          kind={form.value.kind}
          action={action}
          path={`actions.${index}`}
          onChange={change}
        />
      </div>
    </>
  );
}

/** Moves a step up or down, or takes it away. */
function Moves({ form, index }: Pick<ActionRowProps, 'form' | 'index'>) {
  const { t } = useLingui();
  const number = index + 1;
  const last = form.value.actions.length - 1;
  const move = (to: number) => () =>
    form.edit(({ actions }) => {
      const [one] = actions.splice(index, 1);
      if (one) actions.splice(to, 0, one);
    });
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        icon="chevronUp"
        label={t`Move step ${number} up`}
        disabledReason={index === 0 ? t`It is the first already.` : undefined}
        onClick={move(index - 1)}
      />
      <Button
        variant="quiet"
        size="sm"
        icon="chevronDown"
        label={t`Move step ${number} down`}
        disabledReason={index === last ? t`It is the last already.` : undefined}
        onClick={move(index + 1)}
      />
      <Button
        variant="quiet"
        size="sm"
        icon="x"
        label={t`Remove step ${number}`}
        onClick={() => form.edit((draft) => void draft.actions.splice(index, 1))}
      />
    </>
  );
}

/** The actions that fit a kind; the chosen one stays among them. */
function useActionOptions(kind: string, chosen: WorkflowAction['do']) {
  const { t } = useLingui();
  const commands = commandsOf(kind);
  const isTagged = taggedKinds.some((one) => one === kind);
  const all: readonly {
    readonly value: WorkflowAction['do'];
    readonly label: string;
    readonly fits: boolean;
  }[] = [
    { value: 'notify', label: t`Notify somebody`, fits: true },
    { value: 'comment', label: t`Comment`, fits: true },
    { value: 'ask', label: t`Ask somebody to do it`, fits: commands.length > 0 },
    { value: 'command', label: t`Do it`, fits: commands.some(({ fields }) => fields !== null) },
    { value: 'tag', label: t`Add a tag`, fits: isTagged },
    { value: 'mail', label: t`Mail its paper`, fits: isMailed(kind) },
    { value: 'draft', label: t`Draft a purchase order`, fits: draftSources.reorder === kind },
    { value: 'wait', label: t`Wait for hours`, fits: true },
    { value: 'waitUntil', label: t`Wait until an hour`, fits: true },
  ];
  return all.filter(({ value, fits }) => fits || value === chosen);
}
