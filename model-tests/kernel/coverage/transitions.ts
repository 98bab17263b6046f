import { assign, createMachine } from 'xstate';
import type { AnyStateMachine } from 'xstate';
import { asList, cloneConfig, isRecord, visitStates } from '../machine-step.ts';
import type { ConfigRecord } from '../machine-step.ts';
import { definitionsOf } from './definitions.ts';

/**
 * The same document chart, noting which definitions fire where only the decider steps it. `take` returns the ids since
 * the last call. It uses an `assign`, because that runs while a step is computed, and a document chart's context is
 * discarded afterwards.
 */
export function watchTransitions(machine: AnyStateMachine): {
  machine: AnyStateMachine;
  take: () => string[];
} {
  let fired: string[] = [];
  const ids = definitionsOf(machine).map((definition) => definition.id);
  const idOf = (source: string, event: string, position: number, siblings: number): string => {
    const start = `${source} --${event}${siblings > 1 ? `[${position}]` : ''}--> `;
    return ids.find((id) => id.startsWith(start)) ?? start;
  };
  const config = cloneConfig(machine.config);
  visitStates(config, (state, path) => {
    const source = [machine.id, ...path].join('.');
    const watched = (value: unknown, event: string): ConfigRecord[] => {
      const candidates = asList(value);
      return candidates.map((candidate, position) => {
        const branch = isRecord(candidate) ? candidate : { target: candidate };
        const note = assign(() => {
          fired.push(idOf(source, event, position, candidates.length));
          return {};
        });
        return { ...branch, actions: [...asList(branch['actions']), note] };
      });
    };
    const on = isRecord(state['on']) ? state['on'] : {};
    for (const [event, value] of Object.entries(on)) on[event] = watched(value, event);
    if (state['always'] !== undefined) state['always'] = watched(state['always'], 'always');
  });
  return {
    machine: createMachine(config, machine.implementations),
    take: () => {
      const taken = fired;
      fired = [];
      return taken;
    },
  };
}
