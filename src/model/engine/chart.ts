import { emit, setup } from 'xstate';
import type { DecisionContext } from './document-type.ts';
import type { Refusal } from './envelope.ts';
import type { DocumentRow } from './rows.ts';

/** Refuses, or lets pass with null. Called without data when a button asks. */
export type Rule<R extends DocumentRow, D = never> = (
  context: DecisionContext<R>,
  data: D | undefined,
) => Refusal | null;
/** Chooses between transitions that are both allowed. */
export type Condition<R extends DocumentRow, D = never> = (context: DecisionContext<R>, data: D) => boolean;
/** Makes the data of a fact from the command's. */
export type FactMaker<R extends DocumentRow, D = never> = (context: DecisionContext<R>, data: D) => unknown;

interface ChartEvent<C extends string> {
  readonly type: C;
  readonly data: unknown;
}

interface Parts<R extends DocumentRow> {
  readonly rules: Readonly<Record<string, Rule<R>>>;
  readonly conditions?: Readonly<Record<string, Condition<R>>>;
  readonly facts: Readonly<Record<string, FactMaker<R>>>;
}

/**
 * XState's `setup` for a document's chart: rules and conditions become its guards by their names, facts its actions.
 * A rule that refuses leaves its reason in the context, from where `propose` takes it.
 * Data was parsed by the command's schema before it comes here, hence the casts.
 */
export function documentSetup<R extends DocumentRow, C extends string>() {
  return <P extends Parts<R>>(parts: P) => {
    type Guards = keyof P['rules'] | keyof NonNullable<P['conditions']>;
    type Args = { context: DecisionContext<R>; event: ChartEvent<C> };
    const guards: Record<string, (args: Args) => boolean> = {};
    for (const [name, rule] of Object.entries(parts.rules))
      guards[name] = ({ context, event }) => passes(context, rule, event.data);
    for (const [name, condition] of Object.entries(parts.conditions ?? {}))
      guards[name] = ({ context, event }) => context.probe || condition(context, event.data as never);
    const actions: Record<string, unknown> = {};
    for (const [type, make] of Object.entries(parts.facts))
      actions[type] = emit(({ context, event }: Args) => ({
        type,
        data: context.probe ? null : make(context, event.data as never),
      }));
    return setup({
      types: {
        context: {} as DecisionContext<R>,
        events: {} as ChartEvent<C>,
        emitted: {} as { type: keyof P['facts'] & string; data: unknown },
      },
      guards: guards as Record<Guards & string, (args: Args) => boolean>,
      actions: actions as Record<keyof P['facts'] & string, () => void>,
    });
  };
}

function passes<R extends DocumentRow>(context: DecisionContext<R>, rule: Rule<R>, data: unknown): boolean {
  const refusal = rule(context, (context.probe ? undefined : data) as never);
  if (refusal) context.refusals.push(refusal);
  return refusal === null;
}
