import { describe, expect, test } from 'vitest';
import { downloadMachine } from '../kernel/fixtures/download.machine.ts';
import { downloadPlug, downloadSpec } from '../kernel/fixtures/download.plug.ts';
import { judgeSurvivors } from '../kernel/mutate.ts';
import { examineApp } from './app-case.ts';
import type { AppCase } from './app-case.ts';

type Downloads = AppCase<ReturnType<typeof downloadSpec.observe>, ReturnType<typeof downloadSpec.ask>>;

const subject: Downloads = {
  machine: downloadMachine,
  plug: downloadPlug,
  spec: downloadSpec,
  effects: {},
  bounds: '',
  signed: [
    {
      mutant: 'drop guard: download.failed retry [0] mayRetry',
      reason: 'failed is only stayed in below 2 tries',
    },
  ],
};

describe('examination of an app chart', () => {
  test('[KERNEL] a sound chart passes every gate', () => {
    const seen = examineApp(subject, () => 0);
    expect(seen.result.failures).toEqual([]);
    expect(seen.beyondTree).toEqual([]);
    expect([seen.unreached, seen.neverOffered, seen.divergences]).toEqual([[], [], []]);
    expect(judgeSurvivors(seen.mutation, subject.signed)).toEqual({ unsigned: [], stale: [] });
    expect(seen.part.truncated).toBe(false);
  });

  test('[KERNEL] a key that forgets the tries is convicted', () => {
    const plug: Downloads['plug'] = (machine) => ({
      ...downloadPlug(machine),
      key: (snapshot) => String(snapshot.value),
    });
    expect(examineApp({ ...subject, plug }, () => 0).key?.sound).toBe(false);
  });

  test('[KERNEL] effects are compared in the words of the rows', () => {
    const result = examineApp({ ...subject, effects: { announce: 'tell' } }, () => 0).result;
    expect(result.failures[0]).toMatchObject({ expected: 'does ["announce"]', got: '["tell"]' });
  });
});
