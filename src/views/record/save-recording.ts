import type { Recording } from '#model/recordings/recording.ts';
import { saveFile } from '../ui/save-file.ts';

/** Hands a recording to the browser's downloads. */
export function saveRecording(recording: Recording): void {
  const name = `lagra-${recording.startedAt.slice(0, 19).replaceAll(/[:T]/g, '-')}.json`;
  saveFile(name, new Blob([`${JSON.stringify(recording, null, 2)}\n`], { type: 'application/json' }));
}
