import { describe, expect, test } from 'vitest';
import { conform } from '../kernel/conform.ts';
import { explore, machineSystem } from '../kernel/explore.ts';
import { appGates } from './app-gates.ts';
import { preferencesCase, preferencesTogether } from './preferences-case.ts';

describe('preferences', () => {
  appGates(preferencesCase);

  test('[PATHS] settings that are changed together agree with the rows, two groups at a time', () => {
    const { effects, spec } = preferencesCase;
    const system = machineSystem(preferencesTogether);
    const graph = explore({
      ...system,
      step: (snapshot, event) => {
        const step = system.step(snapshot, event);
        return { ...step, does: step.does.map((name) => effects[name] ?? name) };
      },
    });
    expect(graph.truncated).toBe(false);
    expect(graph.nodes.length).toBeGreaterThan(500);
    expect(conform(graph, spec).failures.slice(0, 3)).toEqual([]);
  });
});
