import type { Recording } from '#model/recordings/recording.ts';
import { useBrowser } from '#views/navigation/browser-context.ts';

/** Downloads a recording as a file. */
export function useSaveRecording(): (recording: Recording) => void {
  const { files } = useBrowser();
  return (recording) => {
    const name = `lagra-${recording.startedAt.slice(0, 19).replaceAll(/[:T]/g, '-')}.json`;
    const text = `${JSON.stringify(recording, null, 2)}\n`;
    files.give(name, new Blob([text], { type: 'application/json' }));
  };
}
