import { expect, test } from 'vitest';
import { reachableStorage } from '../storage/reachable-storage.ts';
import { loadRuntimeConfig } from './runtime-config.ts';

const asking = () => {
  const storage = reachableStorage(() => {
    throw new Error('one of its own');
  });
  const asked: string[] = [];
  let answer: unknown = new TypeError('no connection');
  const fetch = async (path: string | URL | Request): Promise<Response> => {
    asked.push(String(path));
    if (answer instanceof Error) throw answer;
    return Response.json(answer);
  };
  return { asking: { storage, fetch }, asked, storage, says: (next: unknown) => void (answer = next) };
};
const without = { apiBase: '/api/', demo: false };

test('[HT7] the first start waits for what the server tells; later ones take what it told last, and ask for the next', async () => {
  const { asking: how, asked, says } = asking();
  says({ apiBase: '/v1/', demo: true });
  expect(await loadRuntimeConfig(how)).toEqual({ apiBase: '/v1/', demo: true });
  says({ apiBase: '/v2/', demo: true });
  expect(await loadRuntimeConfig(how)).toEqual({ apiBase: '/v1/', demo: true });
  await expect.poll(() => how.storage.getItem('lagra-config')).toContain('/v2/');
  says(new TypeError('no connection'));
  expect(await loadRuntimeConfig(how)).toEqual({ apiBase: '/v2/', demo: true });
  expect(asked).toEqual(Array.from({ length: 3 }, () => '/config.json'));
});

test.each([
  ['no connection', new TypeError('no connection')],
  ['nothing of use', { apiBase: '/api' }],
])('[HT7] %s: the API is beside the page, and nothing is kept', async (_, answer) => {
  const { asking: how, storage, says } = asking();
  storage.setItem('lagra-config', '{"apiBase":');
  says(answer);
  expect(await loadRuntimeConfig(how)).toEqual(without);
  expect(storage.getItem('lagra-config')).toBe('{"apiBase":');
});

test('[HT7] a storage that is shut: the server is asked at every start', async () => {
  const { asking: how, says, asked } = asking();
  const shut = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  says({ apiBase: '/v1/', demo: false });
  for (const _ of [1, 2])
    expect(await loadRuntimeConfig({ ...how, storage: shut as unknown as Storage })).toEqual({
      apiBase: '/v1/',
      demo: false,
    }); // the two that are used
  expect(asked.length).toBe(2);
});
