import { createMachine } from 'xstate';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import { watchedScope } from '#model/flows/watched-scope.ts';

export interface MachineStep {
  next: AnyMachineSnapshot;
  fired: readonly AnyTransitionDefinition[];
  does: readonly string[];
}

export interface MachineStepper {
  initial: (input: unknown) => MachineStep;
  step: (snapshot: AnyMachineSnapshot, event: AnyEventObject) => MachineStep;
}

/** No chart needs nearly as many for one event; a planted fault may loop for ever. */
const MOST_MICROSTEPS = 1000;

interface Effect {
  type: string;
  params: unknown;
}

/**
 * Steps a machine without running it. xstate's `transition()` gives snapshot and actions but not which
 * definitions fired, so the same pure method is called with a scope whose system is inspected; the private
 * shape of the inspection event is pinned by a test.
 */
export function machineStepper(machine: AnyStateMachine, probeInput?: unknown): MachineStepper {
  const effects: Effect[] = [];
  const { scope, taken: fired } = watchedScope(machine, {
    input: probeInput,
    most: MOST_MICROSTEPS,
    onAction: ({ type, params }) => effects.push({ type, params }),
  });
  const observed = (run: () => AnyMachineSnapshot): MachineStep => {
    fired.length = 0;
    effects.length = 0;
    const next = run();
    return { next, fired: [...fired], does: effects.flatMap(effectName) };
  };
  return {
    initial: (input) => observed(() => machine.getInitialSnapshot(scope, input)),
    step: (snapshot, event) => observed(() => machine.transition(snapshot, event, scope)),
  };
}

/** Starting children and arming timers follow from the state, so only named actions, facts and sent events count. */
function effectName(effect: Effect): string[] {
  if (effect.type === 'xstate.emit') return [eventTypeOf(effect.params)];
  if (effect.type === 'xstate.sendTo') return [`send ${eventTypeOf(effect.params)}`];
  return effect.type.startsWith('xstate.') ? [] : [effect.type];
}

function eventTypeOf(params: unknown): string {
  if (typeof params !== 'object' || params === null || !('event' in params)) return 'unknown';
  const { event } = params;
  return typeof event === 'object' && event !== null && 'type' in event ? String(event.type) : 'unknown';
}

/** The same chart without system ids: an invoke with one cannot be stepped twice in one system. */
export function withoutSystemIds(machine: AnyStateMachine): AnyStateMachine {
  const config = cloneConfig(machine.config);
  let found = false;
  visitStates(config, (state) => {
    for (const invoke of asList(state['invoke'])) {
      if (!isRecord(invoke) || !('systemId' in invoke)) continue;
      delete invoke['systemId'];
      found = true;
    }
  });
  return found ? createMachine(config, machine.implementations) : machine;
}

export type ConfigRecord = Record<string, unknown>;

export function isRecord(value: unknown): value is ConfigRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function asList(value: unknown): readonly unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

/** A deep copy of a chart's config; functions and actor logic stay the same objects. */
export function cloneConfig<T>(value: T): T {
  if (Array.isArray(value)) return value.map((item) => cloneConfig(item)) as T; // same shape by construction
  if (!isRecord(value) || Object.getPrototypeOf(value) !== Object.prototype) return value;
  const copy: ConfigRecord = {};
  for (const [name, item] of Object.entries(value)) copy[name] = isLogic(item) ? item : cloneConfig(item);
  return copy as T; // same shape by construction
}

/** An actor logic object inlined as `src` is code, not config. */
function isLogic(value: unknown): boolean {
  return isRecord(value) && typeof value['transition'] === 'function';
}

/** Calls `visit` with every state's config, the root first, and its path. */
export function visitStates(
  config: unknown,
  visit: (state: ConfigRecord, path: readonly string[]) => void,
  path: readonly string[] = [],
): void {
  if (!isRecord(config)) return;
  visit(config, path);
  const states = config['states'];
  if (!isRecord(states)) return;
  for (const [name, child] of Object.entries(states)) visitStates(child, visit, [...path, name]);
}
