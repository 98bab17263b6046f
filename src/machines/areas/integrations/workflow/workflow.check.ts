import type { DocumentType } from '#model/engine/document-type.ts';
import type { CommandCheck } from '#model/engine/engine.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { chartShape } from '#model/flows/chart-shape.ts';
import { masters, trade } from '#model/kinds.ts';
import { isTagId } from '#model/areas/setup/tag/is-tag-id.ts';
import { taggedKinds } from '#model/areas/setup/tag/tag.facts.ts';
import {
  conditionFields,
  operatorsOf,
  withoutValue,
} from '#model/areas/integrations/workflow/condition-fields.ts';
import { workflowCommands } from '#model/areas/integrations/workflow/workflow-commands.ts';
import { draftSources, mailedKinds } from '#model/areas/integrations/workflow/made-of.ts';
import type { Operator, WorkflowForm } from '#model/areas/integrations/workflow/workflow.facts.ts';
import { documents } from '#machines/registry.ts';

const writing = new Set(['create', 'update']);

/** The kinds that workflows can be about: what is traded, and what that needs. */
export const workflowKinds = [...trade, ...masters];
const kindNamed = new Map<string, (typeof workflowKinds)[number]>(
  workflowKinds.map((kind) => [kind.kind, kind]),
);

/** The states of a kind's chart by their paths, none but those that documents are in. */
export const statesOf = ({ kind, chart }: DocumentType): readonly string[] =>
  chartShape(chart)
    .states.filter(({ kind: is, key }) => (is === 'atomic' || is === 'final') && key !== 'none')
    .map(({ id }) => id.slice(kind.length + 1));

/** [WKF3] Refuses workflows that name what is not there; the error stands at its part of the form. */
export const workflowCheck: CommandCheck = ({ kind, type, data }) => {
  if (kind !== 'workflow' || !writing.has(type)) return null;
  const form = data as WorkflowForm; // the command's schema parsed it
  const own = kindNamed.get(form.kind);
  if (!own) return refused({ kind: 'notForWorkflows' });
  const about = documents[own.kind];
  return refused({
    ...triggerFault(about, form),
    ...faults('conditions', form.conditions, (one) => conditionFault(about, own, one)),
    ...faults('actions', form.actions, (one) => actionFault(about, one)),
  });
};

function refused(fields: Readonly<Record<string, string>>): Refusal | null {
  const [code] = Object.values(fields);
  return code === undefined ? null : { code, fields };
}

function faults<T>(
  part: string,
  all: readonly T[],
  faultOf: (one: T) => string | undefined,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    all.flatMap((one, index) => {
      const code = faultOf(one);
      return code === undefined ? [] : [[`${part}.${index}`, code]];
    }),
  );
}

function triggerFault(about: DocumentType, { trigger }: WorkflowForm): Readonly<Record<string, string>> {
  if (trigger.on === 'fact')
    return Object.hasOwn(about.facts, trigger.fact) ? {} : { trigger: 'unknownFact' };
  if (trigger.on === 'state' || trigger.on === 'stay')
    return statesOf(about).includes(trigger.state) ? {} : { trigger: 'unknownState' };
  if (trigger.on === 'time' && trigger.every === 'week' && trigger.day > 7)
    return { trigger: 'unknownWeekday' };
  return {};
}

const ofDays: ReadonlySet<Operator> = new Set(['moreDaysAgo', 'withinDays']);
/** A hundred years. */
const MOST_DAYS = 36_500;

function conditionFault(
  about: DocumentType,
  kind: (typeof workflowKinds)[number],
  { field, is, value }: WorkflowForm['conditions'][number],
): string | undefined {
  const found = conditionFields(about, kind).find((one) => one.field === field);
  if (!found || !operatorsOf[found.type].includes(is)) return 'unknownField';
  if (withoutValue.has(is)) return undefined;
  if (value === null) return 'valueMissing';
  const wantsText = ['text', 'choice', 'row', 'tags', 'state'].includes(found.type);
  if (typeof value !== (wantsText ? 'string' : 'number')) return 'valueMissing';
  if (ofDays.has(is) && !(Number(value) >= 0 && Number(value) <= MOST_DAYS)) return 'daysBeyond';
  if (found.values && !found.values.includes(String(value))) return 'unknownValue';
  return found.type === 'state' && !statesOf(about).includes(String(value)) ? 'unknownState' : undefined;
}

function actionFault(about: DocumentType, action: WorkflowForm['actions'][number]): string | undefined {
  switch (action.do) {
    case 'command':
    case 'ask': {
      const command = workflowCommands(about).find((one) => one.command === action.command);
      if (!command) return 'noSuchStep';
      if (action.do === 'ask') return undefined;
      if (command.fields === null) return 'commandNeedsPerson';
      return about.commands[action.command]?.schema.safeParse(action.data).success
        ? undefined
        : 'commandIncomplete';
    }
    case 'tag':
      return isTagId(action.tag) && taggedKinds.some((kind) => kind === about.kind)
        ? undefined
        : 'cannotBeTagged';
    case 'mail':
      return mailedKinds.some((kind) => kind === about.kind) ? undefined : 'noPaper';
    case 'draft':
      return draftSources[action.draft] === about.kind ? undefined : 'cannotBeDrafted';
    default:
      return undefined;
  }
}
