import { expect, test } from 'vitest';
import type { RecordingPhase } from '#model/recordings/recording.ts';
import { AppWatch } from '../watch/app-watch.ts';
import { recordingDesk } from './recording-desk.ts';

test('[RE5] a recording is asked for, started, stopped and dropped; full, it stops by itself', async () => {
  const watch = new AppWatch(() => Date.now());
  const desk = recordingDesk({ watch, model: () => null, locale: () => 'sv', page: () => '/sv/dashboard' });
  const seen: RecordingPhase['is'][] = [];
  desk.subscribe(() => seen.push(desk.phase().is));
  desk.ask();
  await desk.start(true);
  watch.page('/sv/apps/products');
  desk.stop();
  expect(desk.phase()).toMatchObject({
    is: 'stopped',
    isFull: false,
    recording: { locale: 'sv', page: '/sv/dashboard', typed: true, entries: [{ path: '/sv/apps/products' }] },
  });
  desk.stop();
  desk.drop();
  desk.ask();
  await desk.start(false);
  for (let nth = 0; nth < 5001; nth++) watch.page('/sv');
  await Promise.resolve();
  expect(desk.phase()).toMatchObject({ is: 'stopped', isFull: true });
  expect(seen).toEqual(['asked', 'running', 'stopped', 'off', 'asked', 'running', 'stopped']);
});
