import { useLingui } from '@lingui/react/macro';
import { documents } from '#machines/registry.ts';
import { statesOf, workflowKinds } from '#machines/areas/integrations/workflow/workflow.check.ts';
import {
  workflowCommands,
  type WorkflowCommand,
} from '#model/areas/integrations/workflow/workflow-commands.ts';
import { seesField } from '#model/areas/integrations/workflow/visible-conditions.ts';
import type { WorkflowTrigger } from '#model/areas/integrations/workflow/workflow.facts.ts';
import { textsOfKinds } from '#words/kinds.ts';
import type { Texts } from '#words/text.ts';
import { fieldTexts } from '#words/workflow-fields.words.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { kindOf } from '#views/kind-registry.ts';
import type { Option } from '#views/ui/option.ts';
import { choiceWords, fieldsOf } from './use-sentence-names.ts';

const documentOf = (kind: string) => {
  const own = workflowKinds.find((one) => one.kind === kind);
  return own && documents[own.kind];
};

/** The commands that a workflow about a kind can give or ask for. */
export const commandsOf = (kind: string): readonly WorkflowCommand[] => {
  const about = documentOf(kind);
  return about ? workflowCommands(about) : [];
};

export const numberOptions = (from: number, to: number): readonly Option[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({
    value: String(from + index),
    label: String(from + index),
  }));

/** The hours of a day. */
export const hours: readonly Option[] = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}));

const freshTriggers = (
  fact: string,
  state: string,
): Readonly<Record<WorkflowTrigger['on'], WorkflowTrigger>> => ({
  fact: { on: 'fact', fact },
  state: { on: 'state', state },
  stay: { on: 'stay', state, hours: 24 },
  time: { on: 'time', every: 'day', day: 1, hour: 7, again: false },
  button: { on: 'button', label: '' },
});

/** What can be chosen in the form of a workflow, in the reader's language. */
export function useWorkflowOptions() {
  const { i18n } = useLingui();
  const language = i18n.locale === 'sv' ? 'sv' : 'en';
  const sorted = (options: readonly Option[]): readonly Option[] =>
    options.toSorted((a, b) => a.label.localeCompare(b.label, i18n.locale));
  const named = (texts: Texts | undefined, names: readonly string[]): readonly Option[] =>
    names.flatMap((value) => {
      const text = texts?.[value];
      return text ? [{ value, label: text[language] }] : [];
    });
  const facts = (kind: string): readonly Option[] =>
    sorted(named(textsOfKinds.get(kind)?.facts, Object.keys(documentOf(kind)?.facts ?? {})));
  const states = (kind: string): readonly Option[] => {
    const about = documentOf(kind);
    return about ? named(textsOfKinds.get(kind)?.states, statesOf(about)) : [];
  };
  return {
    kinds: sorted(
      workflowKinds.flatMap(({ kind }) => {
        const one = kindOf(kind)?.one;
        return one ? [{ value: kind, label: i18n._(one) }] : [];
      }),
    ),
    facts,
    states,
    commands: (kind: string, which: (command: WorkflowCommand) => boolean): readonly Option[] =>
      named(
        textsOfKinds.get(kind)?.commands,
        commandsOf(kind)
          .filter(which)
          .map(({ command }) => command),
      ),
    /** A trigger to begin with, for a kind. */
    freshTrigger: (kind: string, on: WorkflowTrigger['on']): WorkflowTrigger =>
      freshTriggers(facts(kind)[0]?.value ?? '', states(kind)[0]?.value ?? '')[on],
  };
}

/** The fields that a condition on a kind can be of, by their names. */
export function useFieldOptions(kind: string): readonly Option[] {
  const { i18n } = useLingui();
  const language = i18n.locale === 'sv' ? 'sv' : 'en';
  const model = useModel();
  const may = (permission: string): boolean => model.may(permission);
  return fieldsOf(kind).flatMap(({ field, type }) => {
    if (!seesField(kind, field, may)) return [];
    const text = fieldTexts[field];
    const hasWords = type !== 'choice' || Object.keys(choiceWords(kind, field)).length > 0;
    return text && hasWords ? [{ value: field, label: text.label[language] }] : [];
  });
}

/** The days of the week, Monday first, by their numbers. */
export function useWeekdays(): readonly Option[] {
  const { t } = useLingui();
  const names = [t`Monday`, t`Tuesday`, t`Wednesday`, t`Thursday`, t`Friday`, t`Saturday`, t`Sunday`];
  return names.map((label, index) => ({ value: String(index + 1), label }));
}
