import { emit, setup } from 'xstate';
import type { z } from 'zod';
import { empty } from '../values/schemas.ts';
import type { DecisionContext } from './document-type.ts';
import type { Refusal } from './envelope.ts';
import { readAll } from './read-all.ts';
import type { DocumentRow } from './rows.ts';

/** Returns a refusal, or null to let the command pass. Called without data when a button asks. */
export type Rule<R extends DocumentRow, D = never> = (
  context: DecisionContext<R>,
  data: D | undefined,
) => Refusal | null;
/** Chooses between transitions that are both allowed. */
export type Condition<R extends DocumentRow, D = never> = (context: DecisionContext<R>, data: D) => boolean;
/** Builds a fact's data from the command's. */
export type FactMaker<R extends DocumentRow, D = never> = (context: DecisionContext<R>, data: D) => unknown;

interface ChartEvent<C extends string> {
  readonly type: C;
  readonly data: unknown;
}

type Rules<R extends DocumentRow> = Readonly<Record<string, Rule<R>>>;
type Conditions<R extends DocumentRow> = Readonly<Record<string, Condition<R>>>;
type Facts = Readonly<Record<string, z.ZodType>>;

interface Args<R extends DocumentRow, C extends string> {
  readonly context: DecisionContext<R>;
  readonly event: ChartEvent<C>;
}

/**
 * XState's `setup` for a document's chart: rules and conditions become guards, facts become actions, by name. A fact
 * carries the command's data, or none if its schema is `empty`; `makers` build the data of the others. A rule that
 * refuses leaves its reason in the context, where `propose` picks it up. Data is already parsed by the command's
 * schema, hence the casts.
 */
export function documentSetup<R extends DocumentRow, C extends string>() {
  return <P extends Rules<R>, F extends Facts, B extends Conditions<R> = Record<never, never>>(parts: {
    readonly rules: P;
    readonly conditions?: B;
    readonly facts: F;
    readonly makers?: { readonly [T in keyof F]?: FactMaker<R> };
  }) =>
    setup<
      DecisionContext<R>,
      ChartEvent<C>,
      Record<never, never>,
      Record<never, never>,
      Record<keyof F & string, undefined>,
      Record<(keyof P | keyof B) & string, undefined>,
      never,
      string,
      DecisionContext<R>
    >({
      types: {},
      guards: guardsOf<R, C>(parts.rules, parts.conditions ?? {}) as never, // names are those of the two records
      actions: actionsOf<R, C>(parts.facts, parts.makers ?? {}) as never, // names are those of the facts
    });
}

function guardsOf<R extends DocumentRow, C extends string>(rules: Rules<R>, conditions: Conditions<R>) {
  const guards: Record<string, (args: Args<R, C>) => boolean> = {};
  for (const [name, rule] of Object.entries(rules))
    guards[name] = ({ context, event }) => passes(context, rule, event.data);
  for (const [name, condition] of Object.entries(conditions))
    guards[name] = ({ context, event }) =>
      context.probe || attempt(context, () => condition(context, event.data as never));
  return guards;
}

function actionsOf<R extends DocumentRow, C extends string>(
  facts: Facts,
  makers: Readonly<Record<string, FactMaker<R> | undefined>>,
) {
  const actions: Record<string, unknown> = {};
  for (const [type, schema] of Object.entries(facts)) {
    const make = makers[type] ?? (schema === empty ? () => ({}) : passOn);
    actions[type] = emit(({ context, event }: Args<R, C>) => ({
      type,
      data: context.probe ? null : make(context, event.data as never),
    }));
  }
  return actions;
}

const passOn = (_: unknown, data: unknown): unknown => data;

/** The context of every document chart: the input of the current decision. */
export const decisionContext = <T>({ input }: { input: T }): T => input;

/** Combines rules into one: the first refusal wins. */
export function all<R extends DocumentRow, D>(...rules: readonly Rule<R, D>[]): Rule<R, D> {
  return (context, data) => {
    for (const rule of rules) {
      const refusal = rule(context, data);
      if (refusal) return refusal;
    }
    return null;
  };
}

/**
 * The same of rules of which each stands for itself: what a view lacks for any of them is asked for at once. Whoever archives
 * thousands waits for each look-up.
 */
export const allAtOnce =
  <R extends DocumentRow, D>(...rules: readonly Rule<R, D>[]): Rule<R, D> =>
  (context, data) =>
    readAll(rules, (rule) => rule(context, data)).find((refusal) => refusal !== null) ?? null;

function passes<R extends DocumentRow>(context: DecisionContext<R>, rule: Rule<R>, data: unknown): boolean {
  return attempt(context, () => {
    const refusal = rule(context, (context.probe ? undefined : data) as never);
    if (refusal) context.refusals.push(refusal);
    return refusal === null;
  });
}

/** False if `judge` throws; `step` rethrows the error outside XState. */
function attempt<R extends DocumentRow>(context: DecisionContext<R>, judge: () => boolean): boolean {
  try {
    return judge();
  } catch (error) {
    context.thrown.push(error);
    return false;
  }
}
