import { describe, expect, test } from 'vitest';
import { explore, machineSystem } from './explore.ts';
import { downloadMachine } from './fixtures/download.machine.ts';
import { downloadPlug, downloadSpec } from './fixtures/download.plug.ts';
import { judgeSurvivors, mutantsOf, runMutants } from './mutate.ts';
import { notices } from './notice.ts';

describe('mutation', () => {
  const mutants = mutantsOf(downloadMachine);
  const graph = explore(machineSystem(downloadPlug()));

  test('[KERNEL] plants every kind of fault that the chart has room for', () => {
    expect([...new Set(mutants.map((mutant) => mutant.operator))].toSorted()).toEqual([
      'change delay',
      'change initial',
      'drop action',
      'drop entry',
      'drop guard',
      'drop target',
      'negate guard',
      'redirect',
      'remove event',
    ]);
    expect(new Set(mutants.map((mutant) => mutant.id)).size).toBe(mutants.length);
  });

  test('[KERNEL] the rows kill every mutant but the equivalent one', () => {
    const run = runMutants(mutants, (machine) =>
      notices(machineSystem(downloadPlug(machine)), graph, downloadSpec),
    );
    expect(run.unbuildable).toEqual([]);
    const signed = [
      {
        mutant: 'drop guard: download.failed retry [0] mayRetry',
        reason: 'failed is only stayed in below 2 tries',
      },
    ];
    expect(judgeSurvivors(run, signed)).toEqual({ unsigned: [], stale: [] });
    expect(run.killed).toBe(run.total - 1);
  });

  test('[KERNEL] a suite that notices nothing kills nothing', () => {
    const run = runMutants(mutants, () => false);
    expect(run.killed).toBe(0);
    expect(judgeSurvivors(run, [{ mutant: 'gone', reason: '' }]).stale).toEqual(['gone']);
  });

  test('[KERNEL] the original is left as it was', () => {
    const before = JSON.stringify(downloadMachine.toJSON());
    for (const mutant of mutants) mutant.build();
    expect(JSON.stringify(downloadMachine.toJSON())).toBe(before);
  });
});
