import { readFileSync } from 'node:fs';
import { testRecording } from './test-recording.ts';

const KEPT = new URL('../../model-tests/recordings/', import.meta.url);

process.exitCode = await testRecording(process.argv.slice(2), {
  read: (file) => readFileSync(file, 'utf8'),
  keptIn: KEPT,
  say: (line) => console.log(line),
});
