import { createMachine } from 'xstate';
import type { AnyStateMachine } from 'xstate';
import { describe, expect, test } from 'vitest';
import { conform, conforms, unwalked } from './conform.ts';
import type { Conformance } from './conform.ts';
import { explore, machineSystem } from './explore.ts';
import { downloadMachine } from './fixtures/download.machine.ts';
import { downloadPlug, downloadSpec } from './fixtures/download.plug.ts';
import { cloneConfig, isRecord } from './machine-step.ts';
import type { ConfigRecord } from './machine-step.ts';

function judged(machine: AnyStateMachine): Conformance {
  return conform(explore(machineSystem(downloadPlug(machine)), 50), downloadSpec);
}

function changed(state: string, change: (on: ConfigRecord) => void): AnyStateMachine {
  const config = cloneConfig<unknown>(downloadMachine.config);
  const states = isRecord(config) && isRecord(config['states']) ? config['states'] : {};
  const at = states[state];
  if (isRecord(at) && isRecord(at['on'])) change(at['on']);
  return createMachine(config as never, downloadMachine.implementations as never); // planted faults are not typed
}

test('[KERNEL] a row that was not walked where it is to be is told', () => {
  const rows = [
    { id: 'A', layers: ['model', 'api'] },
    { id: 'B', layers: ['api'] },
    { id: 'C', layers: ['model'] },
  ] as const;
  expect(unwalked(rows, 'api', { A: 1, B: 0 })).toEqual(['B']);
  expect(unwalked(rows, 'browser', {})).toEqual([]);
});

describe('closed-world conformance', () => {
  test('[KERNEL] the chart that the rows describe passes, every row exercised', () => {
    const result = judged(downloadMachine);
    expect(result.failures).toEqual([]);
    expect(result.rows.every((row) => row.status === 'pass')).toBe(true);
    expect(result.invented).toEqual([]);
  });

  test('[KERNEL] a missing transition is red under its row', () => {
    const result = judged(changed('shown', (on) => delete on['dismiss']));
    expect(result.rows.find((row) => row.id === 'DL-07')?.status).toBe('fail');
    expect(result.failures[0]).toMatchObject({ row: 'DL-07', expected: 'accepted', got: 'refused' });
  });

  test('[KERNEL] a transition that no row allows is red and listed as invented', () => {
    const result = judged(changed('shown', (on) => (on['start'] = 'loading')));
    expect(result.failures.some((failure) => failure.row === undefined)).toBe(true);
    expect(result.invented).toEqual(['download.shown --start--> download.loading']);
  });

  test('[KERNEL] a dropped guard is caught by the payload that it refused', () => {
    const result = judged(changed('idle', (on) => isRecord(on['start']) && delete on['start']['guard']));
    expect(result.failures[0]?.path).toEqual(['(fresh)', 'start nothing']);
  });

  test('[KERNEL] a row that nothing reaches is not a pass', () => {
    const ghost = {
      ...downloadSpec.rows[0],
      id: 'GHOST',
      on: 'never',
      src: { decision: '' },
      from: {},
      to: {},
      layers: [],
    };
    const result = conform(explore(machineSystem(downloadPlug())), {
      ...downloadSpec,
      rows: [...downloadSpec.rows, ghost],
    });
    expect(result.rows.at(-1)).toEqual({ id: 'GHOST', hits: 0, fired: [], status: 'unexercised' });
    expect(conforms(result)).toBe(false);
  });

  test('[KERNEL] a wrong beginning is a failure', () => {
    const result = conform(explore(machineSystem(downloadPlug())), {
      ...downloadSpec,
      starts: { at: 'shown' },
    });
    expect(result.failures[0]?.expected).toContain('starts at');
  });
});
