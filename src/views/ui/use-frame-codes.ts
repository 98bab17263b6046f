import { useEffect, useEffectEvent, type RefObject } from 'react';
import { openCodeReader } from './code-reader.ts';
import { afterFrame, nothingInView } from './codes-in-view.ts';

/** Milliseconds between two looks: the battery lasts, and nobody notices. */
const PAUSE = 120;

interface FrameCodes {
  readonly onCode: (code: string) => void;
  /** The reader could not be loaded, or gave up. */
  readonly onFailed: () => void;
}

/** Reads the codes that come before a running camera. */
export function useFrameCodes(
  video: RefObject<HTMLVideoElement | null>,
  isOn: boolean,
  { onCode, onFailed }: FrameCodes,
): void {
  const tell = useEffectEvent(onCode);
  const fail = useEffectEvent(onFailed);
  useEffect(() => {
    if (!isOn) return undefined;
    const left = new AbortController();
    const told = (code: string): void => void (left.signal.aborted || tell(code));
    look(video, left.signal, told).catch(() => void (left.signal.aborted || fail()));
    return () => left.abort();
  }, [video, isOn]);
}

async function look(
  video: RefObject<HTMLVideoElement | null>,
  left: AbortSignal,
  told: (code: string) => void,
): Promise<void> {
  const reader = await openCodeReader();
  left.addEventListener('abort', reader.close);
  let seen = nothingInView;
  while (!left.aborted && video.current) {
    const next = afterFrame(seen, await reader.read(video.current), performance.now());
    ({ seen } = next);
    if (next.code !== undefined) told(next.code);
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  reader.close();
}
