import { expect, test } from 'vitest';
import { HttpError } from '../http/http-error.ts';
import { sendReport, sendWaiting, type ReportStore, type WaitingReport } from './waiting-reports.ts';

const report = (id: string): WaitingReport => ({
  id,
  text: 'It hung.',
  recording: {
    format: 'lagra-recording',
    version: 1,
    startedAt: '2026-05-04T08:00:00.000Z',
    endedAt: '2026-05-04T08:01:00.000Z',
    locale: 'en',
    typed: false,
    page: '/en/dashboard',
    actors: {},
    entries: [],
  },
});

function trial(answers: readonly (Error | null)[]) {
  const kept = new Map<string, WaitingReport>();
  const sent: string[] = [];
  const store: ReportStore = {
    all: async () => [...kept.values()],
    put: async (one) => void kept.set(one.id, one),
    remove: async (id) => void kept.delete(id),
  };
  const left = [...answers];
  const calls = {
    post: async (id: string) => {
      const answer = left.shift() ?? null;
      if (answer) throw answer;
      sent.push(id);
    },
  };
  return { kept, sent, store, calls };
}

test('[RS1] what cannot be sent waits, and is sent in its order once the server answers', async () => {
  const { kept, sent, store, calls } = trial([
    new Error('offline'),
    new Error('offline'),
    new Error('offline'),
  ]);
  expect(await sendReport(calls, store, report('a'))).toBe('waits');
  expect(await sendReport(calls, store, report('b'))).toBe('waits');
  await sendWaiting(calls, store);
  expect([...kept.keys()]).toEqual(['a', 'b']);
  await sendWaiting(calls, store);
  expect(sent).toEqual(['a', 'b']);
  expect(kept.size).toBe(0);
  expect(await sendReport(calls, store, report('c'))).toBe('sent');
  expect(kept.size).toBe(0);
});

test('[RS1] what the server refuses for good does not wait', async () => {
  const tooMany = new HttpError(409, { detail: 'x', code: 'tooManyReports' } as never); // as much as is read
  const { kept, sent, store, calls } = trial([tooMany, tooMany]);
  expect(await sendReport(calls, store, report('a'))).toBe('refused');
  kept.set('b', report('b'));
  kept.set('c', report('c'));
  await sendWaiting(calls, store);
  expect(kept.size).toBe(0);
  expect(sent).toEqual(['c']);
});
