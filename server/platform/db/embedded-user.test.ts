import { afterEach, expect, it, vi } from 'vitest';
import { spawnOptions } from './embedded-user.ts';

afterEach(() => vi.unstubAllEnvs());

it('[EDB10] the tools of PostgreSQL get nothing of our environment but a clock that is shifted', () => {
  vi.stubEnv('LD_PRELOAD', '/libfaketime.so');
  vi.stubEnv('SECRET_KEY', 'hemlig');
  vi.stubEnv('FAKETIME', undefined);
  expect(Object.keys(spawnOptions(undefined).env).toSorted()).toEqual(['LC_ALL', 'PATH']);
  vi.stubEnv('FAKETIME', '+60');
  vi.stubEnv('NO_FAKE_STAT', '1');
  vi.stubEnv('FAKETIME_DONT_FAKE_MONOTONIC', undefined);
  const { PATH: _, ...others } = spawnOptions(undefined).env;
  expect(others).toEqual({
    LC_ALL: 'C',
    LD_PRELOAD: '/libfaketime.so',
    FAKETIME: '+60',
    NO_FAKE_STAT: '1',
  });
});
