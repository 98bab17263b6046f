const PREFIX = 'lagra-reloaded:';
const PAUSE = 10_000;
/** Milliseconds after the start of leaving a page during which its requests may be aborted. */
const LEAVING = 5000;

interface ChunkGuard {
  /** `window`: where the chunk loader reports failures. */
  readonly target: EventTarget;
  /** The tab's storage. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** Milliseconds. */
  readonly now: () => number;
  readonly path: () => string;
  readonly reload: () => void;
  /** Whether something loads that nobody waits for yet. */
  readonly isAhead: () => boolean;
}

/**
 * Reloads the page when a chunk cannot be loaded, as after a new build: at most once in 10 s per path. A page that is
 * being left is not reloaded: Firefox and WebKit abort its requests, and a reload would replace the navigation.
 */
export function guardChunks({ target, storage, now, path, reload, isAhead }: ChunkGuard): void {
  let left = Number.NEGATIVE_INFINITY;
  // iPhones fire only the latter.
  for (const word of ['beforeunload', 'pagehide']) target.addEventListener(word, () => void (left = now()));
  target.addEventListener('vite:preloadError', () => {
    if (isAhead()) return;
    const since = now() - left;
    if (since >= 0 && since < LEAVING) return;
    if (mayReload(storage, path(), now())) reload();
  });
}

/** Without storage the last reload is unknown: then never reload, since it might loop forever. */
function mayReload(storage: ChunkGuard['storage'], path: string, now: number): boolean {
  try {
    const last = Number(storage.getItem(PREFIX + path) ?? Number.NEGATIVE_INFINITY);
    // If the clock was set back, there is no need to wait.
    if (now >= last && now - last < PAUSE) return false;
    storage.setItem(PREFIX + path, String(now));
    return true;
  } catch {
    return false;
  }
}
