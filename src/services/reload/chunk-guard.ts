const PREFIX = 'lagra-reloaded:';
const PAUSE = 10_000;
/** Milliseconds after the word that a page is to be left in which what it was fetching may break off. */
const LEAVING = 5000;

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

/**
 * Loads the page anew when a part of it is not to be had, as after a new build: at most once in 10 s for a path. A page
 * that is just being left stays out of the way: Firefox and WebKit break off what it fetches, and a reload would take the
 * place of where one goes.
 */
export function guardChunks({ target, storage, now, path, reload }: ChunkGuard): void {
  let left = Number.NEGATIVE_INFINITY;
  // An iPhone says only the latter.
  for (const word of ['beforeunload', 'pagehide']) target.addEventListener(word, () => void (left = now()));
  target.addEventListener('vite:preloadError', () => {
    const since = now() - left;
    if (since >= 0 && since < LEAVING) return;
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
