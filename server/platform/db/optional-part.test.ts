import { expect, it } from 'vitest';
import { leavingOut, openInTurn, optional } from './optional-part.ts';

const open = async (work: () => unknown) => {
  const lines: string[] = [];
  const opened = await optional(
    'push messages',
    leavingOut((line) => void lines.push(line)),
    work,
    'none',
  );
  return { opened, lines };
};

it('[OB12] a part that opens is used, and nothing is said', async () => {
  expect(await open(() => 'some')).toEqual({ opened: 'some', lines: [] });
});

it('[OB12] a part that fails is left out: one line says which, why, and where to report it', async () => {
  const { opened, lines } = await open(() => {
    throw new Error('no such key\n    at somewhere');
  });
  expect(opened).toBe('none');
  expect(lines).toEqual([
    expect.stringMatching(/^left out: push messages \(no such key\)\. .*report.*operations\.md/),
  ]);
});

it('[OB12] nothing works without the database: its failure is no part to leave out', async () => {
  const away = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });
  await expect(open(() => Promise.reject(away))).rejects.toBe(away);
});

it('[OB12] one part that fails keeps no other from being opened, and each is ended, the last one first', async () => {
  const lines: string[] = [];
  const ended: string[] = [];
  const stops = await openInTurn((part) => void lines.push(part), {
    webhooks: () => () => ended.push('webhooks'),
    jobs: async () => {
      throw new Error('no such schema');
    },
    imports: () => () => ended.push('imports'),
  });
  for (const stop of stops) stop();
  expect([lines, ended]).toEqual([['jobs'], ['imports', 'webhooks']]);
});
