import { Suspense, useSyncExternalStore } from 'react';
import { partOnDemand } from '#views/ui/part-on-demand.ts';
import { useBrowser } from '#views/navigation/browser-context.ts';

const FileReady = partOnDemand(async () => (await import('./file-ready.tsx')).FileReady);

/** A file waiting to be handed over, if there is one. */
export function FileReadyPart() {
  const { files } = useBrowser();
  const file = useSyncExternalStore(files.subscribe, files.waiting);
  return <Suspense fallback={null}>{file && <FileReady file={file} />}</Suspense>;
}
