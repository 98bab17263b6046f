const PREFIX = 'lagra-reloaded:';
const PAUSE = 10_000;

interface ChunkGuard {
  /** `window`: where the loader of parts tells of those it cannot load. */
  readonly target: EventTarget;
  /** Of the tab. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** Milliseconds. */
  readonly now: () => number;
  readonly path: () => string;
  readonly reload: () => void;
}

/** Loads the page anew when a part of it is not to be had, as after a new build: at most once in 10 s for a path. */
export function guardChunks({ target, storage, now, path, reload }: ChunkGuard): void {
  target.addEventListener('vite:preloadError', () => {
    if (mayReload(storage, path(), now())) reload();
  });
}

/** A storage that is shut cannot tell when the last time was: then never, for it might go on without end. */
function mayReload(storage: ChunkGuard['storage'], path: string, now: number): boolean {
  try {
    const last = Number(storage.getItem(PREFIX + path) ?? Number.NEGATIVE_INFINITY);
    // A clock that was set back is no reason to wait for it.
    if (now >= last && now - last < PAUSE) return false;
    storage.setItem(PREFIX + path, String(now));
    return true;
  } catch {
    return false;
  }
}
