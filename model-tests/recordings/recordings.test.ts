import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { replayRecording } from '#machines/app/recordings/replay-recording.ts';
import { readRecording } from '#model/recordings/recording.ts';

const folder = new URL('./', import.meta.url);
const kept = readdirSync(folder).filter((file) => file.endsWith('.json'));

test('[RE4] there are recordings that are kept', () => {
  expect(kept.length).toBeGreaterThan(0);
});

test.each(kept)('[RE4] %s goes as it was recorded', async (file) => {
  const read = readRecording(readFileSync(new URL(file, folder), 'utf8'));
  if ('bad' in read) throw new Error(`${file} is ${read.bad} ${read.where}`);
  const { steps, divergence } = await replayRecording(read.recording);
  expect(divergence).toBeNull();
  expect(steps.length).toBeGreaterThan(0);
});
