import { useLingui } from '@lingui/react/macro';
import type { WorkflowForm } from '#model/areas/integrations/workflow/workflow.facts.ts';
import {
  actionSentence,
  conditionSentence,
  triggerSentence,
  workflowSentence,
} from '#words/workflow-sentence.words.ts';
import { Icon, type IconName } from '#views/ui/icon.tsx';
import { useSentenceNames } from './use-sentence-names.ts';

type Drawn = Pick<WorkflowForm, 'kind' | 'trigger' | 'conditions' | 'actions'>;

const icons: Readonly<Record<WorkflowForm['actions'][number]['do'], IconName>> = {
  command: 'play',
  draft: 'edit',
  notify: 'bell',
  mail: 'mail',
  comment: 'message',
  tag: 'tag',
  wait: 'clock',
  waitUntil: 'clock',
  ask: 'send',
};

/** A workflow drawn: what starts it, its conditions, and its actions one after the other. [WKF6] */
export function WorkflowDrawing({ form }: { readonly form: Drawn }) {
  const { t } = useLingui();
  const names = useSentenceNames();
  const { kind, trigger, conditions, actions } = form;
  return (
    <ol className="workflow-drawing" aria-label={t`Steps`}>
      <Step part="trigger" icon="flow" text={triggerSentence(kind, trigger, names)} />
      {conditions.map((condition, index) => (
        <Step
          key={`condition ${index}`}
          part="condition"
          icon="filter"
          text={t`and ${conditionSentence(kind, condition, names)}`}
        />
      ))}
      {actions.map((action, index) => (
        <Step
          key={`action ${index}`}
          part="action"
          icon={icons[action.do]}
          text={actionSentence(kind, action, names)}
        />
      ))}
    </ol>
  );
}

interface StepProps {
  readonly part: 'trigger' | 'condition' | 'action';
  readonly icon: IconName;
  readonly text: string;
}

const Step = ({ part, icon, text }: StepProps) => (
  <li data-part={part}>
    <Icon name={icon} size={16} />
    <span>{text}</span>
  </li>
);

/** The whole workflow in one sentence. [WKF6] */
export function WorkflowSentence({ form }: { readonly form: Drawn }) {
  const names = useSentenceNames();
  return (
    <p className="workflow-sentence" data-testid="sentence" aria-live="polite">
      {workflowSentence(form, names)}
    </p>
  );
}
