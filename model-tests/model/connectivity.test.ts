import { describe, expect, test } from 'vitest';
import { bisimCheck } from '../kernel/bisim.ts';
import { appGates } from './app-gates.ts';
import { surveyApp } from './app-case.ts';
import { connectivityCase } from './connectivity-case.ts';

const regions = ['link', 'work', 'refusals', 'memory', 'list'];

describe('connectivity', () => {
  appGates(connectivityCase());

  test.each(regions)('[PATHS] its region %s goes its own way, whatever the others do', (region) => {
    const { graph } = surveyApp(connectivityCase(), () => true);
    const own = (id: string): boolean => id.startsWith(`connectivity.${region}`);
    const edges = graph.edges.map((edge) => ({
      ...edge,
      accepted: edge.fired.some(own),
      fired: edge.fired.filter(own),
      does: [],
    }));
    const verdict = bisimCheck({ ...graph, edges }, ({ value }) => String(value[region]));
    expect(verdict.unsound).toEqual([]);
    expect(verdict.classes).toBe(region === 'link' ? 6 : 2);
  });
});
