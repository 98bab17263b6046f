import { useEffect, useState, type RefObject } from 'react';

/** Why there is no picture. */
export type CameraTrouble = 'denied' | 'none' | 'busy' | 'failed';

export interface Camera {
  readonly state: 'starting' | 'on' | CameraTrouble;
  /** Whether its light is on; null if it has none that can be switched. */
  readonly torch: boolean | null;
  readonly onTorch: (isOn: boolean) => void;
}

/** Shows the camera that looks away from the person, as long as the video is there. [UI31] */
export function useCamera(video: RefObject<HTMLVideoElement | null>): Camera {
  const [state, setState] = useState<Camera['state']>('starting');
  const [light, setLight] = useState<{ readonly track: MediaStreamTrack; readonly isOn: boolean } | null>(
    null,
  );
  useEffect(() => {
    const left = new AbortController();
    const shown = (track: MediaStreamTrack): void => {
      setState('on');
      setLight(hasTorch(track) ? { track, isOn: false } : null);
      track.addEventListener('ended', () => setState('busy'), left);
    };
    const failed = (error: unknown): void => {
      if (!left.signal.aborted) setState(troubleOf(error));
    };
    void show(video.current, left.signal).then(shown, failed);
    return () => left.abort();
  }, [video]);
  const onTorch = (isOn: boolean): void => {
    if (!light) return;
    const advanced: readonly Lit[] = [{ torch: isOn }];
    void light.track.applyConstraints({ advanced: [...advanced] }).then(
      () => setLight({ ...light, isOn }),
      () => setLight(null),
    );
  };
  return { state, torch: light?.isOn ?? null, onTorch };
}

/** https://w3c.github.io/mediacapture-image: not among the types of TypeScript. */
interface Lit extends MediaTrackConstraintSet {
  readonly torch: boolean;
}

const hasTorch = (track: MediaStreamTrack): boolean => 'torch' in (track.getCapabilities?.() ?? {});

async function show(video: HTMLVideoElement | null, left: AbortSignal): Promise<MediaStreamTrack> {
  const wanted = { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } };
  const stream = await navigator.mediaDevices.getUserMedia({ video: wanted, audio: false });
  const stop = (): void => stream.getTracks().forEach((track) => track.stop());
  left.addEventListener('abort', stop);
  if (left.aborted) stop();
  left.throwIfAborted();
  const [track] = stream.getVideoTracks();
  if (!video || !track) throw new DOMException('no picture', 'NotFoundError');
  video.srcObject = stream;
  await video.play();
  return track;
}

const troubles: Readonly<Record<string, CameraTrouble>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

/** What an error of `getUserMedia` means to the person. */
const troubleOf = (error: unknown): CameraTrouble =>
  (error instanceof Error ? troubles[error.name] : undefined) ?? 'failed';
