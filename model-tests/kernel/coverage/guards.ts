import type { AnyStateMachine } from 'xstate';

/** How often each named guard answered yes and no. */
export type GuardAnswers = Map<string, { yes: number; no: number }>;

/** The same chart with every named guard counted; a guard that never answers both ways is not tested. */
export function watchGuards(machine: AnyStateMachine): { machine: AnyStateMachine; answers: GuardAnswers } {
  const answers: GuardAnswers = new Map();
  const guards: Record<string, unknown> = {};
  for (const [name, guard] of Object.entries(machine.implementations.guards ?? {})) {
    if (typeof guard !== 'function' || 'check' in guard) continue; // and/or/not resolve their own parts by name
    const count = { yes: 0, no: 0 };
    answers.set(name, count);
    guards[name] = (...args: unknown[]) => {
      const answer = Boolean(Reflect.apply(guard, undefined, args));
      if (answer) count.yes += 1;
      else count.no += 1;
      return answer;
    };
  }
  return { machine: machine.provide({ guards: guards as never }), answers }; // wrapped under the same names
}

/** The guards that gave only one answer, for the gate. */
export function halfTested(answers: GuardAnswers): string[] {
  return [...answers].flatMap(([name, { yes, no }]) => {
    if (yes > 0 && no > 0) return [];
    return [`${name}: ${yes} yes, ${no} no`];
  });
}
